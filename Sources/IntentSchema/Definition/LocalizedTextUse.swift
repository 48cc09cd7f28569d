/// One text for users, with what it belongs to.
public struct LocalizedTextUse: Sendable {
    /// The key in the definition, such as `INIntentTitle`.
    public let key: String
    /// The text and its id; at least one of them is there.
    public let text: WrittenText
    private let owner: TextOwner

    fileprivate init(_ key: String, _ text: WrittenText, of owner: TextOwner) {
        self.key = key
        self.text = text
        self.owner = owner
    }

    /// The declaration, as `Diagnostic.symbol` names it.
    public var symbol: String { owner.symbol }
}

/// The declaration that a text belongs to. Its symbol is put together only when somebody asks: most texts are fine.
private struct TextOwner {
    /// The symbol of the declaration, or of the one around it.
    var around: String
    /// Between the two, such as `/case/`; empty where there is no name.
    var between = ""
    var name = ""

    var symbol: String { between.isEmpty ? around : around + between + name }
}

extension Definition {
    /// Every text that string tables translate, declaration by declaration in the order of the file. Collected when asked for.
    public var localizedTexts: [LocalizedTextUse] {
        var uses: [LocalizedTextUse] = []
        forEachText { uses.append(LocalizedTextUse($0, $1, of: $2)) }
        return uses
    }

    /// Calls a function with the key, the text and the owner of every text that string tables translate.
    fileprivate func forEachText(_ body: TextVisitor) {
        for enumeration in enumerations { enumeration.forEachText(body) }
        for intent in intents { intent.forEachText(body) }
        for type in types { type.forEachText(body) }
    }

    /// The ids that more than one text has. An id without a text, which the format writes beside absent texts, is none.
    var repeatedTextIDs: Set<String> {
        var met: Set<String> = []
        met.reserveCapacity(4 * intents.reduce(0) { $0 + $1.parameters.count })
        var repeated: Set<String> = []
        forEachText { _, text, _ in
            guard let id = text.id, text.text?.value.isEmpty == false, !id.value.isEmpty else { return }
            if !met.insert(id.value).inserted { repeated.insert(id.value) }
        }
        return repeated
    }
}

/// The keys of the texts that parameters, values of responses and properties have.
private struct ParameterTextKeys {
    let displayName: String
    let defaultValue: String
    let placeholder: String
    let trueDisplayName: String
    let falseDisplayName: String
    let template: String
    let prompt: String
    let reason: String

    init(_ prefix: String) {
        displayName = prefix + "DisplayName"
        defaultValue = prefix + "MetadataDefaultValue"
        placeholder = prefix + "MetadataPlaceholder"
        trueDisplayName = prefix + "MetadataTrueDisplayName"
        falseDisplayName = prefix + "MetadataFalseDisplayName"
        template = prefix + "MetadataTemplate"
        prompt = prefix + "PromptDialogFormatString"
        reason = prefix + "UnsupportedReasonFormatString"
    }
}

private let parameterKeys = ParameterTextKeys("INIntentParameter")
private let responseKeys = ParameterTextKeys("INIntentResponseParameter")
private let propertyKeys = ParameterTextKeys("INTypeProperty")

private typealias TextVisitor = (String, WrittenText, TextOwner) -> Void

private func visit(_ key: String, _ text: WrittenText, _ owner: TextOwner, _ body: TextVisitor) {
    if text.text != nil || text.id != nil { body(key, text, owner) }
}

extension EnumerationDefinition {
    fileprivate func forEachText(_ body: TextVisitor) {
        visit("INEnumDisplayName", displayName, TextOwner(around: symbol), body)
        for value in values {
            let owner = TextOwner(around: symbol, between: "/case/", name: value.name?.value ?? "?")
            visit("INEnumValueDisplayName", value.displayName, owner, body)
            visit("INEnumValuePronunciationHint", value.pronunciationHint, owner, body)
            for synonym in value.synonyms {
                visit("INEnumValueSynonymSynonym", synonym.synonym, owner, body)
                visit("INEnumValueSynonymPronunciationHint", synonym.pronunciationHint, owner, body)
            }
        }
    }
}

extension IntentDefinition {
    fileprivate func forEachText(_ body: TextVisitor) {
        let owner = TextOwner(around: symbol)
        visit("INIntentTitle", title, owner, body)
        visit("INIntentDescription", description, owner, body)
        for parameter in parameters { parameter.forEachText(parameterKeys, body) }
        for list in [combinations, managedCombinations] {
            for combination in list?.value ?? [] {
                let name = combination.names.value
                let owner = TextOwner(around: symbol, between: "/combination/", name: name)
                visit("INIntentParameterCombinationTitle", combination.title, owner, body)
                visit("INIntentParameterCombinationSubtitle", combination.subtitle, owner, body)
            }
        }
        guard let response else { return }
        for value in response.parameters { value.forEachText(responseKeys, body) }
        for code in response.codes {
            let owner = TextOwner(around: symbol, between: "/response/code/", name: code.name?.value ?? "?")
            visit("INIntentResponseCodeFormatString", code.formatString, owner, body)
            visit("INIntentResponseCodeConciseFormatString", code.conciseFormatString, owner, body)
        }
    }
}

extension TypeDefinition {
    fileprivate func forEachText(_ body: TextVisitor) {
        visit("INTypeDisplayName", displayName, TextOwner(around: symbol), body)
        for property in properties { property.forEachText(propertyKeys, body) }
    }
}

extension ParameterDefinition {
    fileprivate func forEachText(_ keys: ParameterTextKeys, _ body: TextVisitor) {
        let owner = TextOwner(around: symbol)
        visit(keys.displayName, displayName, owner, body)
        if let metadata {
            visit(keys.defaultValue, metadata.defaultText, owner, body)
            visit(keys.placeholder, metadata.placeholder, owner, body)
            visit(keys.trueDisplayName, metadata.trueDisplayName, owner, body)
            visit(keys.falseDisplayName, metadata.falseDisplayName, owner, body)
            visit(keys.template, metadata.template, owner, body)
        }
        for dialog in promptDialogs { visit(keys.prompt, dialog.formatString, owner, body) }
        for reason in unsupportedReasons { visit(keys.reason, reason.formatString, owner, body) }
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
