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
            let kind: Code = ".\(Identifier(prompt.kind.rawValue.lowerFirst))"
            if let text = prompt.text.shown, text == prompt.kind.standardText(for: parameter.name) {
                write("table.standardPrompt", [kind] + (prompt.text.id.map { ["\(StringLiteral($0))"] } ?? []))
            } else {
                write("table.prompt", prompt.text, after: [kind])
            }
        }
        for reason in parameter.unsupportedReasons where isResolved {
            write("table.unsupported", reason.text, after: ["\(StringLiteral(reason.code))"])
        }
    }

    /// A text and its id, without what is missing.
    private func arguments(_ text: LocalizedText) -> [Code] {
        guard let value = text.shown else { return [] }
        return [literal(value)] + (text.id.map { ["\(StringLiteral($0))"] } ?? [])
    }

    /// A text, on several lines if it is long.
    func literal(_ text: String) -> Code { "\(StringLiteral(text, columns: Code.maximumLength))" }

    /// Writes the two texts for a code of the response. They are often the same, with an id each.
    func writeDialog(_ code: IntentResponseCode, _ name: Identifier) {
        var arguments: [Code] = ["Code.\(name)"] + optionalArguments(code.dialog)
        if let short = code.conciseDialog.shown {
            let id = code.conciseDialog.id
            if short != code.dialog.shown || id == nil { arguments.append("short: \(literal(short))") }
            if let id { arguments.append("shortID: \(StringLiteral(id))") }
        }
        write("table.dialog", arguments)
    }

    /// A text and its id, with `nil` for what is missing.
    private func optionalArguments(_ text: LocalizedText) -> [Code] {
        let arguments = arguments(text)
        return arguments + Array(repeating: "nil", count: 2 - arguments.count)
    }

    private func condition(_ parent: ParentCondition, _ intent: Intent) -> Code {
        switch parent.predicate {
        case .unknown(let condition): return ".unknown, \(StringLiteral(condition))"
        case .known(let relation, let operands):
            let enumeration = context.schema.enumeration(of: intent.parameters[parent.parameter].type)
            let values = operands.map { operand -> Code in
                switch operand {
                case .boolean(let value): "\(value)"
                case .enumerationCase(let position): "\(enumeration?.cases[position].index ?? 0)"
                case .number(let number): number.plainCode
                case .text(let text): "\(StringLiteral(text))"
                }
            }
            return "\([".\(Identifier(relation.rawValue))"] + values, separator: ", ")"
        }
    }

    // MARK: - Kinds of values

    private func writeValue(_ name: String, _ title: LocalizedText, of type: ParameterType) {
        write("table.value", ["\(StringLiteral(name))"] + arguments(title))
        writeLimits(of: type)
    }

    /// Writes units, currencies and bounds.
    private func writeLimits(of type: ParameterType) {
        switch type {
        case .duration(let options): writeUnit(options.shownUnit?.name)
        case .measurement(_, let options): writeUnit(options.shownUnit?.name)
        case .currencyAmount(let options):
            let codes: [Code] = options.currencyCodes.map { "\(StringLiteral($0))" }
            if !codes.isEmpty { write("table.currencies", codes) }
        case .string, .integer, .decimal, .boolean, .enumeration, .object, .untypedObject, .file, .placemark,
            .dateComponents, .plain, .system:
            break
        }
        if let bounds = context.bounds(of: type) { writer.line("table.bounds(\(bounds.arguments))") }
    }

    private func writeUnit(_ name: String?) {
        if let name { writer.line("table.unit(\(StringLiteral(name)))") }
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
                let (on, off) = (optionalArguments(on), optionalArguments(off))
                write("table.toggle", ["on: \(on[0])", on[1], "off: \(off[0])", off[1]])
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
        // The library's cases have the names of the schema's, but for `default`.
        if let value = options.capitalization {
            // On its own, `none` would be a missing value.
            let name: Code = value == .none ? "some(.none)" : "\(Identifier("\(value)"))"
            arguments.append("capitalization: .\(name)")
        }
        if let value = options.keyboardType {
            arguments.append("keyboard: .\(value == .default ? "standard" : Identifier("\(value)"))")
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

extension PromptDialog.Kind {
    /// The text that Xcode suggests, which the library has, too; `nil` if there is none.
    fileprivate func standardText(for parameter: String) -> String? {
        switch self {
        case .confirmation: "Just to confirm, you wanted ‘${\(parameter)}’?"
        case .disambiguationIntroduction: "There are ${count} options matching ‘${\(parameter)}’."
        default: nil
        }
    }
}
