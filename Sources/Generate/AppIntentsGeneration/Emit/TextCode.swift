import IntentSchema
import SwiftSource

// The interpolations for values in a text. App Intents puts their texts together in Siri's language, which may differ
// from the process's.
extension AppIntentsEmitter {
    /// What is between the parentheses of an interpolation of the value.
    func code(of value: TextVariable) -> Code {
        if let words = value.words { return resourceValue(words) }
        guard let member = value.member else {
            return interpolation(value.access, value.type, isArray: value.isArray, isOptional: value.isOptional)
        }
        guard value.isArray else {
            let access: Code =
                value.isOptional ? "\(value.access)?.\(member.name)" : "\(value.access).\(member.name)"
            return interpolation(access, value.type, isArray: member.isArray, isOptional: true)
        }
        let all: Code = value.isOptional ? "(\(value.access) ?? [])" : value.access
        let one: Code = member.isArray ? "flatMap { $0.\(member.name) ?? [] }" : "compactMap(\\.\(member.name))"
        return interpolation("\(all).\(one)", value.type, isArray: true, isOptional: false)
    }

    /// What is between the parentheses of an interpolation of one value that is not optional.
    package func interpolation(_ value: Code, _ type: ParameterType) -> Code {
        interpolation(value, type, isArray: false, isOptional: false)
    }

    private func interpolation(_ value: Code, _ type: ParameterType, isArray: Bool, isOptional: Bool) -> Code {
        if isArray { return list(isOptional ? "(\(value) ?? [])" : value, type) }
        switch type {
        case .string, .plain(.speakableString): return isOptional ? #"\#(value) ?? """# : value
        case .boolean(let options):
            guard isOptional else { return words(options, where: value) }
            return #"\#(value).map { \#(words(options, where: "$0")) } ?? """#
        case .plain(.url): return isOptional ? #"\#(value)?.absoluteString ?? """# : "\(value).absoluteString"
        case .integer, .decimal, .duration, .measurement:
            return isOptional ? #"\#(value).map { \#(nested("$0", type)) } ?? """# : formatted(value, type)
        case .dateComponents:
            guard isOptional else { return formatted("Calendar.current.date(from: \(value)) ?? .now", type) }
            let date: Code = "\(value).flatMap { Calendar.current.date(from: $0) }"
            return #"\#(date).map { \#(nested("$0", type)) } ?? """#
        case .enumeration, .object, .untypedObject, .file, .placemark, .currencyAmount, .plain(.person),
            .plain(.paymentMethod), .system:
            return isOptional ? #"\#(value)?.localizedStringResource ?? """# : value
        }
    }

    private func list(_ values: Code, _ type: ParameterType) -> Code {
        let members: Code =
            switch type {
            case .integer, .decimal, .duration, .measurement: "\(values).map { \(nested("$0", type)) }"
            case .boolean(let options): "\(values).map { \(words(options, where: "$0")) }"
            case .plain(.url): "\(values).map(\\.absoluteString)"
            case .dateComponents:
                "\(values).compactMap { Calendar.current.date(from: $0) }.map { \(nested("$0", type)) }"
            case .string, .enumeration, .object, .untypedObject, .file, .placemark, .currencyAmount,
                .plain(.speakableString), .plain(.person), .plain(.paymentMethod), .system:
                values
            }
        return "\(members), format: .list(type: .and)"
    }

    /// A value as a text of its own. Unlike `formatted()`, and unlike the members of a formatted list, it is written in the
    /// language of the text around it.
    private func nested(_ value: Code, _ type: ParameterType) -> Code {
        #"LocalizedStringResource("\(\#(formatted(value, type)))")"#
    }

    /// What is between the parentheses of an interpolation of a number, a quantity or a date.
    private func formatted(_ value: Code, _ type: ParameterType) -> Code {
        switch type {
        case .decimal: "\(value), format: .number"
        case .duration, .measurement: "\(value), format: .measurement(width: .abbreviated)"
        case .dateComponents(let options): "\(value), format: \(format(of: options))"
        default: value
        }
    }

    private func words(_ options: BooleanOptions, where value: Code) -> Code {
        "\(value) ? \(resourceValue(options.shown(true))) : \(resourceValue(options.shown(false)))"
    }

    /// A text as a value of another.
    private func resourceValue(_ text: PlannedText) -> Code {
        isOwn ? "LocalizedStringResource(\(resource(text)))" : resource(text)
    }

    /// How the definition has a date written; what is usual in a region where it says nothing, or has a template.
    private func format(of options: DateOptions) -> Code {
        if options.format == .relative { return ".relative(presentation: .named)" }
        let isStyled = options.format == .style
        let date = isStyled ? options.dateStyle ?? .medium : .medium
        let time = isStyled ? options.timeStyle ?? .short : .short
        return """
            Date.FormatStyle(date: \(options.kind == .time ? ".omitted" : date.dateStyle), \
            time: \(options.kind == .date ? ".omitted" : time.timeStyle))
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
