import IntentSchema

/// The calls that describe parameters and properties to the runtime library's `ModelTable`, a line for each fact.
struct ModelFacts {
    let context: ModelContext

    /// A call on one line where it fits, two steps in.
    static func call(_ method: Code, _ arguments: [Code]) -> Code { .call(method, arguments, upTo: 112) }

    /// A property of a custom type, or a value of a response.
    func lines(_ property: Property) -> [Code] { value(property.name, property.displayName, of: property.type) }

    /// A parameter, with everything that the definition says of it.
    func lines(_ parameter: Parameter, of intent: Intent) -> [Code] {
        var lines = value(parameter.name, parameter.displayName, of: parameter.type)
        if !parameter.isArray, case .string(let options) = parameter.type, options.defaultValue.text != nil,
            let id = options.defaultValue.id
        {
            lines.append("table.defaultText(id: \(StringLiteral(id)))")
        }
        lines += options(of: parameter.type)
        if parameter.isArray {
            let sizes: [Code] = WidgetFamily.allCases.compactMap { family in
                parameter.arraySizes.first { $0.family == family }.map {
                    ".\(Identifier(family.rawValue.lowerFirst)): \($0.size)"
                }
            }
            if !sizes.isEmpty { lines.append("table.sizes(\(Code.list(sizes)))") }
        }
        if !parameter.isConfigurable { lines.append("table.notConfigurable()") }
        switch parameter.options {
        case .unrestricted: break
        case .dynamic(supportsSearch: true): lines.append("table.options(.searchable)")
        case .dynamic(supportsSearch: false): lines.append("table.options(.dynamic)")
        }
        if parameter.supportsResolution { lines.append("table.resolvable()") }
        if let parent = parameter.parent {
            let name = StringLiteral(intent.parameters[parent.parameter].name)
            lines.append("table.shown(while: \(name), \(condition(parent, intent)))")
        }
        for prompt in parameter.prompts {
            lines += call("table.prompt", prompt.text, after: [".\(Identifier(prompt.kind.rawValue.lowerFirst))"])
        }
        for reason in parameter.unsupportedReasons {
            lines += call("table.unsupported", reason.text, after: ["\(StringLiteral(reason.code))"])
        }
        return lines
    }

    /// A call with a text and its id; none for a text that is missing.
    func call(_ function: Code, _ text: LocalizedText, after first: [Code] = []) -> [Code] {
        text.shown.map { [Self.call(function, first + ["\(StringLiteral($0))"] + id(of: text))] } ?? []
    }

    /// A text and its id; `nil` for one that is missing.
    func arguments(_ text: LocalizedText) -> [Code] {
        guard let value = text.shown else { return ["nil", "nil"] }
        return ["\(StringLiteral(value))", text.id.map { "\(StringLiteral($0))" } ?? "nil"]
    }

    /// The id as a further argument, if there is one.
    private func id(of text: LocalizedText) -> [Code] { text.id.map { ["\(StringLiteral($0))"] } ?? [] }

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

    private func value(_ name: String, _ title: LocalizedText, of type: ParameterType) -> [Code] {
        let text: [Code] = title.shown.map { ["\(StringLiteral($0))"] + id(of: title) } ?? []
        return [Self.call("table.value", ["\(StringLiteral(name))"] + text)] + limits(of: type)
    }

    /// Units, bounds and currencies.
    private func limits(of type: ParameterType) -> [Code] {
        switch type {
        case .integer(let options):
            return bounds("", from: options.minimum, to: options.maximum) { "\($0)" }
        case .decimal(let options):
            return bounds("decimal: ", from: options.minimum, to: options.maximum) { $0.isFinite ? $0.plainCode : nil }
        case .duration(let options):
            return unit(options.shownUnit?.name)
                + bounds("duration: ", from: options.minimum, to: options.maximum) {
                    $0.value.isFinite ? ".\($0.durationCode)" : nil
                }
        case .measurement(let kind, let options):
            let type: TypeName = "\(context.runtime("MeasurementValue"))<\(context.runtime(kind.unitType))>"
            return unit(options.shownUnit?.name)
                + bounds("measurement: ", from: options.minimum, to: options.maximum) {
                    $0.value.isFinite ? "\(type)(\($0.arguments))" : nil
                }
        case .currencyAmount(let options):
            let codes: [Code] = options.currencyCodes.map { "\(StringLiteral($0))" }
            return (codes.isEmpty ? [] : [Self.call("table.currencies", codes)])
                + bounds("amount: ", from: options.minimum, to: options.maximum) { $0.isFinite ? $0.plainCode : nil }
        case .string, .boolean, .enumeration, .object, .untypedObject, .file, .placemark, .dateComponents, .plain,
            .system:
            return []
        }
    }

    private func unit(_ name: String?) -> [Code] { name.map { ["table.unit(\(StringLiteral($0)))"] } ?? [] }

    private func bounds<Value>(
        _ label: Code,
        from minimum: Value?,
        to maximum: Value?,
        code: (Value) -> Code?
    ) -> [Code] {
        let bounds = [minimum.flatMap(code), maximum.flatMap(code)]
        if bounds.allSatisfy({ $0 == nil }) { return [] }
        return ["table.bounds(\(label)\(bounds.map { $0 ?? "nil" }, separator: ", "))"]
    }

    // MARK: - Options of a kind

    private func options(of type: ParameterType) -> [Code] {
        switch type {
        case .integer(let options): return control(options.control)
        case .decimal(let options): return control(options.control)
        case .string(let options): return typing(options)
        case .boolean(let options):
            if options.trueDisplayName.shown == nil, options.falseDisplayName.shown == nil { return [] }
            return [
                Self.call("table.toggle", arguments(options.trueDisplayName) + arguments(options.falseDisplayName))
            ]
        case .dateComponents(let options): return [date(options)]
        case .file(let options):
            let types: [String] =
                switch options.kind {
                case .any, .other: []
                case .image: ["public.image"]
                case .plainText: ["public.plain-text"]
                case .typeIdentifiers(let types): types
                }
            return types.isEmpty ? [] : [Self.call("table.files", types.map { "\(StringLiteral($0))" })]
        case .enumeration, .object, .untypedObject, .placemark, .duration, .measurement, .currencyAmount, .plain,
            .system:
            return []
        }
    }

    private func control(_ control: NumberControl?) -> [Code] {
        control.map { ["table.control(.\(Identifier($0.rawValue.lowerFirst)))"] } ?? []
    }

    private func typing(_ options: StringOptions) -> [Code] {
        var arguments: [Code] = []
        if let value = options.capitalization {
            let name: Identifier =
                switch value {
                case .none: "none"
                case .words: "words"
                case .sentences: "sentences"
                case .allCharacters: "allCharacters"
                }
            // A `none` without its type would be the absence of a value.
            let type: Code = value == .none ? "\(context.runtime("TextEntry")).Capitalization" : ""
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
        return arguments.isEmpty ? [] : [Self.call("table.typing", arguments)]
    }

    private func date(_ options: DateOptions) -> Code {
        var arguments: [Code] = [".\(Identifier(options.kind.rawValue.lowerFirst))"]
        if let format = options.format { arguments.append(".\(Identifier(format.rawValue.lowerFirst))") }
        if let style = options.dateStyle { arguments.append("date: .\(Identifier(style.rawValue.lowerFirst))") }
        if let style = options.timeStyle { arguments.append("time: .\(Identifier(style.rawValue.lowerFirst))") }
        if let template = options.template.text { arguments.append("template: \(StringLiteral(template))") }
        return Self.call("table.date", arguments)
    }
}
