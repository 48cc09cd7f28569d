/// A text for users and the declaration it belongs to.
package struct LocalizedTextUse: Sendable {
    /// The key in the definition, such as `INIntentTitle`.
    package let key: String
    /// The text and its id, at least one of which exists.
    package let text: WrittenText
    /// The symbol of the declaration, as in `Diagnostic.symbol`.
    package let symbol: String
}

extension Definition {
    /// Every text that string tables translate, grouped by declaration in file order. Collected on each access.
    package var localizedTexts: [LocalizedTextUse] {
        var uses: [LocalizedTextUse] = []
        visitTexts(
            TextVisitor { text, use in
                let (key, symbol) = use()
                uses.append(LocalizedTextUse(key: key, text: text, symbol: symbol))
            }
        )
        return uses
    }

    /// Whether any text that string tables translate satisfies a condition.
    package func hasLocalizedText(where isWanted: @escaping (String) -> Bool) -> Bool {
        var isFound = false
        visitTexts(TextVisitor { text, _ in isFound = isFound || text.text.map { isWanted($0.value) } ?? false })
        return isFound
    }

    private func visitTexts(_ visitor: TextVisitor) {
        for enumeration in enumerations { enumeration.visitTexts(visitor) }
        for intent in intents { intent.visitTexts(visitor) }
        for type in types {
            visitor.visit("INTypeDisplayName", type.displayName, of: type.symbol)
            for property in type.properties { property.visitTexts("INTypeProperty", visitor) }
        }
    }
}

/// Visits each text. Its key and symbol are created only on request.
private struct TextVisitor {
    let body: (_ text: WrittenText, _ use: () -> (key: String, symbol: String)) -> Void

    func visit(_ key: @autoclosure () -> String, _ text: WrittenText, of symbol: @autoclosure () -> String) {
        if text.text != nil || text.id != nil { body(text) { (key(), symbol()) } }
    }
}

extension EnumerationDefinition {
    fileprivate func visitTexts(_ visitor: TextVisitor) {
        visitor.visit("INEnumDisplayName", displayName, of: symbol)
        for value in values {
            visitor.visit("INEnumValueDisplayName", value.displayName, of: symbol(of: value))
            visitor.visit("INEnumValuePronunciationHint", value.pronunciationHint, of: symbol(of: value))
            for synonym in value.synonyms {
                visitor.visit("INEnumValueSynonymSynonym", synonym.synonym, of: symbol(of: value))
                visitor.visit("INEnumValueSynonymPronunciationHint", synonym.pronunciationHint, of: symbol(of: value))
            }
        }
    }
}

extension IntentDefinition {
    fileprivate func visitTexts(_ visitor: TextVisitor) {
        visitor.visit("INIntentTitle", title, of: symbol)
        visitor.visit("INIntentDescription", description, of: symbol)
        for parameter in parameters { parameter.visitTexts("INIntentParameter", visitor) }
        for combination in (combinations?.value ?? []) + (managedCombinations?.value ?? []) {
            visitor.visit("INIntentParameterCombinationTitle", combination.title, of: symbol(of: combination))
            visitor.visit("INIntentParameterCombinationSubtitle", combination.subtitle, of: symbol(of: combination))
        }
        guard let response else { return }
        for value in response.parameters { value.visitTexts("INIntentResponseParameter", visitor) }
        for code in response.codes {
            visitor.visit("INIntentResponseCodeFormatString", code.formatString, of: symbol(of: code))
            visitor.visit("INIntentResponseCodeConciseFormatString", code.conciseFormatString, of: symbol(of: code))
        }
    }
}

extension ParameterDefinition {
    /// - Parameter prefix: The beginning of the parameter's keys.
    fileprivate func visitTexts(_ prefix: String, _ visitor: TextVisitor) {
        visitor.visit(prefix + "DisplayName", displayName, of: symbol)
        if let metadata {
            visitor.visit(prefix + "MetadataDefaultValue", metadata.defaultText, of: symbol)
            visitor.visit(prefix + "MetadataPlaceholder", metadata.placeholder, of: symbol)
            visitor.visit(prefix + "MetadataTrueDisplayName", metadata.trueDisplayName, of: symbol)
            visitor.visit(prefix + "MetadataFalseDisplayName", metadata.falseDisplayName, of: symbol)
            visitor.visit(prefix + "MetadataTemplate", metadata.template, of: symbol)
        }
        for dialog in promptDialogs {
            visitor.visit(prefix + "PromptDialogFormatString", dialog.formatString, of: symbol)
        }
        for reason in unsupportedReasons {
            visitor.visit(prefix + "UnsupportedReasonFormatString", reason.formatString, of: symbol)
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
