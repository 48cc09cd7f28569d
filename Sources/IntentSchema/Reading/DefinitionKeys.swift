// The keys of the format: for each kind of dictionary a prefix and the words behind it, which begin with a capital letter
// there: `INIntent` and `Name`. Source of every key: a count over 526 versions of real definitions (the format page of the
// documentation).

enum DefinitionKey: String, CaseIterable {
    case enums = "INEnums"
    case intents = "INIntents"
    case types = "INTypes"
    case modelVersion = "INIntentDefinitionModelVersion"
    case namespace = "INIntentDefinitionNamespace"
    case systemVersion = "INIntentDefinitionSystemVersion"
    case toolsBuildVersion = "INIntentDefinitionToolsBuildVersion"
    case toolsVersion = "INIntentDefinitionToolsVersion"
}

/// Behind `INIntent`.
enum IntentKey: String, CaseIterable {
    case name, classPrefix, className, type, category, verb, title, titleID, description, descriptionID,
        defaultImageName, parameters, lastParameterTag, keyParameter, input, parameterCombinations,
        managedParameterCombinations, configurable, eligibleForWidgets, ineligibleForSuggestions,
        userConfirmationRequired, restrictions, response, domain, customizable, hash, deprecated
}

/// Behind `INIntentParameter`, `INIntentResponseParameter` and `INTypeProperty`.
enum ParameterKey: String, CaseIterable {
    case name, tag, type, displayPriority, displayName, displayNameID, configurable, supportsResolution,
        supportsDynamicEnumeration, supportsSearch, supportsMultipleValues, fixedSizeArray, arraySizes,
        customDisambiguation, enumType, enumTypeNamespace, objectType, objectTypeNamespace, metadata, promptDialogs,
        relationship, unsupportedReasons, `default`
}

/// Behind a parameter's prefix and `Metadata`.
enum MetadataKey: String, CaseIterable {
    case type, defaultValue, defaultValueID, minimumValue, maximumValue, supportsNegativeNumbers, capitalization,
        keyboardType, multiline, disableAutocorrect, disableSmartDashes, disableSmartQuotes, placeholder,
        placeholderID, trueDisplayName, trueDisplayNameID, falseDisplayName, falseDisplayNameID, customUTIs, format,
        dateStyle, timeStyle, template, templateID, unit, defaultUnit, minimumUnit, maximumUnit, currencyCodes
}

/// Behind `INIntentParameterArraySize`.
enum ArraySizeKey: String, CaseIterable {
    case size, sizeClass
}

/// Behind `INIntentParameterPromptDialog`.
enum PromptDialogKey: String, CaseIterable {
    case type, custom, formatString, formatStringID
}

/// Behind `INIntentParameterRelationship`.
enum RelationshipKey: String, CaseIterable {
    case parentName, predicateName, predicateValue
}

/// Behind `INIntentParameterUnsupportedReason`.
enum UnsupportedReasonKey: String, CaseIterable {
    case code, formatString, formatStringID, `default`, custom
}

/// Behind `INIntentParameterCombination`.
enum CombinationKey: String, CaseIterable {
    case title, titleID, subtitle, subtitleID, supportsBackgroundExecution, isPrimary, isLinked, updatesLinked
}

/// Behind `INIntentResponse`.
enum ResponseKey: String, CaseIterable {
    case codes, parameters, lastParameterTag, output
}

/// Behind `INIntentResponseCode`.
enum ResponseCodeKey: String, CaseIterable {
    case name, success, formatString, formatStringID, conciseFormatString, conciseFormatStringID
}

/// Behind `INEnum`.
enum EnumerationKey: String, CaseIterable {
    case name, className, displayName, displayNameID, generatesHeader, type, values
}

/// Behind `INEnumValue`.
enum EnumerationValueKey: String, CaseIterable {
    case name, index, displayName, displayNameID, pronunciationHint, pronunciationHintID, synonyms
}

/// Behind `INEnumValueSynonym`.
enum SynonymKey: String, CaseIterable {
    case synonym, synonymID, pronunciationHint, pronunciationHintID
}

/// Behind `INType`.
enum TypeKey: String, CaseIterable {
    case name, className, classPrefix, displayName, displayNameID, lastPropertyTag, properties
}
