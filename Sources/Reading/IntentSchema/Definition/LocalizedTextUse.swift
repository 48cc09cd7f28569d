/// A text for users and the declaration it belongs to.
package struct LocalizedTextUse: Sendable {
    /// The key in the definition, such as `INIntentTitle`.
    package let key: String
    /// The text and its id, at least one of which exists.
    package let text: WrittenText
    /// The symbol of the declaration, as in `Diagnostic.symbol`.
    package let symbol: String

    /// Where the text is: the symbol of its declaration and the key.
    package var path: String { symbol + "/" + key }
}

extension Definition {
    /// Every text that string tables translate, grouped by declaration in file order. Collected on each access.
    package var localizedTexts: [LocalizedTextUse] {
        var list = TextList()
        for enumeration in enumerations { enumeration.addTexts(to: &list) }
        for intent in intents { intent.addTexts(to: &list) }
        for type in types {
            list.add("INTypeDisplayName", type.displayName, of: type.symbol)
            for property in type.properties { property.addTexts("INTypeProperty", to: &list) }
        }
        return list.uses
    }
}

private struct TextList {
    private(set) var uses: [LocalizedTextUse] = []

    mutating func add(_ key: @autoclosure () -> String, _ text: WrittenText, of symbol: @autoclosure () -> String) {
        if text.text != nil || text.id != nil {
            uses.append(LocalizedTextUse(key: key(), text: text, symbol: symbol()))
        }
    }
}

extension EnumerationDefinition {
    fileprivate func addTexts(to list: inout TextList) {
        list.add("INEnumDisplayName", displayName, of: symbol)
        for value in values {
            list.add("INEnumValueDisplayName", value.displayName, of: symbol(of: value))
            list.add("INEnumValuePronunciationHint", value.pronunciationHint, of: symbol(of: value))
            for synonym in value.synonyms {
                list.add("INEnumValueSynonymSynonym", synonym.synonym, of: symbol(of: value))
                list.add("INEnumValueSynonymPronunciationHint", synonym.pronunciationHint, of: symbol(of: value))
            }
        }
    }
}

extension IntentDefinition {
    fileprivate func addTexts(to list: inout TextList) {
        list.add("INIntentTitle", title, of: symbol)
        list.add("INIntentDescription", description, of: symbol)
        for parameter in parameters { parameter.addTexts("INIntentParameter", to: &list) }
        for combination in allCombinations {
            list.add("INIntentParameterCombinationTitle", combination.title, of: symbol(of: combination))
            list.add("INIntentParameterCombinationSubtitle", combination.subtitle, of: symbol(of: combination))
        }
        guard let response else { return }
        for value in response.parameters { value.addTexts("INIntentResponseParameter", to: &list) }
        for code in response.codes {
            list.add("INIntentResponseCodeFormatString", code.formatString, of: symbol(of: code))
            list.add("INIntentResponseCodeConciseFormatString", code.conciseFormatString, of: symbol(of: code))
        }
    }
}

extension ParameterDefinition {
    /// - Parameter prefix: The beginning of the parameter's keys.
    fileprivate func addTexts(_ prefix: String, to list: inout TextList) {
        list.add(prefix + "DisplayName", displayName, of: symbol)
        if let metadata {
            list.add(prefix + "MetadataDefaultValue", metadata.defaultText, of: symbol)
            list.add(prefix + "MetadataPlaceholder", metadata.placeholder, of: symbol)
            list.add(prefix + "MetadataTrueDisplayName", metadata.trueDisplayName, of: symbol)
            list.add(prefix + "MetadataFalseDisplayName", metadata.falseDisplayName, of: symbol)
            list.add(prefix + "MetadataTemplate", metadata.template, of: symbol)
        }
        for dialog in promptDialogs {
            list.add(prefix + "PromptDialogFormatString", dialog.formatString, of: symbol)
        }
        for reason in unsupportedReasons {
            list.add(prefix + "UnsupportedReasonFormatString", reason.formatString, of: symbol)
        }
    }
}

extension MetadataDefinition {
    /// The default of a text parameter and its id. Without an id the default is not translated, and both are `nil`.
    package var defaultText: WrittenText {
        guard let defaultValueID else { return WrittenText() }
        var text: Written<String>?
        if let defaultValue, case .string(let value) = defaultValue.value {
            text = Written(value: value, range: defaultValue.range, keyRange: defaultValue.keyRange)
        }
        return WrittenText(text: text, id: defaultValueID)
    }
}
