/// One text for users, with what it belongs to.
package struct LocalizedTextUse: Sendable {
    /// The key in the definition, such as `INIntentTitle`.
    package let key: String
    /// The text and its id; at least one of them is there.
    package let text: WrittenText
    /// The declaration, as `Diagnostic.symbol` names it.
    package let symbol: String
}

/// Is given a text that may be absent and what makes the names that belong to it: most texts are fine, and no one asks for theirs.
typealias LocalizedTextVisitor = (_ text: WrittenText, _ use: () -> LocalizedTextUse) -> Void

extension Definition {
    /// Every text that string tables translate, declaration by declaration in the order of the file. Collected when asked for.
    package var localizedTexts: [LocalizedTextUse] {
        var uses: [LocalizedTextUse] = []
        visitLocalizedTexts { text, use in
            if text.text != nil || text.id != nil { uses.append(use()) }
        }
        return uses
    }

    /// Calls a function with every text that string tables could translate.
    func visitLocalizedTexts(_ visit: LocalizedTextVisitor) {
        for enumeration in enumerations { enumeration.visitTexts(visit) }
        for intent in intents { intent.visitTexts(visit) }
        for type in types { type.visitTexts(visit) }
    }
}

extension EnumerationDefinition {
    fileprivate func visitTexts(_ visit: LocalizedTextVisitor) {
        visit(displayName) { LocalizedTextUse(key: "INEnumDisplayName", text: displayName, symbol: symbol) }
        // By index, here and below: a loop over the elements would copy all of their fields for a look at two.
        for index in values.indices {
            func visitValue(_ key: String, _ text: WrittenText) {
                visit(text) {
                    let name = values[index].name?.value ?? "?"
                    return LocalizedTextUse(key: key, text: text, symbol: "\(symbol)/case/\(name)")
                }
            }
            visitValue("INEnumValueDisplayName", values[index].displayName)
            visitValue("INEnumValuePronunciationHint", values[index].pronunciationHint)
            for synonym in values[index].synonyms {
                visitValue("INEnumValueSynonymSynonym", synonym.synonym)
                visitValue("INEnumValueSynonymPronunciationHint", synonym.pronunciationHint)
            }
        }
    }
}

extension IntentDefinition {
    fileprivate func visitTexts(_ visit: LocalizedTextVisitor) {
        visit(title) { LocalizedTextUse(key: "INIntentTitle", text: title, symbol: symbol) }
        visit(description) { LocalizedTextUse(key: "INIntentDescription", text: description, symbol: symbol) }
        for parameter in parameters { parameter.visitTexts("INIntentParameter", visit) }
        for list in [combinations?.value ?? [], managedCombinations?.value ?? []] {
            for index in list.indices {
                func visitCombination(_ key: String, _ text: WrittenText) {
                    visit(text) {
                        let name = list[index].names.value
                        return LocalizedTextUse(key: key, text: text, symbol: "\(symbol)/combination/\(name)")
                    }
                }
                visitCombination("INIntentParameterCombinationTitle", list[index].title)
                visitCombination("INIntentParameterCombinationSubtitle", list[index].subtitle)
            }
        }
        guard let response else { return }
        for value in response.parameters { value.visitTexts("INIntentResponseParameter", visit) }
        let codes = response.codes
        for index in codes.indices {
            func visitCode(_ key: String, _ text: WrittenText) {
                visit(text) {
                    let name = codes[index].name?.value ?? "?"
                    return LocalizedTextUse(key: key, text: text, symbol: "\(symbol)/response/code/\(name)")
                }
            }
            visitCode("INIntentResponseCodeFormatString", codes[index].formatString)
            visitCode("INIntentResponseCodeConciseFormatString", codes[index].conciseFormatString)
        }
    }
}

extension TypeDefinition {
    fileprivate func visitTexts(_ visit: LocalizedTextVisitor) {
        visit(displayName) { LocalizedTextUse(key: "INTypeDisplayName", text: displayName, symbol: symbol) }
        for property in properties { property.visitTexts("INTypeProperty", visit) }
    }
}

extension ParameterDefinition {
    /// - Parameter prefix: What the keys begin with.
    fileprivate func visitTexts(_ prefix: String, _ visit: LocalizedTextVisitor) {
        func visitText(_ key: String, _ text: WrittenText) {
            visit(text) { LocalizedTextUse(key: prefix + key, text: text, symbol: symbol) }
        }
        visitText("DisplayName", displayName)
        if let metadata {
            visitText("MetadataDefaultValue", metadata.defaultText)
            visitText("MetadataPlaceholder", metadata.placeholder)
            visitText("MetadataTrueDisplayName", metadata.trueDisplayName)
            visitText("MetadataFalseDisplayName", metadata.falseDisplayName)
            visitText("MetadataTemplate", metadata.template)
        }
        for dialog in promptDialogs { visitText("PromptDialogFormatString", dialog.formatString) }
        for reason in unsupportedReasons { visitText("UnsupportedReasonFormatString", reason.formatString) }
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
