// The keys of the format: for each kind of dictionary a prefix and the words behind it. Source of every key: a count over
// 526 versions of real definitions (the format page of the documentation).

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
    case name = "Name"
    case classPrefix = "ClassPrefix"
    case className = "ClassName"
    case type = "Type"
    case category = "Category"
    case verb = "Verb"
    case title = "Title"
    case titleID = "TitleID"
    case description = "Description"
    case descriptionID = "DescriptionID"
    case defaultImageName = "DefaultImageName"
    case parameters = "Parameters"
    case lastParameterTag = "LastParameterTag"
    case keyParameter = "KeyParameter"
    case input = "Input"
    case combinations = "ParameterCombinations"
    case managedCombinations = "ManagedParameterCombinations"
    case configurable = "Configurable"
    case eligibleForWidgets = "EligibleForWidgets"
    case ineligibleForSuggestions = "IneligibleForSuggestions"
    case userConfirmationRequired = "UserConfirmationRequired"
    case restrictions = "Restrictions"
    case response = "Response"
    case domain = "Domain"
    case customizable = "Customizable"
    case hash = "Hash"
    case deprecated = "Deprecated"
}

/// Behind `INIntentParameter`, `INIntentResponseParameter` and `INTypeProperty`.
enum ParameterKey: String, CaseIterable {
    case name = "Name"
    case tag = "Tag"
    case type = "Type"
    case displayPriority = "DisplayPriority"
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case configurable = "Configurable"
    case supportsResolution = "SupportsResolution"
    case supportsDynamicEnumeration = "SupportsDynamicEnumeration"
    case supportsSearch = "SupportsSearch"
    case supportsMultipleValues = "SupportsMultipleValues"
    case fixedSizeArray = "FixedSizeArray"
    case arraySizes = "ArraySizes"
    case customDisambiguation = "CustomDisambiguation"
    case enumType = "EnumType"
    case enumTypeNamespace = "EnumTypeNamespace"
    case objectType = "ObjectType"
    case objectTypeNamespace = "ObjectTypeNamespace"
    case metadata = "Metadata"
    case promptDialogs = "PromptDialogs"
    case relationship = "Relationship"
    case unsupportedReasons = "UnsupportedReasons"
    case inherited = "Default"
}

/// Behind a parameter's prefix and `Metadata`.
enum MetadataKey: String, CaseIterable {
    case type = "Type"
    case defaultValue = "DefaultValue"
    case defaultValueID = "DefaultValueID"
    case minimumValue = "MinimumValue"
    case maximumValue = "MaximumValue"
    case supportsNegativeNumbers = "SupportsNegativeNumbers"
    case capitalization = "Capitalization"
    case keyboardType = "KeyboardType"
    case multiline = "Multiline"
    case disableAutocorrect = "DisableAutocorrect"
    case disableSmartDashes = "DisableSmartDashes"
    case disableSmartQuotes = "DisableSmartQuotes"
    case placeholder = "Placeholder"
    case placeholderID = "PlaceholderID"
    case trueDisplayName = "TrueDisplayName"
    case trueDisplayNameID = "TrueDisplayNameID"
    case falseDisplayName = "FalseDisplayName"
    case falseDisplayNameID = "FalseDisplayNameID"
    case customUTIs = "CustomUTIs"
    case format = "Format"
    case dateStyle = "DateStyle"
    case timeStyle = "TimeStyle"
    case template = "Template"
    case templateID = "TemplateID"
    case unit = "Unit"
    case defaultUnit = "DefaultUnit"
    case minimumUnit = "MinimumUnit"
    case maximumUnit = "MaximumUnit"
    case currencyCodes = "CurrencyCodes"
}

/// Behind `INIntentParameterArraySize`.
enum ArraySizeKey: String, CaseIterable {
    case size = "Size"
    case sizeClass = "SizeClass"
}

/// Behind `INIntentParameterPromptDialog`.
enum PromptDialogKey: String, CaseIterable {
    case type = "Type"
    case custom = "Custom"
    case formatString = "FormatString"
    case formatStringID = "FormatStringID"
}

/// Behind `INIntentParameterRelationship`.
enum RelationshipKey: String, CaseIterable {
    case parentName = "ParentName"
    case predicateName = "PredicateName"
    case predicateValue = "PredicateValue"
}

/// Behind `INIntentParameterUnsupportedReason`.
enum UnsupportedReasonKey: String, CaseIterable {
    case code = "Code"
    case formatString = "FormatString"
    case formatStringID = "FormatStringID"
    case `default` = "Default"
    case custom = "Custom"
}

/// Behind `INIntentParameterCombination`.
enum CombinationKey: String, CaseIterable {
    case title = "Title"
    case titleID = "TitleID"
    case subtitle = "Subtitle"
    case subtitleID = "SubtitleID"
    case supportsBackgroundExecution = "SupportsBackgroundExecution"
    case isPrimary = "IsPrimary"
    case isLinked = "IsLinked"
    case updatesLinked = "UpdatesLinked"
}

/// Behind `INIntentResponse`.
enum ResponseKey: String, CaseIterable {
    case codes = "Codes"
    case parameters = "Parameters"
    case lastParameterTag = "LastParameterTag"
    case output = "Output"
}

/// Behind `INIntentResponseCode`.
enum ResponseCodeKey: String, CaseIterable {
    case name = "Name"
    case success = "Success"
    case formatString = "FormatString"
    case formatStringID = "FormatStringID"
    case conciseFormatString = "ConciseFormatString"
    case conciseFormatStringID = "ConciseFormatStringID"
}

/// Behind `INEnum`.
enum EnumerationKey: String, CaseIterable {
    case name = "Name"
    case className = "ClassName"
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case generatesHeader = "GeneratesHeader"
    case type = "Type"
    case values = "Values"
}

/// Behind `INEnumValue`.
enum EnumerationValueKey: String, CaseIterable {
    case name = "Name"
    case index = "Index"
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case pronunciationHint = "PronunciationHint"
    case pronunciationHintID = "PronunciationHintID"
    case synonyms = "Synonyms"
}

/// Behind `INEnumValueSynonym`.
enum SynonymKey: String, CaseIterable {
    case synonym = "Synonym"
    case synonymID = "SynonymID"
    case pronunciationHint = "PronunciationHint"
    case pronunciationHintID = "PronunciationHintID"
}

/// Behind `INType`.
enum TypeKey: String, CaseIterable {
    case name = "Name"
    case className = "ClassName"
    case classPrefix = "ClassPrefix"
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case lastPropertyTag = "LastPropertyTag"
    case properties = "Properties"
}
