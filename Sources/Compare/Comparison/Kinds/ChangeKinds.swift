/// All kinds of changes, in the order of their codes.
extension ChangeKind {
    package static let all: [ChangeKind] =
        intents + parameters + combinations + responses + enumerations + types + texts + widgets + appIntents
        + placedWidgets

    private static let intents: [ChangeKind] = [
        .intentRemoved, .intentRenamed, .intentBaseNameChanged, .intentHiddenFromShortcuts,
        .widgetConfigurationTurnedOff, .suggestionsTurnedOff, .confirmationChanged, .authenticationChanged,
        .inputChanged, .optionsFormChanged, .intentAdded, .intentShownInShortcuts, .widgetConfigurationTurnedOn,
        .suggestionsTurnedOn, .intentDeprecated, .intentNoLongerDeprecated, .intentWordingChanged, .imageChanged,
        .keyParameterChanged,
    ]

    private static let parameters: [ChangeKind] = [
        .parameterRemoved, .parameterRenamed, .parameterTypeChanged, .parameterBecameArray, .parameterBecameScalar,
        .parameterHidden, .parameterTagChanged, .parameterTagReused, .defaultChanged, .boundsChanged, .unitChanged,
        .valueKindChanged, .arraySizeChanged, .visibilityChanged, .dynamicOptionsTurnedOn, .dynamicOptionsTurnedOff,
        .searchTurnedOn, .searchTurnedOff, .resolutionTurnedOn, .resolutionTurnedOff, .unsupportedReasonRemoved,
        .arraySizeRemoved, .parameterAdded, .arraySizeAdded, .unsupportedReasonAdded, .parameterShown,
        .inputOptionChanged, .promptsChanged,
    ]

    private static let combinations: [ChangeKind] = [
        .shortcutRemoved, .backgroundExecutionChanged, .shortcutAdded, .summaryAdded, .shortcutRankChanged,
        .summaryRemoved,
    ]

    private static let responses: [ChangeKind] = [
        .responseCodeRemoved, .responseCodesRenumbered, .responseCodeSuccessChanged, .responseParameterRemoved,
        .responseParameterRenamed, .responseParameterTypeChanged, .outputChanged, .responseCodeAdded,
        .responseParameterAdded,
    ]

    private static let enumerations: [ChangeKind] = [
        .enumerationRemoved, .enumerationRenamed, .enumerationClassChanged, .caseRemoved, .caseRenamed,
        .caseIndexChanged, .caseIndexReused, .enumerationAdded, .caseAdded, .synonymsChanged,
    ]

    private static let types: [ChangeKind] = [
        .typeRemoved, .typeRenamed, .typeClassChanged, .propertyRemoved, .propertyRenamed, .propertyTypeChanged,
        .typeAdded, .propertyAdded,
    ]

    private static let texts: [ChangeKind] = [
        .stringIDChanged, .stringIDReplaced, .stringIDRemoved, .stringIDAdded, .textChanged, .orderChanged, .tagChanged,
    ]

    private static let widgets: [ChangeKind] = [
        .widgetRemoved, .widgetKindChanged, .widgetFamilyRemoved, .widgetConfigurationChanged, .systemRemoved,
        .widgetUnavailable, .widgetBecameStatic, .widgetMovedWithoutTakeover, .widgetReconfigured, .widgetAdded,
        .widgetFamilyAdded, .systemAdded, .widgetAvailable,
    ]

    private static let placedWidgets: [ChangeKind] = [
        .widgetMovedToSiriKit, .widgetExtensionRenamed, .widgetMoved, .placedWidgetsLackAddition,
        .placedWidgetsKeepRemoval,
    ]

    private static let appIntents: [ChangeKind] = [
        .appIntentRemoved, .appIntentRenamed, .appIntentHidden, .appIntentUnavailable, .takeoverRemoved,
        .appIntentIdentityChanged,
        .appParameterRemoved, .appParameterRenamed, .appParameterTypeChanged, .appTypeRenamed, .rawValueRemoved,
        .rawValueChanged, .rawValueReused, .entityIDTypeChanged, .phraseRemoved, .appIntentAdded, .takeoverAdded,
        .appParameterAdded, .rawValueAdded, .phraseAdded, .appIntentShown, .appIntentAvailable, .entityQueryChanged,
    ]
}
