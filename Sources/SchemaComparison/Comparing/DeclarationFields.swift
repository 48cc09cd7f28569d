import IntentSchema

/// The fields of intents that refer to nothing else.
package let intentFields: [ComparedField<Intent>] = [
    ComparedField(name: "Intent.className") { old, new in
        if old.className != new.className {
            return [FieldDifference(kind: .intentRenamed, aspect: "class", old: old.className, new: new.className)]
        }
        if old.name == new.name { return [] }
        return [FieldDifference(kind: .intentBaseNameChanged, aspect: "name", old: old.name, new: new.name)]
    },
    .value("Intent.category", .intentWordingChanged, "category") { $0.category },
    .value("Intent.verb", .intentWordingChanged, "verb") { $0.verb },
    .text("Intent.title", "title") { $0.title },
    .text("Intent.description", "description") { $0.description },
    .value("Intent.defaultImageName", .imageChanged, "image") { $0.defaultImageName },
    .flag("Intent.isConfigurable", on: .intentShownInShortcuts, off: .intentHiddenFromShortcuts) { $0.isConfigurable },
    .flag("Intent.isEligibleForWidgets", on: .widgetConfigurationTurnedOn, off: .widgetConfigurationTurnedOff) {
        $0.isEligibleForWidgets
    },
    .flag("Intent.isEligibleForSuggestions", on: .suggestionsTurnedOn, off: .suggestionsTurnedOff) {
        $0.isEligibleForSuggestions
    },
    .value("Intent.requiresUserConfirmation", .confirmationChanged, "confirmation", { $0.requiresUserConfirmation }) {
        $0 ? "required" : "not required"
    },
    .value("Intent.authentication", .authenticationChanged, "authentication", { $0.authentication }) {
        switch $0 {
        case .alwaysAllowed: "none"
        case .requiresAuthentication: "required"
        case .requiresLocalDeviceAuthentication: "required on this device"
        }
    },
]

/// The fields of parameters that refer to nothing else.
package let parameterFields: [ComparedField<Parameter>] = [
    .value("Parameter.name", .parameterRenamed, "name") { $0.name },
    ComparedField(name: "Parameter.tag") { old, new in
        // Under another name nothing is saved, whatever the tag.
        if old.tag == new.tag || old.name != new.name { return [] }
        let tags = (old.tag.map(String.init), new.tag.map(String.init))
        return [FieldDifference(kind: .parameterTagChanged, aspect: "tag", old: tags.0, new: tags.1)]
    },
    .text("Parameter.displayName", "display name") { $0.displayName },
    .flag("Parameter.isConfigurable", on: .parameterShown, off: .parameterHidden) { $0.isConfigurable },
    .flag("Parameter.isArray", on: .parameterBecameArray, off: .parameterBecameScalar) { $0.isArray },
    .flag("Options.dynamic", on: .dynamicOptionsTurnedOn, off: .dynamicOptionsTurnedOff) { $0.options.isDynamic },
    .flag("Options.supportsSearch", on: .searchTurnedOn, off: .searchTurnedOff) { $0.options.supportsSearch },
    .flag("Parameter.supportsResolution", on: .resolutionTurnedOn, off: .resolutionTurnedOff) {
        $0.supportsResolution
    },
    .value("Parameter.usesCustomDisambiguation", .promptsChanged, "disambiguation", { $0.usesCustomDisambiguation }) {
        $0 ? "own texts" : "the system's texts"
    },
    ComparedField(name: "Parameter.arraySizes") { old, new in
        WidgetFamily.allCases.flatMap { family -> [FieldDifference] in
            func size(_ parameter: Parameter) -> String? {
                parameter.arraySizes.first { $0.family == family }.map { String($0.size) }
            }
            let (old, new) = (size(old), size(new))
            if old == new { return [] }
            let aspect = "number of values in \(family.rawValue) widgets"
            let kind: ChangeKind = old == nil ? .arraySizeAdded : new == nil ? .arraySizeRemoved : .arraySizeChanged
            return [FieldDifference(kind: kind, aspect: aspect, old: old, new: new)]
        }
    },
    ComparedField(name: "Parameter.prompts") { old, new in
        promptDifferences(old.prompts, new.prompts)
    },
]

/// Prompts are told apart by their kind; where one kind has several, by their order.
private func promptDifferences(_ old: [PromptDialog], _ new: [PromptDialog]) -> [FieldDifference] {
    if old == new { return [] }
    let pairing = Pairing(old, new, by: [{ $0.kind.rawValue }])
    func aspect(_ prompt: PromptDialog) -> String { "prompt \(prompt.kind.rawValue)" }
    var differences = pairing.pairs.flatMap { pair in
        textDifferences(aspect(new[pair.new]), old[pair.old].text, new[pair.new].text)
    }
    // A prompt without a text is the system's own, as one that is not written.
    differences += pairing.removed.map { old[$0] }.filter { $0.text.text != nil }.map {
        FieldDifference(kind: .promptsChanged, aspect: aspect($0), old: $0.text.text, new: nil)
    }
    differences += pairing.added.map { new[$0] }.filter { $0.text.text != nil }.map {
        FieldDifference(kind: .promptsChanged, aspect: aspect($0), old: nil, new: $0.text.text)
    }
    return differences
}

/// The fields of values of responses that refer to nothing else.
package let responseParameterFields: [ComparedField<Property>] =
    [
        .value("Property.name", .responseParameterRenamed, "name") { $0.name },
        .value(
            "Property.isArray",
            .responseParameterTypeChanged,
            "number of values",
            { $0.isArray },
            shown: multiplicity
        ),
    ] + commonPropertyFields

/// The fields of properties of custom types that refer to nothing else.
package let propertyFields: [ComparedField<Property>] =
    [
        .value("Property.name", .propertyRenamed, "name") { $0.name },
        .value("Property.isArray", .propertyTypeChanged, "number of values", { $0.isArray }, shown: multiplicity),
    ] + commonPropertyFields

private let commonPropertyFields: [ComparedField<Property>] = [
    .value("Property.tag", .tagChanged, "tag") { $0.tag },
    .text("Property.displayName", "display name") { $0.displayName },
]

@Sendable private func multiplicity(_ isArray: Bool) -> String? { isArray ? "several" : "one" }

/// The fields of enumerations.
package let enumerationFields: [ComparedField<Enumeration>] = [
    .value("Enumeration.name", .enumerationRenamed, "name") { $0.name },
    ComparedField(name: "Enumeration.explicitClassName") { old, new in
        let names = (old.explicitClassName ?? old.name, new.explicitClassName ?? new.name)
        // A class that is called as its declaration changes its name with it.
        let isRenaming = old.name != new.name && old.explicitClassName == nil && new.explicitClassName == nil
        if names.0 == names.1 || isRenaming { return [] }
        return [FieldDifference(kind: .enumerationClassChanged, aspect: "class name", old: names.0, new: names.1)]
    },
    .text("Enumeration.displayName", "display name") { $0.displayName },
]

/// The fields of cases. The index is what values are saved by.
package let caseFields: [ComparedField<EnumerationCase>] = [
    .value("EnumerationCase.name", .caseRenamed, "name") { $0.name },
    .value("EnumerationCase.index", .caseIndexChanged, "index") { $0.index },
    .text("EnumerationCase.displayName", "display name") { $0.displayName },
    .text("EnumerationCase.pronunciationHint", "pronunciation hint") { $0.pronunciationHint },
    ComparedField(name: "EnumerationCase.synonyms") { old, new in
        let texts = { (value: EnumerationCase) in value.synonyms.map { [$0.text, $0.pronunciationHint] } }
        if texts(old) == texts(new) { return [] }
        let pairing = Pairing(old.synonyms, new.synonyms, by: [{ $0.text.id }, { $0.text.text }])
        var differences = pairing.pairs.flatMap { pair in
            let (old, new) = (old.synonyms[pair.old], new.synonyms[pair.new])
            return textDifferences("synonym", old.text, new.text)
                + textDifferences("pronunciation hint of a synonym", old.pronunciationHint, new.pronunciationHint)
        }
        differences += pairing.removed.map {
            FieldDifference(kind: .synonymsChanged, aspect: "synonym", old: old.synonyms[$0].text.text ?? "", new: nil)
        }
        differences += pairing.added.map {
            FieldDifference(kind: .synonymsChanged, aspect: "synonym", old: nil, new: new.synonyms[$0].text.text ?? "")
        }
        return differences
    },
]

/// The fields of custom types.
package let typeFields: [ComparedField<CustomType>] = [
    .value("CustomType.name", .typeRenamed, "name") { $0.name },
    ComparedField(name: "CustomType.explicitClassName") { old, new in
        let names = (old.explicitClassName ?? old.name, new.explicitClassName ?? new.name)
        // A class that is called as its declaration changes its name with it.
        let isRenaming = old.name != new.name && old.explicitClassName == nil && new.explicitClassName == nil
        if names.0 == names.1 || isRenaming { return [] }
        return [FieldDifference(kind: .typeClassChanged, aspect: "class name", old: names.0, new: names.1)]
    },
    .text("CustomType.displayName", "display name") { $0.displayName },
]

/// The fields of combinations that Siri suggests, but for the parameters, which identify them.
package let shortcutFields: [ComparedField<ParameterCombination>] =
    combinationFields + [
        .value("ParameterCombination.isPrimary", .shortcutRankChanged, "rank", { $0.isPrimary }) {
            $0 ? "primary" : "not primary"
        }
    ]

/// The fields of summaries, but for the parameters, which identify them.
package let combinationFields: [ComparedField<ParameterCombination>] = [
    .text("ParameterCombination.title", "title") { $0.title },
    .text("ParameterCombination.subtitle", "subtitle") { $0.subtitle },
    .value(
        "ParameterCombination.supportsBackgroundExecution",
        .backgroundExecutionChanged,
        "execution",
        { $0.supportsBackgroundExecution }
    ) { $0 ? "in the background" : "in the app" },
]

/// The fields of response codes. Their numbers follow from the order of the list.
package let responseCodeFields: [ComparedField<ResponseCode>] = [
    .value("ResponseCode.isSuccess", .responseCodeSuccessChanged, "outcome", { $0.isSuccess }) {
        $0 ? "success" : "failure"
    },
    .text("ResponseCode.dialog", "dialog") { $0.dialog },
    .text("ResponseCode.conciseDialog", "concise dialog") { $0.conciseDialog },
]

/// The fields of unsupported reasons, but for the code, which identifies them.
package let unsupportedReasonFields: [ComparedField<UnsupportedReason>] = [
    .text("UnsupportedReason.text", "dialog") { $0.text }
]
