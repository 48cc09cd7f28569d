import IntentSchema
import SwiftSource

// The `String` expressions for values in a text.
extension AppIntentsEmitter {
    func code(of value: TextVariable) -> Code {
        guard let member = value.member else {
            return text(value.access, value.type, isArray: value.isArray, isOptional: value.isOptional)
        }
        guard value.isArray else {
            let access: Code =
                value.isOptional ? "\(value.access)?.\(member.name)" : "\(value.access).\(member.name)"
            return text(access, value.type, isArray: member.isArray, isOptional: true)
        }
        let one = text("$0.\(member.name)", value.type, isArray: member.isArray, isOptional: true)
        return value.isOptional
            ? #"\#(value.access)?.map { \#(one) }.formatted() ?? """#
            : "\(value.access).map { \(one) }.formatted()"
    }

    private func text(_ value: Code, _ type: ParameterType, isArray: Bool, isOptional: Bool) -> Code {
        func single(_ value: Code) -> Code {
            guard isArray else { return element(value, type) }
            let mapped = element("$0", type)
            return mapped == "$0" ? "\(value).formatted()" : "\(value).map { \(mapped) }.formatted()"
        }
        guard isOptional else { return single(value) }
        switch type {
        case .string where !isArray, .plain(.speakableString) where !isArray: return #"\#(value) ?? """#
        case .integer, .decimal, .duration, .measurement, .object, .untypedObject, .file, .plain(.url):
            return #"\#(single("\(value)?")) ?? """#
        case .placemark where !isArray: return #"\#(value)?.name ?? """#
        case .string, .boolean, .enumeration, .placemark, .dateComponents, .currencyAmount, .plain(.speakableString),
            .plain(.person), .plain(.paymentMethod), .system:
            return #"\#(isArray ? single("\(value)?") : "\(value).map { \(single("$0")) }") ?? """#
        }
    }

    /// One value that is there, of a type that has a text.
    package func element(_ value: Code, _ type: ParameterType) -> Code {
        switch type {
        case .string, .plain(.speakableString): value
        case .integer, .decimal, .duration, .measurement: "\(value).formatted()"
        case .boolean(let options):
            "String(localized: \(value) ? \(resource(options.shown(true))) : \(resource(options.shown(false))))"
        case .enumeration(let reference, _):
            #"String(localized: \#(titles(of: reference))[\#(value)]?.title ?? "")"#
        case .object, .untypedObject: "\(value).displayString"
        case .file: "\(value).filename"
        case .plain(.url): "\(value).absoluteString"
        case .placemark: #"(\#(value).name ?? "")"#
        case .dateComponents(let options):
            #"(Calendar.current.date(from: \#(value))?.formatted(\#(format(of: options))) ?? "")"#
        case .currencyAmount: "\(value).amount.formatted(.currency(code: \(value).currencyCode))"
        case .plain(.person), .plain(.paymentMethod), .system: value
        }
    }

    private func titles(of enumeration: EnumerationReference) -> Code {
        "\(context.names.enumerations[enumeration.index]).caseDisplayRepresentations"
    }

    /// How the definition has a date written; what is usual in a region where it says nothing, or has a template.
    private func format(of options: DateOptions) -> Code {
        if options.format == .relative { return ".relative(presentation: .named)" }
        let isStyled = options.format == .style
        let date = isStyled ? options.dateStyle ?? .medium : .medium
        let time = isStyled ? options.timeStyle ?? .short : .short
        return """
            date: \(options.kind == .time ? ".omitted" : date.dateStyle), \
            time: \(options.kind == .date ? ".omitted" : time.timeStyle)
            """
    }
}

extension DateOptions.Style {
    /// Foundation's `Date.FormatStyle.DateStyle` of this length.
    fileprivate var dateStyle: Code {
        switch self {
        case .full: ".complete"
        case .long: ".long"
        case .medium: ".abbreviated"
        case .short: ".numeric"
        case .no: ".omitted"
        }
    }

    /// Foundation's `Date.FormatStyle.TimeStyle` of this length.
    fileprivate var timeStyle: Code {
        switch self {
        case .full, .long: ".complete"
        case .medium: ".standard"
        case .short: ".shortened"
        case .no: ".omitted"
        }
    }
}
