import IntentSchema
import SwiftSource

// The interpolations for values in a text. App Intents puts their texts together in Siri's language, which may differ
// from the process's.
extension AppIntentsEmitter {
    /// What is between the parentheses of an interpolation of the value.
    func code(of value: TextVariable) -> Code {
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
        if isArray { return list(isOptional ? "\(value) ?? []" : value, type, isExpression: isOptional) }
        switch type {
        case .string, .plain(.speakableString): return isOptional ? #"\#(value) ?? """# : value
        case .integer: return isOptional ? #"\#(value)?.formatted() ?? """# : value
        case .decimal, .duration, .measurement:
            return isOptional ? #"\#(value)?.formatted() ?? """# : "\(value), format: \(format(of: type))"
        case .boolean(let options):
            guard isOptional else { return words(options, where: value) }
            return #"\#(value).map { \#(words(options, where: "$0")) } ?? """#
        case .plain(.url): return isOptional ? #"\#(value)?.absoluteString ?? """# : "\(value).absoluteString"
        case .dateComponents(let options):
            guard isOptional else {
                return "Calendar.current.date(from: \(value)) ?? .now, format: \(format(of: options))"
            }
            return #"\#(value).flatMap { Calendar.current.date(from: $0) }?.formatted(\#(style(of: options))) ?? """#
        case .enumeration, .object, .untypedObject, .file, .placemark, .currencyAmount, .plain(.person),
            .plain(.paymentMethod), .system:
            return isOptional ? #"\#(value)?.localizedStringResource ?? """# : value
        }
    }

    /// - Parameter isExpression: Whether the values need parentheses before a call.
    private func list(_ values: Code, _ type: ParameterType, isExpression: Bool) -> Code {
        let callee: Code = isExpression ? "(\(values))" : values
        switch type {
        case .integer, .decimal, .duration, .measurement:
            return "\(values), format: .list(memberStyle: \(format(of: type)), type: .and)"
        case .boolean(let options):
            return "\(callee).map { \(words(options, where: "$0")) }, format: .list(type: .and)"
        case .plain(.url): return "\(callee).map(\\.absoluteString), format: .list(type: .and)"
        case .dateComponents(let options):
            let dates: Code = "\(callee).compactMap { Calendar.current.date(from: $0) }"
            return "\(dates), format: .list(memberStyle: \(format(of: options)), type: .and)"
        case .string, .enumeration, .object, .untypedObject, .file, .placemark, .currencyAmount,
            .plain(.speakableString), .plain(.person), .plain(.paymentMethod), .system:
            return "\(values), format: .list(type: .and)"
        }
    }

    private func words(_ options: BooleanOptions, where value: Code) -> Code {
        func resource(_ value: Bool) -> Code {
            let text = self.resource(options.shown(value))
            return usesTextsAsKeys ? "LocalizedStringResource(\(text))" : text
        }
        return "\(value) ? \(resource(true)) : \(resource(false))"
    }

    private func format(of type: ParameterType) -> Code {
        switch type {
        case .duration, .measurement: ".measurement(width: .abbreviated)"
        default: ".number"
        }
    }

    /// How the definition has a date written; what is usual in a region where it says nothing, or has a template.
    private func style(of options: DateOptions) -> Code {
        if options.format == .relative { return ".relative(presentation: .named)" }
        let isStyled = options.format == .style
        let date = isStyled ? options.dateStyle ?? .medium : .medium
        let time = isStyled ? options.timeStyle ?? .short : .short
        return """
            date: \(options.kind == .time ? ".omitted" : date.dateStyle), \
            time: \(options.kind == .date ? ".omitted" : time.timeStyle)
            """
    }

    private func format(of options: DateOptions) -> Code {
        options.format == .relative ? style(of: options) : "Date.FormatStyle(\(style(of: options)))"
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
