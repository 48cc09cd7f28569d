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

/// The keys behind `INIntent`.
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

/// The keys behind `INIntentParameterArraySize`.
enum ArraySizeKey: String, CaseIterable {
    case size, sizeClass
}

/// The keys behind `INIntentParameterPromptDialog`.
enum PromptDialogKey: String, CaseIterable {
    case type, custom, formatString, formatStringID
}

/// The keys behind `INIntentParameterRelationship`.
enum RelationshipKey: String, CaseIterable {
    case parentName, predicateName, predicateValue
}

/// The keys behind `INIntentParameterUnsupportedReason`.
enum UnsupportedReasonKey: String, CaseIterable {
    case code, formatString, formatStringID, `default`, custom
}

/// The keys behind `INIntentParameterCombination`.
enum CombinationKey: String, CaseIterable {
    case title, titleID, subtitle, subtitleID, supportsBackgroundExecution, isPrimary, isLinked, updatesLinked
}

/// The keys behind `INIntentResponse`.
enum ResponseKey: String, CaseIterable {
    case codes, parameters, lastParameterTag, output
}

/// The keys behind `INIntentResponseCode`.
enum ResponseCodeKey: String, CaseIterable {
    case name, success, formatString, formatStringID, conciseFormatString, conciseFormatStringID
}

/// The keys behind `INEnum`.
enum EnumerationKey: String, CaseIterable {
    case name, className, displayName, displayNameID, generatesHeader, type, values
}

/// The keys behind `INEnumValue`.
enum EnumerationValueKey: String, CaseIterable {
    case name, index, displayName, displayNameID, pronunciationHint, pronunciationHintID, synonyms
}

/// The keys behind `INEnumValueSynonym`.
enum SynonymKey: String, CaseIterable {
    case synonym, synonymID, pronunciationHint, pronunciationHintID
}

/// The keys behind `INType`.
enum TypeKey: String, CaseIterable {
    case name, className, classPrefix, displayName, displayNameID, lastPropertyTag, properties
}
