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
        var collector = TextCollector()
        enumerations.forEach { collector.visit($0) }
        intents.forEach { collector.visit($0) }
        types.forEach { collector.visit($0) }
        return collector.uses
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

private struct TextCollector {
    var uses: [LocalizedTextUse] = []
    private let parameterKeys = ParameterTextKeys("INIntentParameter")
    private let responseKeys = ParameterTextKeys("INIntentResponseParameter")
    private let propertyKeys = ParameterTextKeys("INTypeProperty")

    private mutating func add(_ key: String, _ text: WrittenText, _ owner: TextOwner) {
        guard text.text != nil || text.id != nil else { return }
        uses.append(LocalizedTextUse(key, text, of: owner))
    }

    mutating func visit(_ enumeration: EnumerationDefinition) {
        add("INEnumDisplayName", enumeration.displayName, TextOwner(around: enumeration.symbol))
        for value in enumeration.values {
            let owner = TextOwner(around: enumeration.symbol, between: "/case/", name: value.name?.value ?? "?")
            add("INEnumValueDisplayName", value.displayName, owner)
            add("INEnumValuePronunciationHint", value.pronunciationHint, owner)
            for synonym in value.synonyms {
                add("INEnumValueSynonymSynonym", synonym.synonym, owner)
                add("INEnumValueSynonymPronunciationHint", synonym.pronunciationHint, owner)
            }
        }
    }

    mutating func visit(_ intent: IntentDefinition) {
        let owner = TextOwner(around: intent.symbol)
        add("INIntentTitle", intent.title, owner)
        add("INIntentDescription", intent.description, owner)
        for parameter in intent.parameters { visit(parameter, parameterKeys) }
        for combination in (intent.combinations?.value ?? []) + (intent.managedCombinations?.value ?? []) {
            let owner = TextOwner(around: intent.symbol, between: "/combination/", name: combination.names.value)
            add("INIntentParameterCombinationTitle", combination.title, owner)
            add("INIntentParameterCombinationSubtitle", combination.subtitle, owner)
        }
        for parameter in intent.response?.parameters ?? [] { visit(parameter, responseKeys) }
        for code in intent.response?.codes ?? [] {
            let owner = TextOwner(around: intent.symbol, between: "/response/code/", name: code.name?.value ?? "?")
            add("INIntentResponseCodeFormatString", code.formatString, owner)
            add("INIntentResponseCodeConciseFormatString", code.conciseFormatString, owner)
        }
    }

    mutating func visit(_ type: TypeDefinition) {
        add("INTypeDisplayName", type.displayName, TextOwner(around: type.symbol))
        for property in type.properties { visit(property, propertyKeys) }
    }

    private mutating func visit(_ parameter: ParameterDefinition, _ keys: ParameterTextKeys) {
        let owner = TextOwner(around: parameter.symbol)
        add(keys.displayName, parameter.displayName, owner)
        if let metadata = parameter.metadata {
            add(keys.defaultValue, metadata.defaultText, owner)
            add(keys.placeholder, metadata.placeholder, owner)
            add(keys.trueDisplayName, metadata.trueDisplayName, owner)
            add(keys.falseDisplayName, metadata.falseDisplayName, owner)
            add(keys.template, metadata.template, owner)
        }
        for dialog in parameter.promptDialogs { add(keys.prompt, dialog.formatString, owner) }
        for reason in parameter.unsupportedReasons { add(keys.reason, reason.formatString, owner) }
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
