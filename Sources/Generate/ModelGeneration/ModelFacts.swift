import IntentSchema
import SwiftSource

/// Writes the calls that describe parameters and properties to the runtime library's `ModelTable`, one line per fact.
struct ModelFacts {
    let context: ModelContext
    let writer: Writer

    /// Writes a call, on one line if it fits when indented twice.
    func write(_ method: Code, _ arguments: [Code]) { writer.call(method, arguments, upTo: 112) }

    /// Writes a call with a text and its id. Writes nothing if the text is missing.
    func write(_ method: Code, _ text: LocalizedText, after first: [Code] = []) {
        if text.shown != nil { write(method, first + arguments(text)) }
    }

    /// Describes a property of a custom type or a response.
    func write(_ property: Property) { writeValue(property.name, property.displayName, of: property.type) }

    /// Describes a parameter with everything that the definition says about it.
    func write(_ parameter: Parameter, of intent: Intent) {
        writeValue(parameter.name, parameter.displayName, of: parameter.type)
        if !parameter.isArray, case .string(let options) = parameter.type, options.defaultValue.text != nil,
            let id = options.defaultValue.id
        {
            writer.line("table.defaultText(id: \(StringLiteral(id)))")
        }
        writeOptions(of: parameter.type)
        if parameter.isArray {
            let sizes: [Code] = WidgetFamily.allCases.compactMap { family in
                parameter.arraySizes.first { $0.family == family }.map {
                    ".\(Identifier(family.rawValue.lowerFirst)): \($0.size)"
                }
            }
            if !sizes.isEmpty { writer.line("table.sizes(\(Code.list(sizes)))") }
        }
        if !parameter.isConfigurable { writer.line("table.notConfigurable()") }
        switch parameter.options {
        case .unrestricted: break
        case .dynamic(supportsSearch: true): writer.line("table.options(.searchable)")
        case .dynamic(supportsSearch: false): writer.line("table.options(.dynamic)")
        }
        let isResolved = parameter.supportsResolution && intent.isHandled
        if parameter.supportsResolution { writer.line("table.resolvable()") }
        if let parent = parameter.parent {
            let name = StringLiteral(intent.parameters[parent.parameter].name)
            writer.line("table.shown(while: \(name), \(condition(parent, intent)))")
        }
        // The other texts are only spoken while a parameter is resolved.
        for prompt in parameter.prompts where isResolved || prompt.kind == .configuration {
            write("table.prompt", prompt.text, after: [".\(Identifier(prompt.kind.rawValue.lowerFirst))"])
        }
        for reason in parameter.unsupportedReasons where isResolved {
            write("table.unsupported", reason.text, after: ["\(StringLiteral(reason.code))"])
        }
    }

    /// A text and its id, without what is missing.
    private func arguments(_ text: LocalizedText) -> [Code] {
        guard let value = text.shown else { return [] }
        return [value, text.id].compactMap { $0.map { "\(StringLiteral($0))" } }
    }

    /// A text and its id, with `nil` for what is missing.
    func optionalArguments(_ text: LocalizedText) -> [Code] {
        let arguments = arguments(text)
        return arguments + Array(repeating: "nil", count: 2 - arguments.count)
    }

    private func condition(_ parent: ParentCondition, _ intent: Intent) -> Code {
        switch parent.predicate {
        case .hasAnyValue: return ".hasAnyValue"
        case .isEqual(let expected): return expected ? ".isEqual(true)" : ".isEqual(false)"
        case .isCase(let index):
            guard let enumeration = context.schema.enumeration(of: intent.parameters[parent.parameter].type) else {
                return ".hasAnyValue"
            }
            return ".isCase(\(enumeration.cases[index].index))"
        }
    }

    // MARK: - Kinds of values

    private func writeValue(_ name: String, _ title: LocalizedText, of type: ParameterType) {
        write("table.value", ["\(StringLiteral(name))"] + arguments(title))
        writeLimits(of: type)
    }

    /// Writes units, bounds and currencies.
    private func writeLimits(of type: ParameterType) {
        switch type {
        case .integer(let options):
            writeBounds("", from: options.minimum, to: options.maximum) { "\(grouped: $0)" }
        case .decimal(let options):
            writeBounds("decimal: ", from: options.minimum, to: options.maximum) { $0.isFinite ? $0.plainCode : nil }
        case .duration(let options):
            writeUnit(options.shownUnit?.name)
            writeBounds("duration: ", from: options.minimum, to: options.maximum) {
                $0.value.isFinite ? ".\($0.durationCode)" : nil
            }
        case .measurement(let kind, let options):
            let type: TypeName = "IntentRuntime.MeasurementValue<\(kind.unitType)>"
            writeUnit(options.shownUnit?.name)
            writeBounds("measurement: ", from: options.minimum, to: options.maximum) {
                $0.value.isFinite ? "\(type)(\($0.arguments))" : nil
            }
        case .currencyAmount(let options):
            let codes: [Code] = options.currencyCodes.map { "\(StringLiteral($0))" }
            if !codes.isEmpty { write("table.currencies", codes) }
            writeBounds("amount: ", from: options.minimum, to: options.maximum) { $0.isFinite ? $0.plainCode : nil }
        case .string, .boolean, .enumeration, .object, .untypedObject, .file, .placemark, .dateComponents, .plain,
            .system:
            break
        }
    }

    private func writeUnit(_ name: String?) {
        if let name { writer.line("table.unit(\(StringLiteral(name)))") }
    }

    private func writeBounds<Value>(
        _ label: Code,
        from minimum: Value?,
        to maximum: Value?,
        code: (Value) -> Code?
    ) {
        let bounds = [minimum.flatMap(code), maximum.flatMap(code)]
        if bounds.allSatisfy({ $0 == nil }) { return }
        writer.line("table.bounds(\(label)\(bounds.map { $0 ?? "nil" }, separator: ", "))")
    }

    // MARK: - Options of a kind

    private func writeOptions(of type: ParameterType) {
        switch type {
        case .integer(let options): writeControl(options.control)
        case .decimal(let options): writeControl(options.control)
        case .string(let options): writeTyping(options)
        case .boolean(let options):
            let (on, off) = (options.trueDisplayName, options.falseDisplayName)
            if on.shown != nil || off.shown != nil {
                write("table.toggle", optionalArguments(on) + optionalArguments(off))
            }
        case .dateComponents(let options): writeDate(options)
        case .file(let options):
            let types: [String] =
                switch options.kind {
                case .any, .other: []
                case .image: ["public.image"]
                case .plainText: ["public.plain-text"]
                case .typeIdentifiers(let types): types
                }
            if !types.isEmpty { write("table.files", types.map { "\(StringLiteral($0))" }) }
        case .enumeration, .object, .untypedObject, .placemark, .duration, .measurement, .currencyAmount, .plain,
            .system:
            break
        }
    }

    private func writeControl(_ control: NumberControl?) {
        if let control { writer.line("table.control(.\(Identifier(control.rawValue.lowerFirst)))") }
    }

    private func writeTyping(_ options: StringOptions) {
        var arguments: [Code] = []
        if let value = options.capitalization {
            let name: Identifier =
                switch value {
                case .none: "none"
                case .words: "words"
                case .sentences: "sentences"
                case .allCharacters: "allCharacters"
                }
            // Without its type, `none` would be a missing value.
            let type: Code = value == .none ? "IntentRuntime.TextEntry.Capitalization" : ""
            arguments.append("capitalization: \(type).\(name)")
        }
        if let value = options.keyboardType {
            let name: Identifier =
                switch value {
                case .default: "standard"
                case .asciiCapable: "asciiCapable"
                case .numbersAndPunctuation: "numbersAndPunctuation"
                case .url: "url"
                case .numberPad: "numberPad"
                }
            arguments.append("keyboard: .\(name)")
        }
        if options.isMultiline { arguments.append("multiline: true") }
        if options.disablesAutocorrect { arguments.append("corrects: false") }
        if options.disablesSmartQuotes { arguments.append("smartQuotes: false") }
        if options.disablesSmartDashes { arguments.append("smartDashes: false") }
        if !arguments.isEmpty { write("table.typing", arguments) }
    }

    private func writeDate(_ options: DateOptions) {
        var arguments: [Code] = [".\(Identifier(options.kind.rawValue.lowerFirst))"]
        if let format = options.format { arguments.append(".\(Identifier(format.rawValue.lowerFirst))") }
        if let style = options.dateStyle { arguments.append("date: .\(Identifier(style.rawValue.lowerFirst))") }
        if let style = options.timeStyle { arguments.append("time: .\(Identifier(style.rawValue.lowerFirst))") }
        if let template = options.template.text { arguments.append("template: \(StringLiteral(template))") }
        write("table.date", arguments)
    }
}
