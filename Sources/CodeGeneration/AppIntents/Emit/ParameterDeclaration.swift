import IntentSchema

/// Writes a property of an App Intent with its `@Parameter` attribute.
struct ParameterDeclaration {
    let plan: ParameterPlan
    let emitter: AppIntentsEmitter
    let writer: Writer

    func write() {
        writer.property(attributes: [attribute], plan.name, plan.type)
    }

    /// On macOS a family of widgets is missing, of which nothing may be said there.
    private var attribute: Attribute {
        let sizes = plan.arguments.declaredSizes
        let onMac = sizes.filter { $0.family != .accessoryCorner }
        if onMac.count == sizes.count { return .above("@Parameter", arguments(sizes)) }
        let mac = Code.call("@Parameter", arguments(onMac))
        let others = Code.call("@Parameter", arguments(sizes))
        return .above(.lines(["#if os(macOS)", mac, "#else", others, "#endif"]))
    }

    private func arguments(_ sizes: [IntentSchema.Parameter.ArraySize]) -> [Code] {
        let planned = plan.arguments
        var arguments: [Code] = ["title: \(emitter.resource(planned.title))"]
        // The providers take the default: an initializer has one or the other. A quantity's is among its options.
        if plan.provider == nil, !plan.defaultValue.isEmpty, plan.source.type.traits.control != .quantity {
            arguments.append("default: \(plan.defaultValue)")
        }
        arguments += options()
        if !sizes.isEmpty { arguments.append("size: \(list(of: sizes))") }
        if let dialog = dialog(.value) { arguments.append("requestValueDialog: \(dialog)") }
        if let dialog = dialog(.disambiguation) { arguments.append("requestDisambiguationDialog: \(dialog)") }
        if plan.settings.takesPreviousResult {
            arguments.append("inputConnectionBehavior: .connectToPreviousIntentResult")
        }
        if let provider = plan.provider {
            arguments.append(plan.isEntity ? "query: \(provider)()" : "optionsProvider: \(provider)()")
        }
        return arguments
    }

    /// Tolerant sizes, unless exact ones are asked for: a widget with fewer values than an exact size may not be shown.
    private func list(of sizes: [IntentSchema.Parameter.ArraySize]) -> Code {
        let isExact = plan.settings.hasExactSizes
        return .list(
            sizes.map {
                isExact
                    ? ".\($0.family.caseName): IntentCollectionSize(exactly: \($0.size))"
                    : ".\($0.family.caseName): IntentCollectionSize(min: 0, max: \($0.size))"
            }
        )
    }

    private func dialog(_ kind: ParameterArguments.Prompt.Kind) -> Code? {
        plan.arguments.prompts.last { $0.kind == kind }.map { emitter.value("IntentDialog", of: $0.text) }
    }

    /// The arguments that belong to the parameter's type.
    private func options() -> [Code] {
        switch plan.arguments.options {
        // From iOS 18 on the default is no constant, and App Intents' metadata is made of constants.
        case .none: emitter.context.namesContentTypes && isFile ? ["supportedContentTypes: [.item]"] : []
        case .string(let options): [.call("inputOptions: String.IntentInputOptions", options.arguments)]
        case .integer(let isField, let range): (isField ? ["controlStyle: .field"] : []) + rangeArgument(range)
        case .decimal(let control, let range): controlStyle(control) + rangeArgument(range)
        // What Xcode writes if no one has chosen anything.
        case .boolean(let yes, let no) where emitter.isOwn && yes.constant == "true" && no.constant == "false": []
        case .boolean(let yes, let no):
            [
                .call(
                    "displayName: Bool.IntentDisplayName",
                    ["true: \(emitter.resource(yes))", "false: \(emitter.resource(no))"]
                )
            ]
        case .file(let identifiers):
            emitter.context.namesContentTypes
                ? ["supportedContentTypes: \(Code.list(identifiers.map(contentType)))"]
                : ["supportedTypeIdentifiers: \(literals(identifiers))"]
        case .placemark where emitter.context.describesPlaces: []
        case .placemark(.name), .dateComponents(.dateTime): []
        case .placemark(.city): ["displayStyle: .city"]
        case .placemark(.address): ["displayStyle: .address"]
        case .dateComponents(.date): ["kind: .date"]
        case .dateComponents(.time): ["kind: .time"]
        case .quantity(let quantity): quantity.arguments
        case .person: ["mode: .contact"]
        case .currencyAmount(let codes, let range):
            (codes.isEmpty ? [] : ["currencyCodes: \(literals(codes))"]) + rangeArgument(range)
        }
    }

    private func controlStyle(_ control: NumberControl?) -> [Code] {
        switch control {
        case .field: ["controlStyle: .field"]
        case .slider: ["controlStyle: .slider"]
        case .stepper, nil: []
        }
    }

    private func rangeArgument(_ range: ParameterOptions.Range<Int>?) -> [Code] {
        range.map { ["inclusiveRange: (\($0.least), \($0.greatest))"] } ?? []
    }

    private func rangeArgument(_ range: ParameterOptions.Range<Double>?) -> [Code] {
        range.map { ["inclusiveRange: (\($0.least), \($0.greatest))"] } ?? []
    }

    private var isFile: Bool { if case .file = plan.source.type { true } else { false } }

    private func contentType(_ identifier: String) -> Code {
        Self.contentTypes[identifier].map { ".\($0)" } ?? "UTType(importedAs: \(StringLiteral(identifier)))"
    }

    /// The types that `UTType` names, as far as files of intents have them.
    private static let contentTypes: [String: Identifier] = [
        "com.adobe.pdf": "pdf", "public.audio": "audio", "public.comma-separated-values-text": "commaSeparatedText",
        "public.content": "content", "public.data": "data", "public.folder": "folder", "public.html": "html",
        "public.image": "image", "public.item": "item", "public.jpeg": "jpeg", "public.json": "json",
        "public.movie": "movie", "public.plain-text": "plainText", "public.png": "png", "public.rtf": "rtf",
        "public.text": "text", "public.url": "url", "public.xml": "xml", "public.zip-archive": "zip",
    ]

    private func literals(_ texts: [String]) -> Code { .list(texts.map { "\(StringLiteral($0))" }) }
}

extension ParameterOptions.Input {
    fileprivate var arguments: [Code] {
        var arguments: [Code] = []
        if let keyboard { arguments.append("keyboardType: .\(keyboard)") }
        if let capitalization { arguments.append("capitalizationType: .\(capitalization)") }
        if written.isMultiline { arguments.append("multiline: true") }
        if written.disablesAutocorrect { arguments.append("autocorrect: false") }
        if written.disablesSmartQuotes { arguments.append("smartQuotes: false") }
        if written.disablesSmartDashes { arguments.append("smartDashes: false") }
        return arguments
    }
}

extension ParameterOptions.Quantity {
    fileprivate var arguments: [Code] {
        var arguments: [Code] = []
        if let defaultValue { arguments.append("defaultValue: \(defaultValue)") }
        if let unit { arguments.append(isUnitFixed ? "unit: .\(unit)" : "defaultUnit: .\(unit)") }
        if !allowsNegative { arguments.append("supportsNegativeNumbers: false") }
        return arguments
    }
}
