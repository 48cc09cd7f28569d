import IntentSchema

/// The calls that describe parameters and properties to the runtime library's `ModelTable`.
struct ParameterTable {
    let context: ModelContext

    /// A property of a custom type, or a value of a response.
    func calls(_ property: Property) -> [Code] {
        var calls = value(property.name, property.displayName, property.type)
        if property.isArray { calls.append("table.list()") }
        return calls
    }

    /// A parameter, with everything that the definition says of it.
    func calls(_ parameter: Parameter, of intent: Intent) -> [Code] {
        var calls = value(parameter.name, parameter.displayName, parameter.type) + options(of: parameter.type)
        if parameter.isArray {
            let sizes: [Code] = WidgetFamily.allCases.compactMap { family in
                parameter.arraySizes.first { $0.family == family }.map { ".\(family.argument): \($0.size)" }
            }
            calls.append(sizes.isEmpty ? "table.list()" : "table.list([\(sizes, separator: ", ")])")
        }
        if !parameter.isConfigurable { calls.append("table.notConfigurable()") }
        switch parameter.options {
        case .unrestricted: break
        case .dynamic(supportsSearch: true): calls.append("table.options(.searchable)")
        case .dynamic(supportsSearch: false): calls.append("table.options(.dynamic)")
        }
        if parameter.supportsResolution { calls.append("table.resolvable()") }
        if let parent = parameter.parent {
            let name = StringLiteral(intent.parameters[parent.parameter].name)
            calls.append("table.shown(while: \(name), \(condition(parent, intent)))")
        }
        for prompt in parameter.prompts {
            calls += call("table.prompt", prompt.text, after: ".\(Identifier(prompt.kind.rawValue.lowerFirst)), ")
        }
        for reason in parameter.unsupportedReasons {
            calls += call("table.unsupported", reason.text, after: "\(StringLiteral(reason.code)), ")
        }
        return calls
    }

    /// A call with a text and its id; none for a text that is missing.
    func call(_ function: Code, _ text: LocalizedText, after first: Code = "") -> [Code] {
        text.shown.map { ["\(function)(\(first)\(StringLiteral($0))\(id(of: text)))"] } ?? []
    }

    /// A text and its id; `nil` for one that is missing.
    func arguments(_ text: LocalizedText) -> Code {
        guard let value = text.shown else { return "nil, nil" }
        return "\(StringLiteral(value)), \(text.id.map { "\(StringLiteral($0))" } ?? "nil")"
    }

    /// The id as a further argument, if there is one.
    private func id(of text: LocalizedText) -> Code { text.id.map { ", \(StringLiteral($0))" } ?? "" }

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

    private func value(_ name: String, _ title: LocalizedText, _ type: ParameterType) -> [Code] {
        let start: Code = "\(StringLiteral(name)), \(arguments(title))"
        // Where a label follows, what is missing can be left out.
        let short: Code = "\(StringLiteral(name))\(title.shown.map { ", \(StringLiteral($0))\(id(of: title))" } ?? "")"
        let value = context.defaultValue(of: type, isArray: false)
        let initial: Code = value.map { ", default: \($0)" } ?? ""
        switch type {
        case .string(let options):
            return ["table.string(\(short)\(initial)\(value == nil ? "" : id(of: options.defaultValue)))"]
        case .integer(let options):
            return ["table.integer(\(short)\(initial))"]
                + bounds("table.bounds", options.minimum.map { "\($0)" }, options.maximum.map { "\($0)" })
        case .decimal(let options):
            return ["table.decimal(\(short)\(initial))"]
                + bounds(
                    "table.bounds",
                    label: "decimal: ",
                    options.minimum.flatMap(code),
                    options.maximum.flatMap(code)
                )
        case .boolean(let options):
            return ["table.boolean(\(short), default: \(options.defaultValue))"]
        case .enumeration(let reference, let defaultCase):
            let type = context.names.reference(to: context.names.enumeration(reference))
            let initial: Code =
                defaultCase.map { ", default: \(type).\(context.caseNames[reference.index][$0])" } ?? ""
            return ["table.enumeration(\(start), \(type).self\(initial))"]
        case .object, .untypedObject:
            return ["table.object(\(start), \(context.element(of: type)).self)"]
        case .duration(let options):
            let unit: Code = options.shownUnit.map { ", unit: \(StringLiteral($0.name))" } ?? ""
            return ["table.duration(\(short)\(unit)\(initial))"]
                + bounds(
                    "table.bounds",
                    label: "duration: ",
                    options.minimum.flatMap(code),
                    options.maximum.flatMap(code)
                )
        case .measurement(let kind, let options):
            let unit = context.runtime(kind.unitType)
            let shown: Code = options.shownUnit.map { ", shown: .\(Identifier($0.name))" } ?? ""
            return ["table.measurement(\(start), \(unit).self\(shown)\(initial))"]
                + bounds(
                    "table.bounds",
                    label: "measurement: ",
                    options.minimum.flatMap { code($0, unit) },
                    options.maximum.flatMap { code($0, unit) },
                    none: "\(context.runtime("MeasurementValue"))<\(unit)>?.none"
                )
        case .currencyAmount(let options):
            let codes: [Code] = options.currencyCodes.map { "\(StringLiteral($0))" }
            let allowed: Code = codes.isEmpty ? "" : ", codes: [\(codes, separator: ", ")]"
            return ["table.currencyAmount(\(short)\(allowed)\(initial))"]
                + bounds(
                    "table.bounds",
                    label: "amount: ",
                    options.minimum.flatMap(code),
                    options.maximum.flatMap(code)
                )
        case .file: return ["table.value(\(start), .file)"]
        case .url: return ["table.value(\(start), .url)"]
        case .placemark: return ["table.value(\(start), .placemark)"]
        case .dateComponents: return ["table.value(\(start), .dateComponents)"]
        case .person: return ["table.value(\(start), .person)"]
        case .paymentMethod: return ["table.value(\(start), .paymentMethod)"]
        case .speakableString: return ["table.value(\(start), .speakableText)"]
        case .system(let system):
            switch system.form {
            case .dateComponentsRange: return ["table.value(\(start), .dateComponentsRange)"]
            case .object, .enumeration: return ["table.object(\(start), \(context.element(of: type)).self)"]
            }
        }
    }

    private func bounds(
        _ function: Code,
        label: Code = "",
        _ minimum: Code?,
        _ maximum: Code?,
        none: Code = "nil"
    ) -> [Code] {
        if minimum == nil, maximum == nil { return [] }
        return ["\(function)(\(label)\(minimum ?? none), \(maximum ?? none))"]
    }

    private func code(_ value: Double) -> Code? { value.isFinite ? value.plainCode : nil }

    private func code(_ quantity: Quantity<DurationUnit>) -> Code? {
        quantity.value.isFinite ? ".\(quantity.code)" : nil
    }

    private func code(_ quantity: Quantity<PhysicalUnit>, _ unit: TypeName) -> Code? {
        let type = context.runtime("MeasurementValue")
        return quantity.value.isFinite ? "\(type)<\(unit)>(\(quantity.arguments))" : nil
    }

    // MARK: - Options of a kind

    private func options(of type: ParameterType) -> [Code] {
        switch type {
        case .integer(let options): return options.control.map { control($0) } ?? []
        case .decimal(let options): return options.control.map { control($0) } ?? []
        case .string(let options): return typing(options)
        case .boolean(let options):
            if options.trueDisplayName.shown == nil, options.falseDisplayName.shown == nil { return [] }
            return [
                "table.toggle(\(arguments(options.trueDisplayName)), \(arguments(options.falseDisplayName)))"
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
            return types.isEmpty
                ? [] : ["table.files([\(types.map { "\(StringLiteral($0))" as Code }, separator: ", ")])"]
        case .enumeration, .object, .untypedObject, .url, .placemark, .duration, .measurement, .person,
            .currencyAmount, .paymentMethod, .speakableString, .system:
            return []
        }
    }

    private func control(_ control: NumberControl) -> [Code] {
        ["table.control(.\(Identifier(control.rawValue.lowerFirst)))"]
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
        return arguments.isEmpty ? [] : ["table.typing(\(arguments, separator: ", "))"]
    }

    private func date(_ options: DateOptions) -> Code {
        let parts: Identifier =
            switch options.kind {
            case .dateTime: "dateTime"
            case .date: "date"
            case .time: "time"
            }
        var arguments: [Code] = [".\(parts)"]
        if let format = options.format { arguments.append(".\(Identifier(format.rawValue.lowerFirst))") }
        if let style = options.dateStyle { arguments.append("date: .\(Identifier(style.rawValue.lowerFirst))") }
        if let style = options.timeStyle { arguments.append("time: .\(Identifier(style.rawValue.lowerFirst))") }
        if let template = options.template.text { arguments.append("template: \(StringLiteral(template))") }
        return "table.date(\(arguments, separator: ", "))"
    }
}

extension WidgetFamily {
    /// The library's name of the family.
    fileprivate var argument: Identifier {
        switch self {
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .extraLarge: "extraLarge"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        }
    }
}
