import IntentSchema
import SchemaFields

/// What a difference in a field of the schema is.
package enum FieldMeaning: Sendable {
    /// This change, with the old and the new value.
    case change(ChangeKind)
    /// A switch, which is a change of its own in either direction.
    case flag(on: ChangeKind, off: ChangeKind)

    /// What texts and the options of parameter types mean follows from their role. What other fields hold is compared in the
    /// functions of this folder; a test looks for fields and kinds that nothing compares.
    package static let all: [String: FieldMeaning] = [
        "Intent.category": .change(.intentWordingChanged),
        "Intent.verb": .change(.intentWordingChanged),
        "Intent.defaultImageName": .change(.imageChanged),
        "Intent.isConfigurable": .flag(on: .intentShownInShortcuts, off: .intentHiddenFromShortcuts),
        "Intent.isEligibleForWidgets": .flag(on: .widgetConfigurationTurnedOn, off: .widgetConfigurationTurnedOff),
        "Intent.isEligibleForSuggestions": .flag(on: .suggestionsTurnedOn, off: .suggestionsTurnedOff),
        "Intent.requiresUserConfirmation": .change(.confirmationChanged),
        "Intent.authentication": .change(.authenticationChanged),
        "Intent.isDeprecated": .flag(on: .intentDeprecated, off: .intentNoLongerDeprecated),

        "ParameterCombination.supportsBackgroundExecution": .change(.backgroundExecutionChanged),
        "ParameterCombination.isPrimary": .change(.shortcutRankChanged),

        "IntentResponseCode.isSuccess": .change(.responseCodeSuccessChanged),

        "Parameter.name": .change(.parameterRenamed),
        "Parameter.tag": .change(.parameterTagChanged),
        "Parameter.isConfigurable": .flag(on: .parameterShown, off: .parameterHidden),
        "Parameter.isArray": .flag(on: .parameterBecameArray, off: .parameterBecameScalar),

        "Options.dynamic": .flag(on: .dynamicOptionsTurnedOn, off: .dynamicOptionsTurnedOff),
        "Options.supportsSearch": .flag(on: .searchTurnedOn, off: .searchTurnedOff),

        "Parameter.supportsResolution": .flag(on: .resolutionTurnedOn, off: .resolutionTurnedOff),
        "Parameter.usesCustomDisambiguation": .change(.promptsChanged),

        "Property.name": .change(.propertyRenamed),
        "Property.tag": .change(.tagChanged),
        "Property.isArray": .change(.propertyTypeChanged),

        "Enumeration.name": .change(.enumerationRenamed),
        "Enumeration.explicitClassName": .change(.enumerationClassChanged),

        "EnumerationCase.name": .change(.caseRenamed),
        "EnumerationCase.index": .change(.caseIndexChanged),

        "CustomType.name": .change(.typeRenamed),
        "CustomType.explicitClassName": .change(.typeClassChanged),
    ]

    /// The same for the values of responses.
    static let ofResponseParameters = all.merging([
        "Property.name": .change(.responseParameterRenamed),
        "Property.isArray": .change(.responseParameterTypeChanged),
    ]) { $1 }

    /// The same for summaries, of which none comes first.
    static let ofSummaries = all.filter { $0.key != "ParameterCombination.isPrimary" }
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
