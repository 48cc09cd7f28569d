/// One text for users, with what it belongs to.
public struct LocalizedTextUse: Sendable {
    /// The key in the definition, such as `INIntentTitle`.
    public var key: String
    /// The declaration, as `Diagnostic.symbol` names it.
    public var symbol: String
    /// The text and its id; at least one of them is there.
    public var text: WrittenText
}

extension Definition {
    /// Every text that string tables translate, declaration by declaration in the order of the file. Collected when asked for.
    public var localizedTexts: [LocalizedTextUse] {
        var collector = TextCollector()
        enumerations.forEach { collector.visit($0) }
        intents.forEach { collector.visit($0) }
        types.forEach { collector.visit($0) }
        return collector.uses
    }
}

private struct TextCollector {
    var uses: [LocalizedTextUse] = []

    private mutating func add(_ key: String, _ text: WrittenText, _ symbol: String) {
        guard text.text != nil || text.id != nil else { return }
        uses.append(LocalizedTextUse(key: key, symbol: symbol, text: text))
    }

    mutating func visit(_ enumeration: EnumerationDefinition) {
        add("INEnumDisplayName", enumeration.displayName, enumeration.symbol)
        for value in enumeration.values {
            let symbol = enumeration.symbol + "/case/" + (value.name?.value ?? "?")
            add("INEnumValueDisplayName", value.displayName, symbol)
            add("INEnumValuePronunciationHint", value.pronunciationHint, symbol)
            for synonym in value.synonyms {
                add("INEnumValueSynonymSynonym", synonym.synonym, symbol)
                add("INEnumValueSynonymPronunciationHint", synonym.pronunciationHint, symbol)
            }
        }
    }

    mutating func visit(_ intent: IntentDefinition) {
        add("INIntentTitle", intent.title, intent.symbol)
        add("INIntentDescription", intent.description, intent.symbol)
        for parameter in intent.parameters { visit(parameter, prefix: "INIntentParameter") }
        for combination in (intent.combinations?.value ?? []) + (intent.managedCombinations?.value ?? []) {
            let symbol = intent.symbol + "/combination/" + combination.names.value
            add("INIntentParameterCombinationTitle", combination.title, symbol)
            add("INIntentParameterCombinationSubtitle", combination.subtitle, symbol)
        }
        for parameter in intent.response?.parameters ?? [] { visit(parameter, prefix: "INIntentResponseParameter") }
        for code in intent.response?.codes ?? [] {
            let symbol = intent.symbol + "/response/code/" + (code.name?.value ?? "?")
            add("INIntentResponseCodeFormatString", code.formatString, symbol)
            add("INIntentResponseCodeConciseFormatString", code.conciseFormatString, symbol)
        }
    }

    mutating func visit(_ type: TypeDefinition) {
        add("INTypeDisplayName", type.displayName, type.symbol)
        for property in type.properties { visit(property, prefix: "INTypeProperty") }
    }

    private mutating func visit(_ parameter: ParameterDefinition, prefix: String) {
        let symbol = parameter.symbol
        add(prefix + "DisplayName", parameter.displayName, symbol)
        if let metadata = parameter.metadata {
            add(prefix + "MetadataDefaultValue", metadata.defaultText, symbol)
            add(prefix + "MetadataPlaceholder", metadata.placeholder, symbol)
            add(prefix + "MetadataTrueDisplayName", metadata.trueDisplayName, symbol)
            add(prefix + "MetadataFalseDisplayName", metadata.falseDisplayName, symbol)
            add(prefix + "MetadataTemplate", metadata.template, symbol)
        }
        for dialog in parameter.promptDialogs { add(prefix + "PromptDialogFormatString", dialog.formatString, symbol) }
        for reason in parameter.unsupportedReasons {
            add(prefix + "UnsupportedReasonFormatString", reason.formatString, symbol)
        }
    }
}

extension MetadataDefinition {
    /// The default of a text parameter with its id; neither where there is no id, because then it is not for translation.
    public var defaultText: WrittenText {
        guard let defaultValueID else { return WrittenText() }
        var text: Written<String>?
        if let defaultValue, case .string(let value) = defaultValue.value {
            text = Written(value: value, range: defaultValue.range, keyRange: defaultValue.keyRange)
        }
        return WrittenText(text: text, id: defaultValueID)
    }
}
