import IntentSchema

/// What a difference in a field of the schema is.
package enum FieldMeaning: Sendable {
    /// This change, with the old and the new value.
    case change(ChangeKind)
    /// A switch, which is a change of its own in either direction.
    case flag(on: ChangeKind, off: ChangeKind)
    /// These changes, found by what the field holds, refers to or identifies.
    case structure([ChangeKind])
    case harmless(String)

    /// What texts and the options of parameter types mean follows from their role. The schema has no field besides these and those.
    package static let all: [String: FieldMeaning] = [
        "Schema.path": .harmless("a definition may move, and declarations may move between definitions"),
        "Schema.namespace": .harmless("references by it are resolved"),
        "Schema.modelVersion": .structure([.optionsFormChanged]),
        "Schema.intents": .structure([.intentRemoved, .intentAdded]),
        "Schema.enumerations": .structure([.enumerationRemoved, .enumerationAdded]),
        "Schema.types": .structure([.typeRemoved, .typeAdded]),

        "Intent.name": .structure([.intentBaseNameChanged, .intentRenamed]),
        "Intent.nameRange": .harmless("it is a place"),
        "Intent.className": .structure([.intentRenamed]),
        "Intent.classPrefix": .structure([.intentRenamed]),
        "Intent.explicitClassName": .structure([.intentRenamed]),
        "Intent.category": .change(.intentWordingChanged),
        "Intent.verb": .change(.intentWordingChanged),
        "Intent.defaultImageName": .change(.imageChanged),
        "Intent.isConfigurable": .flag(on: .intentShownInShortcuts, off: .intentHiddenFromShortcuts),
        "Intent.isEligibleForWidgets": .flag(on: .widgetConfigurationTurnedOn, off: .widgetConfigurationTurnedOff),
        "Intent.isEligibleForSuggestions": .flag(on: .suggestionsTurnedOn, off: .suggestionsTurnedOff),
        "Intent.requiresUserConfirmation": .change(.confirmationChanged),
        "Intent.authentication": .change(.authenticationChanged),
        "Intent.isDeprecated": .flag(on: .intentDeprecated, off: .intentNoLongerDeprecated),
        "Intent.parameters": .structure([.parameterRemoved, .parameterAdded, .orderChanged]),
        "Intent.keyParameter": .structure([.keyParameterChanged]),
        "Intent.input": .structure([.inputChanged]),
        "Intent.shortcuts": .structure([.shortcutRemoved, .shortcutAdded]),
        "Intent.summaries": .structure([.summaryRemoved, .summaryAdded]),
        "Intent.response": .structure([.outputChanged, .responseCodesRenumbered]),

        "ParameterCombination.parameters": .structure([
            .shortcutRemoved, .shortcutAdded, .summaryRemoved, .summaryAdded,
        ]),
        "ParameterCombination.supportsBackgroundExecution": .change(.backgroundExecutionChanged),
        "ParameterCombination.isPrimary": .change(.shortcutRankChanged),
        "ParameterCombination.isLinked": .harmless("Xcode keeps the two texts alike; users see nothing of it"),

        "Response.codes": .structure([.responseCodeRemoved, .responseCodeAdded, .responseCodesRenumbered]),
        "Response.parameters": .structure([.responseParameterRemoved, .responseParameterAdded]),
        "Response.output": .structure([.outputChanged]),
        "IntentResponseCode.name": .structure([.responseCodeRemoved, .responseCodeAdded]),
        "IntentResponseCode.isSuccess": .change(.responseCodeSuccessChanged),

        "Parameter.name": .change(.parameterRenamed),
        "Parameter.nameRange": .harmless("it is a place"),
        "Parameter.tag": .change(.parameterTagChanged),
        "Parameter.displayPriority": .structure([.orderChanged]),
        "Parameter.isConfigurable": .flag(on: .parameterShown, off: .parameterHidden),
        "Parameter.type": .structure([.parameterTypeChanged, .parameterTagReused]),
        "Parameter.isArray": .flag(on: .parameterBecameArray, off: .parameterBecameScalar),
        "Parameter.arraySizes": .structure([.arraySizeChanged, .arraySizeRemoved, .arraySizeAdded]),
        "Parameter.options": .structure([
            .dynamicOptionsTurnedOn, .dynamicOptionsTurnedOff, .searchTurnedOn, .searchTurnedOff,
        ]),
        "Options.dynamic": .flag(on: .dynamicOptionsTurnedOn, off: .dynamicOptionsTurnedOff),
        "Options.supportsSearch": .flag(on: .searchTurnedOn, off: .searchTurnedOff),
        "Parameter.supportsResolution": .flag(on: .resolutionTurnedOn, off: .resolutionTurnedOff),
        "Parameter.usesCustomDisambiguation": .change(.promptsChanged),
        "Parameter.prompts": .structure([.promptsChanged]),
        "Parameter.parent": .structure([.visibilityChanged]),
        "Parameter.unsupportedReasons": .structure([.unsupportedReasonRemoved, .unsupportedReasonAdded]),
        "ParentCondition.parameter": .structure([.visibilityChanged]),
        "ParentCondition.predicate": .structure([.visibilityChanged]),
        "ArraySize.family": .structure([.arraySizeChanged]),
        "ArraySize.size": .structure([.arraySizeChanged]),
        "PromptDialog.kind": .structure([.promptsChanged]),
        "PromptDialog.text": .structure([.textChanged, .stringIDChanged]),
        "UnsupportedValueReason.code": .structure([.unsupportedReasonRemoved, .unsupportedReasonAdded]),
        "UnsupportedValueReason.isCustom": .harmless("it follows from the code: standard reasons have fixed ones"),

        "Property.name": .change(.propertyRenamed),
        "Property.nameRange": .harmless("it is a place"),
        "Property.tag": .change(.tagChanged),
        "Property.displayPriority": .structure([.orderChanged]),
        "Property.type": .structure([.propertyTypeChanged, .responseParameterTypeChanged]),
        "Property.isArray": .change(.propertyTypeChanged),

        "Enumeration.name": .change(.enumerationRenamed),
        "Enumeration.nameRange": .harmless("it is a place"),
        "Enumeration.explicitClassName": .change(.enumerationClassChanged),
        "Enumeration.cases": .structure([.caseRemoved, .caseAdded, .caseIndexReused]),
        "Enumeration.isImported": .harmless("the file that declares it is compared"),
        "EnumerationCase.name": .change(.caseRenamed),
        "EnumerationCase.nameRange": .harmless("it is a place"),
        "EnumerationCase.index": .change(.caseIndexChanged),
        "EnumerationCase.synonyms": .structure([.synonymsChanged]),
        "Synonym.text": .structure([.textChanged, .synonymsChanged]),
        "Synonym.pronunciationHint": .structure([.textChanged]),

        "CustomType.name": .change(.typeRenamed),
        "CustomType.nameRange": .harmless("it is a place"),
        "CustomType.explicitClassName": .change(.typeClassChanged),
        "CustomType.properties": .structure([.propertyRemoved, .propertyAdded, .orderChanged]),
        "CustomType.isImported": .harmless("the file that declares it is compared"),

        "EnumerationReference.index": .structure([.parameterTypeChanged, .propertyTypeChanged]),
        "CustomTypeReference.index": .structure([.parameterTypeChanged, .propertyTypeChanged]),
        "LocalizedText.text": .structure([.textChanged]),
        "LocalizedText.id": .structure([.stringIDChanged, .stringIDRemoved, .stringIDAdded]),
        "Quantity.value": .structure([.defaultChanged, .boundsChanged]),
        "Quantity.unit": .structure([.defaultChanged, .boundsChanged]),
        "PhysicalUnit.name": .structure([.unitChanged]),
        "PhysicalUnit.coefficient": .harmless("it follows from the unit's name"),
        "PhysicalUnit.constant": .harmless("it follows from the unit's name"),
    ]

    /// The same for the values of responses.
    static let ofResponseParameters = all.merging([
        "Property.name": .change(.responseParameterRenamed),
        "Property.isArray": .change(.responseParameterTypeChanged),
    ]) { $1 }

    /// The same for summaries, of which none comes first.
    static let ofSummaries = all.merging(["ParameterCombination.isPrimary": .harmless("only suggestions have a rank")])
    { $1 }
}

extension FieldRole {
    /// What a difference in an option is; `nil` where another type is one already, or a field of a declaration.
    package var change: ChangeKind? {
        switch self {
        case .declaration, .identity: nil
        case .defaultValue: .defaultChanged
        case .minimum, .maximum, .bound: .boundsChanged
        case .unit: .unitChanged
        case .valueKind: .valueKindChanged
        case .entry, .control: .inputOptionChanged
        case .text, .nameOfBoolean: .textChanged
        }
    }
}
