import IntentSchema

extension AppIntentsConverter {
    /// The arguments that belong to the parameter's type.
    mutating func options(of parameter: ConvertedParameter, in scope: IntentScope) -> [Code] {
        switch parameter.source.type {
        case .string(let options): inputOptions(options, of: parameter, in: scope)
        case .integer(let options): integerOptions(options, of: parameter, in: scope)
        case .decimal(let options): decimalOptions(options, of: parameter, in: scope)
        case .boolean(let options): booleanOptions(options, of: parameter, in: scope)
        case .file(let options): fileOptions(options, of: parameter, in: scope)
        case .placemark(let style): placemarkOptions(style)
        case .dateComponents(let options): dateOptions(options, of: parameter, in: scope)
        case .duration(let options): durationOptions(options, of: parameter, in: scope)
        case .measurement(_, let options): measurementOptions(options, of: parameter, in: scope)
        case .person: ["mode: .contact"]
        case .currencyAmount(let options): currencyOptions(options, of: parameter, in: scope)
        case .speakableString:
            losing(
                .speakableText,
                parameter,
                scope,
                "text with a pronunciation",
                instead: "`String`; a saved value may not be carried over"
            )
        case .untypedObject:
            losing(
                .untypedObject,
                parameter,
                scope,
                "an object of no declared type",
                instead: "`\(names.untypedEntity.name)`, which stands for all of them"
            )
        case .enumeration, .object, .url, .paymentMethod, .system: []
        }
    }

    private mutating func losing(
        _ kind: Loss.Kind,
        _ parameter: ConvertedParameter,
        _ scope: IntentScope,
        _ what: String,
        instead: String
    ) -> [Code] {
        lose(kind, in: scope.intent.name, parameter.source.name, what, instead: instead)
        return []
    }

    private mutating func inputOptions(
        _ options: StringOptions,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) -> [Code] {
        var arguments: [Code] = []
        switch options.capitalization {
        case .none?: arguments.append("capitalizationType: .none")
        case .words: arguments.append("capitalizationType: .words")
        case .allCharacters: arguments.append("capitalizationType: .allCharacters")
        // What App Intents does of itself.
        case .sentences, nil: break
        }
        if options.isMultiline { arguments.append("multiline: true") }
        if options.disablesAutocorrect { arguments.append("autocorrect: false") }
        if options.disablesSmartQuotes { arguments.append("smartQuotes: false") }
        if options.disablesSmartDashes { arguments.append("smartDashes: false") }
        guard !arguments.isEmpty || options.keyboardType != nil else { return [] }
        switch options.keyboardType {
        case .asciiCapable: arguments.insert("keyboardType: .asciiCapable", at: 0)
        case .numbersAndPunctuation: arguments.insert("keyboardType: .numbersAndPunctuation", at: 0)
        case .url: arguments.insert("keyboardType: .URL", at: 0)
        case .numberPad: arguments.insert("keyboardType: .numberPad", at: 0)
        case .default, nil:
            // Input options without a keyboard mean one for ASCII, and the system's own has a name from iOS 16.1 on.
            if scope.system >= .ios17 {
                arguments.insert("keyboardType: .default", at: 0)
            } else {
                lose(
                    .keyboard,
                    in: scope.intent.name,
                    parameter.source.name,
                    "a keyboard for all characters",
                    instead: "a keyboard for ASCII characters"
                )
            }
        }
        return [.call("inputOptions: String.IntentInputOptions", arguments)]
    }

    private mutating func booleanOptions(
        _ options: BooleanOptions,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) -> [Code] {
        guard let yes = options.trueDisplayName.text, let no = options.falseDisplayName.text else { return [] }
        let place = "of parameter \(parameter.source.name) of \(scope.intent.name)"
        let names = [
            ("true", options.trueDisplayName, yes), ("false", options.falseDisplayName, no),
        ].map { label, text, fallback -> Code in
            let resource = texts.resource(text, fallback: fallback, comment: "The value \(label) \(place)")
            return label == "true" ? "true: \(resource)" : "false: \(resource)"
        }
        return [.call("displayName: Bool.IntentDisplayName", names)]
    }

    private mutating func fileOptions(
        _ options: FileOptions,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) -> [Code] {
        switch options.kind {
        case .any: return []
        case .image: return [#"supportedTypeIdentifiers: ["public.image"]"#]
        case .plainText: return [#"supportedTypeIdentifiers: ["public.plain-text"]"#]
        case .typeIdentifiers(let identifiers):
            if identifiers.isEmpty || identifiers == ["public.item"] { return [] }
            return ["supportedTypeIdentifiers: \(Code.list(identifiers.map { "\(StringLiteral($0))" }))"]
        case .other(let word):
            return losing(.fileKind, parameter, scope, "files of the kind \(word)", instead: "files of any kind")
        }
    }

    private func placemarkOptions(_ style: PlacemarkStyle) -> [Code] {
        switch style {
        case .name: []
        case .city: ["displayStyle: .city"]
        case .address: ["displayStyle: .address"]
        }
    }

    private mutating func dateOptions(
        _ options: DateOptions,
        of parameter: ConvertedParameter,
        in scope: IntentScope
    ) -> [Code] {
        let words = [options.format?.rawValue, options.dateStyle?.rawValue, options.timeStyle?.rawValue]
        let styles = (words + [options.template.text]).compactMap { $0 }
        if !styles.isEmpty {
            lose(
                .dateFormat,
                in: scope.intent.name,
                parameter.source.name,
                "the format \(styles.joined(separator: " "))",
                instead: "the system's format"
            )
        }
        return switch options.kind {
        case .dateTime: []
        case .date: ["kind: .date"]
        case .time: ["kind: .time"]
        }
    }
}
