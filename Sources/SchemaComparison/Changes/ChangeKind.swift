/// The kinds of changes between two versions of a project.
///
/// The raw value is the stable name in configurations and reports. `EffectTable` lists the effects of each kind; a kind
/// without effects is harmless and reported only on request.
package enum ChangeKind: String, CaseIterable, Sendable {
    // Intents
    case intentRemoved = "intent-removed"
    case intentAdded = "intent-added"
    case intentRenamed = "intent-renamed"
    case intentBaseNameChanged = "intent-base-name-changed"
    case intentHiddenFromShortcuts = "intent-hidden-from-shortcuts"
    case intentShownInShortcuts = "intent-shown-in-shortcuts"
    case widgetConfigurationTurnedOff = "widget-configuration-turned-off"
    case widgetConfigurationTurnedOn = "widget-configuration-turned-on"
    case suggestionsTurnedOff = "suggestions-turned-off"
    case suggestionsTurnedOn = "suggestions-turned-on"
    case confirmationChanged = "confirmation-changed"
    case authenticationChanged = "authentication-changed"
    case intentDeprecated = "intent-deprecated"
    case intentNoLongerDeprecated = "intent-no-longer-deprecated"
    case intentWordingChanged = "intent-wording-changed"
    case imageChanged = "image-changed"
    case keyParameterChanged = "key-parameter-changed"
    case inputChanged = "input-changed"
    case optionsFormChanged = "options-form-changed"

    // Parameters
    case parameterRemoved = "parameter-removed"
    case parameterAdded = "parameter-added"
    case parameterRenamed = "parameter-renamed"
    case parameterTypeChanged = "parameter-type-changed"
    case parameterBecameArray = "parameter-became-array"
    case parameterBecameScalar = "parameter-became-scalar"
    case parameterHidden = "parameter-hidden"
    case parameterShown = "parameter-shown"
    case parameterTagChanged = "parameter-tag-changed"
    case parameterTagReused = "parameter-tag-reused"
    case defaultChanged = "default-changed"
    case boundsChanged = "bounds-changed"
    case unitChanged = "unit-changed"
    case valueKindChanged = "value-kind-changed"
    case arraySizeChanged = "array-size-changed"
    case arraySizeRemoved = "array-size-removed"
    case arraySizeAdded = "array-size-added"
    case visibilityChanged = "visibility-changed"
    case dynamicOptionsTurnedOn = "dynamic-options-turned-on"
    case dynamicOptionsTurnedOff = "dynamic-options-turned-off"
    case searchTurnedOn = "search-turned-on"
    case searchTurnedOff = "search-turned-off"
    case resolutionTurnedOn = "resolution-turned-on"
    case resolutionTurnedOff = "resolution-turned-off"
    case unsupportedReasonRemoved = "unsupported-reason-removed"
    case unsupportedReasonAdded = "unsupported-reason-added"
    case inputOptionChanged = "input-option-changed"
    case promptsChanged = "prompts-changed"

    // Shortcuts and summaries
    case shortcutRemoved = "shortcut-removed"
    case shortcutAdded = "shortcut-added"
    case backgroundExecutionChanged = "background-execution-changed"
    case shortcutRankChanged = "shortcut-rank-changed"
    case summaryRemoved = "summary-removed"
    case summaryAdded = "summary-added"

    // Responses
    case responseCodeRemoved = "response-code-removed"
    case responseCodeAdded = "response-code-added"
    case responseCodesRenumbered = "response-codes-renumbered"
    case responseCodeSuccessChanged = "response-code-success-changed"
    case responseParameterRemoved = "response-parameter-removed"
    case responseParameterAdded = "response-parameter-added"
    case responseParameterRenamed = "response-parameter-renamed"
    case responseParameterTypeChanged = "response-parameter-type-changed"
    case outputChanged = "output-changed"

    // Enumerations
    case enumerationRemoved = "enumeration-removed"
    case enumerationAdded = "enumeration-added"
    case enumerationRenamed = "enumeration-renamed"
    case enumerationClassChanged = "enumeration-class-changed"
    case caseRemoved = "case-removed"
    case caseAdded = "case-added"
    case caseRenamed = "case-renamed"
    case caseIndexChanged = "case-index-changed"
    case caseIndexReused = "case-index-reused"
    case synonymsChanged = "synonyms-changed"

    // Custom types
    case typeRemoved = "type-removed"
    case typeAdded = "type-added"
    case typeRenamed = "type-renamed"
    case typeClassChanged = "type-class-changed"
    case propertyRemoved = "property-removed"
    case propertyAdded = "property-added"
    case propertyRenamed = "property-renamed"
    case propertyTypeChanged = "property-type-changed"

    // Widgets
    case widgetRemoved = "widget-removed"
    case widgetAdded = "widget-added"
    case widgetKindChanged = "widget-kind-changed"
    case widgetFamilyRemoved = "widget-family-removed"
    case widgetFamilyAdded = "widget-family-added"
    case widgetConfigurationChanged = "widget-configuration-changed"
    case widgetUnavailable = "widget-unavailable"
    case widgetAvailable = "widget-available"
    case systemRemoved = "system-removed"
    case systemAdded = "system-added"

    // App Intents
    case appIntentRemoved = "app-intent-removed"
    case appIntentAdded = "app-intent-added"
    case appIntentRenamed = "app-intent-renamed"
    case appIntentHidden = "app-intent-hidden"
    case appIntentShown = "app-intent-shown"
    case appIntentUnavailable = "app-intent-unavailable"
    case appIntentAvailable = "app-intent-available"
    case takeoverRemoved = "takeover-removed"
    case takeoverAdded = "takeover-added"
    case appParameterRemoved = "app-parameter-removed"
    case appParameterAdded = "app-parameter-added"
    case appParameterRenamed = "app-parameter-renamed"
    case appParameterTypeChanged = "app-parameter-type-changed"
    case appTypeRenamed = "app-type-renamed"
    case rawValueRemoved = "raw-value-removed"
    case rawValueAdded = "raw-value-added"
    case rawValueChanged = "raw-value-changed"
    case rawValueReused = "raw-value-reused"
    case entityIDTypeChanged = "entity-id-type-changed"
    case entityQueryChanged = "entity-query-changed"
    case phraseRemoved = "phrase-removed"
    case phraseAdded = "phrase-added"

    // Texts and order
    case textChanged = "text-changed"
    case stringIDChanged = "string-id-changed"
    case stringIDRemoved = "string-id-removed"
    case stringIDAdded = "string-id-added"
    case orderChanged = "order-changed"
    case tagChanged = "tag-changed"
}

extension ChangeKind {
    /// The changes of string ids, under which tables translate texts.
    package static let ofTextIDs: Set<ChangeKind> = [.stringIDChanged, .stringIDRemoved, .stringIDAdded]

    /// Whether only text or order changed.
    package var isEditorial: Bool {
        switch self {
        case .textChanged, .stringIDChanged, .stringIDRemoved, .stringIDAdded, .orderChanged, .synonymsChanged,
            .promptsChanged, .imageChanged:
            true
        default: false
        }
    }
}
