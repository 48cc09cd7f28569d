/// One text for users, with what it belongs to.
package struct LocalizedTextUse: Sendable {
    /// The key in the definition, such as `INIntentTitle`.
    package let key: String
    /// The text and its id; at least one of them is there.
    package let text: WrittenText
    /// The declaration, as `Diagnostic.symbol` names it.
    package let symbol: String
}

extension Definition {
    /// Every text that string tables translate, declaration by declaration in the order of the file. Collected when asked for.
    package var localizedTexts: [LocalizedTextUse] {
        var uses: [LocalizedTextUse] = []
        for enumeration in enumerations { enumeration.addTexts(to: &uses) }
        for intent in intents { intent.addTexts(to: &uses) }
        for type in types {
            uses.add("INTypeDisplayName", type.displayName, of: type.symbol)
            for property in type.properties { property.addTexts("INTypeProperty", to: &uses) }
        }
        return uses
    }
}

extension [LocalizedTextUse] {
    fileprivate mutating func add(_ key: String, _ text: WrittenText, of symbol: @autoclosure () -> String) {
        guard text.text != nil || text.id != nil else { return }
        append(LocalizedTextUse(key: key, text: text, symbol: symbol()))
    }
}

extension EnumerationDefinition {
    fileprivate func addTexts(to uses: inout [LocalizedTextUse]) {
        uses.add("INEnumDisplayName", displayName, of: symbol)
        for value in values {
            let symbol = "\(symbol)/case/\(value.shownName)"
            uses.add("INEnumValueDisplayName", value.displayName, of: symbol)
            uses.add("INEnumValuePronunciationHint", value.pronunciationHint, of: symbol)
            for synonym in value.synonyms {
                uses.add("INEnumValueSynonymSynonym", synonym.synonym, of: symbol)
                uses.add("INEnumValueSynonymPronunciationHint", synonym.pronunciationHint, of: symbol)
            }
        }
    }
}

extension IntentDefinition {
    fileprivate func addTexts(to uses: inout [LocalizedTextUse]) {
        uses.add("INIntentTitle", title, of: symbol)
        uses.add("INIntentDescription", description, of: symbol)
        for parameter in parameters { parameter.addTexts("INIntentParameter", to: &uses) }
        for combination in (combinations?.value ?? []) + (managedCombinations?.value ?? []) {
            let symbol = "\(symbol)/combination/\(combination.names.value)"
            uses.add("INIntentParameterCombinationTitle", combination.title, of: symbol)
            uses.add("INIntentParameterCombinationSubtitle", combination.subtitle, of: symbol)
        }
        guard let response else { return }
        for value in response.parameters { value.addTexts("INIntentResponseParameter", to: &uses) }
        for code in response.codes {
            let symbol = "\(symbol)/response/code/\(code.shownName)"
            uses.add("INIntentResponseCodeFormatString", code.formatString, of: symbol)
            uses.add("INIntentResponseCodeConciseFormatString", code.conciseFormatString, of: symbol)
        }
    }
}

extension ParameterDefinition {
    /// - Parameter prefix: What the keys begin with.
    fileprivate func addTexts(_ prefix: String, to uses: inout [LocalizedTextUse]) {
        uses.add(prefix + "DisplayName", displayName, of: symbol)
        if let metadata {
            uses.add(prefix + "MetadataDefaultValue", metadata.defaultText, of: symbol)
            uses.add(prefix + "MetadataPlaceholder", metadata.placeholder, of: symbol)
            uses.add(prefix + "MetadataTrueDisplayName", metadata.trueDisplayName, of: symbol)
            uses.add(prefix + "MetadataFalseDisplayName", metadata.falseDisplayName, of: symbol)
            uses.add(prefix + "MetadataTemplate", metadata.template, of: symbol)
        }
        for dialog in promptDialogs { uses.add(prefix + "PromptDialogFormatString", dialog.formatString, of: symbol) }
        for reason in unsupportedReasons {
            uses.add(prefix + "UnsupportedReasonFormatString", reason.formatString, of: symbol)
        }
    }
}

extension MetadataDefinition {
    /// The default of a text parameter with its id; neither where there is no id, because then it is not for translation.
    package var defaultText: WrittenText {
        guard let defaultValueID else { return WrittenText() }
        var text: Written<String>?
        if let defaultValue, case .string(let value) = defaultValue.value {
            text = Written(value: value, range: defaultValue.range, keyRange: defaultValue.keyRange)
        }
        return WrittenText(text: text, id: defaultValueID)
    }
}
