import IntentSchema
import SchemaFields

/// How a difference in a schema field is reported.
package enum FieldMeaning: Sendable {
    /// As this change, with the old and new value.
    case change(ChangeKind)
    /// As a switch, with a separate change for each direction.
    case flag(on: ChangeKind, off: ChangeKind)

    /// The fields whose role does not determine the change, as it does for texts and type options. Functions in this
    /// folder compare the other fields; a test finds fields and kinds that nothing compares.
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

    /// The meanings for response values.
    static let ofResponseParameters = all.merging([
        "Property.name": .change(.responseParameterRenamed),
        "Property.isArray": .change(.responseParameterTypeChanged),
    ]) { $1 }

    /// The meanings for summaries, which have no primary combination.
    static let ofSummaries = all.filter { $0.key != "ParameterCombination.isPrimary" }
}

extension FieldRole {
    /// The change in an option or text; `nil` for a field of a declaration, or one that makes it another type.
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
