import IntentSchema

extension Intent {
    package var fields: [Field] {
        [
            Field("Intent.name", as: "name", .word(name)),
            Field("Intent.className", as: "class", .word(className)),
            Field("Intent.classPrefix", as: "class prefix", .word(classPrefix)),
            Field("Intent.explicitClassName", as: "class name", .word(explicitClassName)),
            Field("Intent.category", as: "category", .word(category)),
            Field("Intent.verb", as: "verb", .word(verb)),
            .text("Intent.title", as: "title", title),
            .text("Intent.description", as: "description", description),
            Field("Intent.defaultImageName", as: "image", .word(defaultImageName), key: "defaultImage"),
            Field("Intent.isConfigurable", as: "Shortcuts", .flag(isConfigurable)),
            Field("Intent.isEligibleForWidgets", as: "widgets", .flag(isEligibleForWidgets)),
            Field("Intent.isEligibleForSuggestions", as: "suggestions", .flag(isEligibleForSuggestions)),
            Field(
                "Intent.requiresUserConfirmation",
                as: "confirmation",
                .flag(requiresUserConfirmation, on: "required", off: "not required")
            ),
            Field(
                "Intent.authentication",
                as: "authentication",
                .word("\(authentication)", words: authentication.words)
            ),
            Field("Intent.isDeprecated", as: "status", .flag(isDeprecated, on: "deprecated", off: "in use")),
            Field("Intent.unknownWords", as: "unknown words", .words(unknownWords), role: .entry),
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
            Field("Parameter.name", as: "name", .word(name)),
            Field("Parameter.tag", as: "tag", .number(tag)),
            .text("Parameter.displayName", as: "display name", displayName),
            Field("Parameter.isConfigurable", as: "configurable", .flag(isConfigurable)),
            Field("Parameter.isArray", as: "number of values", .flag(isArray, on: "several", off: "one")),
            Field("Options.dynamic", as: "dynamic options", .flag(options.isDynamic)),
            Field("Options.supportsSearch", as: "search", .flag(options.supportsSearch)),
            Field("Parameter.supportsResolution", as: "resolution", .flag(supportsResolution)),
            Field(
                "Parameter.usesCustomDisambiguation",
                as: "disambiguation",
                .flag(usesCustomDisambiguation, on: "own texts", off: "the system's texts")
            ),
            Field("Parameter.unknownWords", as: "unknown words", .words(unknownWords), role: .entry),
        ]
    }
}

extension Property {
    package var fields: [Field] {
        [
            Field("Property.name", as: "name", .word(name)),
            Field("Property.isArray", as: "number of values", .flag(isArray, on: "several", off: "one")),
            Field("Property.tag", as: "tag", .number(tag)),
            .text("Property.displayName", as: "display name", displayName),
            Field("Property.unknownWords", as: "unknown words", .words(unknownWords), role: .entry),
        ]
    }
}

extension UnsupportedValueReason {
    package var fields: [Field] {
        [
            Field("UnsupportedValueReason.code", as: "code", .word(code)),
            .text("UnsupportedValueReason.text", as: "dialog", text),
            Field("UnsupportedValueReason.isCustom", as: "custom", .flag(isCustom)),
        ]
    }
}

extension ParameterCombination {
    /// All fields except the parameters, which identify a combination.
    package var fields: [Field] {
        [
            .text("ParameterCombination.title", as: "title", title),
            .text("ParameterCombination.subtitle", as: "subtitle", subtitle),
            Field(
                "ParameterCombination.supportsBackgroundExecution",
                as: "execution",
                .flag(supportsBackgroundExecution, on: "in the background", off: "in the app")
            ),
            Field("ParameterCombination.isPrimary", as: "rank", .flag(isPrimary, on: "primary", off: "not primary")),
            Field("ParameterCombination.isLinked", as: "link", .flag(isLinked)),
        ]
    }
}

extension IntentResponseCode {
    package var fields: [Field] {
        [
            Field("IntentResponseCode.name", as: "name", .word(name)),
            Field("IntentResponseCode.isSuccess", as: "outcome", .flag(isSuccess, on: "success", off: "failure")),
            .text("IntentResponseCode.dialog", as: "dialog", dialog),
            .text("IntentResponseCode.conciseDialog", as: "concise dialog", conciseDialog),
        ]
    }
}

extension Enumeration {
    package var fields: [Field] {
        [
            Field("Enumeration.name", as: "name", .word(name)),
            Field("Enumeration.explicitClassName", as: "class name", .word(explicitClassName ?? name)),
            .text("Enumeration.displayName", as: "display name", displayName),
        ]
    }
}

extension EnumerationCase {
    package var fields: [Field] {
        [
            Field("EnumerationCase.name", as: "name", .word(name)),
            Field("EnumerationCase.index", as: "index", .number(index)),
            .text("EnumerationCase.displayName", as: "display name", displayName),
            .text("EnumerationCase.pronunciationHint", as: "pronunciation hint", pronunciationHint),
        ]
    }
}

extension CustomType {
    package var fields: [Field] {
        [
            Field("CustomType.name", as: "name", .word(name)),
            Field("CustomType.explicitClassName", as: "class name", .word(explicitClassName ?? name)),
            .text("CustomType.displayName", as: "display name", displayName),
        ]
    }
}
