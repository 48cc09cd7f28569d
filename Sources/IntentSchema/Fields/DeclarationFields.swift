extension Intent {
    package static let fields: [Field<Intent>] = [
        Field("Intent.name", "name") { .word($0.name) },
        Field("Intent.className", "class") { .word($0.className) },
        Field("Intent.classPrefix", "class prefix") { .word($0.classPrefix) },
        Field("Intent.explicitClassName", "class name") { .word($0.explicitClassName) },
        Field("Intent.category", "category") { .word($0.category) },
        Field("Intent.verb", "verb") { .word($0.verb) },
        .text("Intent.title", "title") { $0.title },
        .text("Intent.description", "description") { $0.description },
        Field("Intent.defaultImageName", "image", key: "defaultImage") { .word($0.defaultImageName) },
        Field("Intent.isConfigurable", "Shortcuts") { .flag($0.isConfigurable) },
        Field("Intent.isEligibleForWidgets", "widgets") { .flag($0.isEligibleForWidgets) },
        Field("Intent.isEligibleForSuggestions", "suggestions") { .flag($0.isEligibleForSuggestions) },
        Field("Intent.requiresUserConfirmation", "confirmation") {
            .flag($0.requiresUserConfirmation, "required", "not required")
        },
        Field("Intent.authentication", "authentication") {
            .word("\($0.authentication)", words: $0.authentication.words)
        },
        Field("Intent.isDeprecated", "status") { .flag($0.isDeprecated, "deprecated", "in use") },
    ]
}

extension AuthenticationPolicy {
    fileprivate var words: String {
        switch self {
        case .alwaysAllowed: "none"
        case .requiresAuthentication: "required"
        case .requiresLocalDeviceAuthentication: "required on this device"
        }
    }
}

extension Parameter {
    package static let fields: [Field<Parameter>] = [
        Field("Parameter.name", "name") { .word($0.name) },
        Field("Parameter.tag", "tag") { .number($0.tag) },
        .text("Parameter.displayName", "display name") { $0.displayName },
        Field("Parameter.isConfigurable", "configurable") { .flag($0.isConfigurable) },
        Field("Parameter.isArray", "number of values") { .flag($0.isArray, "several", "one") },
        Field("Options.dynamic", "dynamic options") { .flag($0.options.isDynamic) },
        Field("Options.supportsSearch", "search") { .flag($0.options.supportsSearch) },
        Field("Parameter.supportsResolution", "resolution") { .flag($0.supportsResolution) },
        Field("Parameter.usesCustomDisambiguation", "disambiguation") {
            .flag($0.usesCustomDisambiguation, "own texts", "the system's texts")
        },
    ]
}

extension Property {
    package static let fields: [Field<Property>] = [
        Field("Property.name", "name") { .word($0.name) },
        Field("Property.isArray", "number of values") { .flag($0.isArray, "several", "one") },
        Field("Property.tag", "tag") { .number($0.tag) },
        .text("Property.displayName", "display name") { $0.displayName },
    ]
}

extension UnsupportedValueReason {
    package static let fields: [Field<UnsupportedValueReason>] = [
        Field("UnsupportedValueReason.code", "code") { .word($0.code) },
        .text("UnsupportedValueReason.text", "dialog") { $0.text },
        Field("UnsupportedValueReason.isCustom", "custom") { .flag($0.isCustom) },
    ]
}

extension ParameterCombination {
    /// The fields but for the parameters, which identify a combination.
    package static let fields: [Field<ParameterCombination>] = [
        .text("ParameterCombination.title", "title") { $0.title },
        .text("ParameterCombination.subtitle", "subtitle") { $0.subtitle },
        Field("ParameterCombination.supportsBackgroundExecution", "execution") {
            .flag($0.supportsBackgroundExecution, "in the background", "in the app")
        },
        Field("ParameterCombination.isPrimary", "rank") { .flag($0.isPrimary, "primary", "not primary") },
        Field("ParameterCombination.isLinked", "link") { .flag($0.isLinked) },
    ]
}

extension IntentResponseCode {
    package static let fields: [Field<IntentResponseCode>] = [
        Field("IntentResponseCode.name", "name") { .word($0.name) },
        Field("IntentResponseCode.isSuccess", "outcome") { .flag($0.isSuccess, "success", "failure") },
        .text("IntentResponseCode.dialog", "dialog") { $0.dialog },
        .text("IntentResponseCode.conciseDialog", "concise dialog") { $0.conciseDialog },
    ]
}

extension Enumeration {
    package static let fields: [Field<Enumeration>] = [
        Field("Enumeration.name", "name") { .word($0.name) },
        Field("Enumeration.explicitClassName", "class name") { .word($0.explicitClassName ?? $0.name) },
        .text("Enumeration.displayName", "display name") { $0.displayName },
        Field("Enumeration.isImported", "imported") { .flag($0.isImported) },
    ]
}

extension EnumerationCase {
    package static let fields: [Field<EnumerationCase>] = [
        Field("EnumerationCase.name", "name") { .word($0.name) },
        Field("EnumerationCase.index", "index") { .number($0.index) },
        .text("EnumerationCase.displayName", "display name") { $0.displayName },
        .text("EnumerationCase.pronunciationHint", "pronunciation hint") { $0.pronunciationHint },
    ]
}

extension CustomType {
    package static let fields: [Field<CustomType>] = [
        Field("CustomType.name", "name") { .word($0.name) },
        Field("CustomType.explicitClassName", "class name") { .word($0.explicitClassName ?? $0.name) },
        .text("CustomType.displayName", "display name") { $0.displayName },
        Field("CustomType.isImported", "imported") { .flag($0.isImported) },
    ]
}
