extension Intent {
    package var fields: [Field] {
        [
            Field("Intent.name", "name", .word(name)),
            Field("Intent.className", "class", .word(className)),
            Field("Intent.classPrefix", "class prefix", .word(classPrefix)),
            Field("Intent.explicitClassName", "class name", .word(explicitClassName)),
            Field("Intent.category", "category", .word(category)),
            Field("Intent.verb", "verb", .word(verb)),
            .text("Intent.title", "title", title),
            .text("Intent.description", "description", description),
            Field("Intent.defaultImageName", "image", .word(defaultImageName), key: "defaultImage"),
            Field("Intent.isConfigurable", "Shortcuts", .flag(isConfigurable)),
            Field("Intent.isEligibleForWidgets", "widgets", .flag(isEligibleForWidgets)),
            Field("Intent.isEligibleForSuggestions", "suggestions", .flag(isEligibleForSuggestions)),
            Field(
                "Intent.requiresUserConfirmation",
                "confirmation",
                .flag(requiresUserConfirmation, "required", "not required")
            ),
            Field("Intent.authentication", "authentication", .word("\(authentication)", words: authentication.words)),
            Field("Intent.isDeprecated", "status", .flag(isDeprecated, "deprecated", "in use")),
        ]
    }
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
    package var fields: [Field] {
        [
            Field("Parameter.name", "name", .word(name)),
            Field("Parameter.tag", "tag", .number(tag)),
            .text("Parameter.displayName", "display name", displayName),
            Field("Parameter.isConfigurable", "configurable", .flag(isConfigurable)),
            Field("Parameter.isArray", "number of values", .flag(isArray, "several", "one")),
            Field("Options.dynamic", "dynamic options", .flag(options.isDynamic)),
            Field("Options.supportsSearch", "search", .flag(options.supportsSearch)),
            Field("Parameter.supportsResolution", "resolution", .flag(supportsResolution)),
            Field(
                "Parameter.usesCustomDisambiguation",
                "disambiguation",
                .flag(usesCustomDisambiguation, "own texts", "the system's texts")
            ),
        ]
    }
}

extension Property {
    package var fields: [Field] {
        [
            Field("Property.name", "name", .word(name)),
            Field("Property.isArray", "number of values", .flag(isArray, "several", "one")),
            Field("Property.tag", "tag", .number(tag)),
            .text("Property.displayName", "display name", displayName),
        ]
    }
}

extension UnsupportedValueReason {
    package var fields: [Field] {
        [
            Field("UnsupportedValueReason.code", "code", .word(code)),
            .text("UnsupportedValueReason.text", "dialog", text),
            Field("UnsupportedValueReason.isCustom", "custom", .flag(isCustom)),
        ]
    }
}

extension ParameterCombination {
    /// The fields but for the parameters, which identify a combination.
    package var fields: [Field] {
        [
            .text("ParameterCombination.title", "title", title),
            .text("ParameterCombination.subtitle", "subtitle", subtitle),
            Field(
                "ParameterCombination.supportsBackgroundExecution",
                "execution",
                .flag(supportsBackgroundExecution, "in the background", "in the app")
            ),
            Field("ParameterCombination.isPrimary", "rank", .flag(isPrimary, "primary", "not primary")),
            Field("ParameterCombination.isLinked", "link", .flag(isLinked)),
        ]
    }
}

extension IntentResponseCode {
    package var fields: [Field] {
        [
            Field("IntentResponseCode.name", "name", .word(name)),
            Field("IntentResponseCode.isSuccess", "outcome", .flag(isSuccess, "success", "failure")),
            .text("IntentResponseCode.dialog", "dialog", dialog),
            .text("IntentResponseCode.conciseDialog", "concise dialog", conciseDialog),
        ]
    }
}

extension Enumeration {
    package var fields: [Field] {
        [
            Field("Enumeration.name", "name", .word(name)),
            Field("Enumeration.explicitClassName", "class name", .word(explicitClassName ?? name)),
            .text("Enumeration.displayName", "display name", displayName),
        ]
    }
}

extension EnumerationCase {
    package var fields: [Field] {
        [
            Field("EnumerationCase.name", "name", .word(name)),
            Field("EnumerationCase.index", "index", .number(index)),
            .text("EnumerationCase.displayName", "display name", displayName),
            .text("EnumerationCase.pronunciationHint", "pronunciation hint", pronunciationHint),
        ]
    }
}

extension CustomType {
    package var fields: [Field] {
        [
            Field("CustomType.name", "name", .word(name)),
            Field("CustomType.explicitClassName", "class name", .word(explicitClassName ?? name)),
            .text("CustomType.displayName", "display name", displayName),
        ]
    }
}
