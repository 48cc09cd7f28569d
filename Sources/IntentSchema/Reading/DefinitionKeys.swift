import PropertyList

// The keys of the format: for each kind of dictionary a prefix and the words behind it. Source of every key: a count over
// 526 versions of real definitions (the format page of the documentation).

enum DefinitionKey: String {
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
enum IntentKey: String {
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
}

/// Behind `INIntentParameter`, `INIntentResponseParameter` and `INTypeProperty`.
enum ParameterKey: String {
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
enum MetadataKey: String {
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
enum ArraySizeKey: String {
    case size = "Size"
    case sizeClass = "SizeClass"
}

/// Behind `INIntentParameterPromptDialog`.
enum PromptDialogKey: String {
    case type = "Type"
    case custom = "Custom"
    case formatString = "FormatString"
    case formatStringID = "FormatStringID"
}

/// Behind `INIntentParameterRelationship`.
enum RelationshipKey: String {
    case parentName = "ParentName"
    case predicateName = "PredicateName"
    case predicateValue = "PredicateValue"
}

/// Behind `INIntentParameterUnsupportedReason`.
enum UnsupportedReasonKey: String {
    case code = "Code"
    case formatString = "FormatString"
    case formatStringID = "FormatStringID"
    case `default` = "Default"
    case custom = "Custom"
}

/// Behind `INIntentParameterCombination`.
enum CombinationKey: String {
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
enum ResponseKey: String {
    case codes = "Codes"
    case parameters = "Parameters"
    case lastParameterTag = "LastParameterTag"
    case output = "Output"
}

/// Behind `INIntentResponseCode`.
enum ResponseCodeKey: String {
    case name = "Name"
    case success = "Success"
    case formatString = "FormatString"
    case formatStringID = "FormatStringID"
    case conciseFormatString = "ConciseFormatString"
    case conciseFormatStringID = "ConciseFormatStringID"
}

/// Behind `INEnum`.
enum EnumerationKey: String {
    case name = "Name"
    case className = "ClassName"
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case generatesHeader = "GeneratesHeader"
    case type = "Type"
    case values = "Values"
}

/// Behind `INEnumValue`.
enum EnumerationValueKey: String {
    case name = "Name"
    case index = "Index"
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case pronunciationHint = "PronunciationHint"
    case pronunciationHintID = "PronunciationHintID"
    case synonyms = "Synonyms"
}

/// Behind `INEnumValueSynonym`.
enum SynonymKey: String {
    case synonym = "Synonym"
    case synonymID = "SynonymID"
    case pronunciationHint = "PronunciationHint"
    case pronunciationHintID = "PronunciationHintID"
}

/// Behind `INType`.
enum TypeKey: String {
    case name = "Name"
    case className = "ClassName"
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case lastPropertyTag = "LastPropertyTag"
    case properties = "Properties"
}

/// What each key of a document means in one kind of dictionary: a table by the numbers that scanning gave the keys, so
/// that reading an entry costs one look-up. A key's meaning is found when it is first met in such a dictionary: a file has
/// hundreds of keys, and each stands in one kind alone.
struct KeyMeanings<Key> {
    private let table: MeaningTable
    private let key: (String) -> Key?

    fileprivate init(_ table: MeaningTable, _ key: @escaping (String) -> Key?) {
        precondition(MemoryLayout<Key>.size == 1, "a key is an enumeration of two to 254 cases")
        self.table = table
        self.key = key
    }

    subscript(node: PropertyListNode) -> Key? {
        guard let number = node.key else { return nil }
        switch table.meanings[number] {
        case MeaningTable.unknown: return nil
        case MeaningTable.unasked:
            let key = table.word(number).flatMap(key)
            table.meanings[number] = key.map { unsafeBitCast($0, to: UInt8.self) } ?? MeaningTable.unknown
            return key
        // The byte of a key that was put there before.
        case let byte: return unsafeBitCast(byte, to: Key.self)
        }
    }
}

extension KeyMeanings where Key: RawRepresentable, Key.RawValue == String {
    init(_ document: PropertyListDocument, prefix: String) {
        self.init(MeaningTable(document.keyNames, prefix)) { Key(rawValue: $0) }
    }
}

/// The table, for keys of every kind: the runtime would make a class and an array for each kind at every start, which takes
/// longer than reading a small definition.
private final class MeaningTable {
    static let unasked: UInt8 = 255
    static let unknown: UInt8 = 254

    private let names: [String]
    private let prefix: [UInt8]
    /// By the number of the key what it means: the byte of a key, or one of the two above.
    var meanings: [UInt8]

    init(_ names: [String], _ prefix: String) {
        self.names = names
        self.prefix = Array(prefix.utf8)
        meanings = Array(repeating: Self.unasked, count: names.count)
    }

    /// What stands behind the prefix.
    func word(_ number: Int) -> String? {
        var name = names[number]
        return name.withUTF8 { bytes in
            guard bytes.count > prefix.count, bytes.starts(with: prefix) else { return nil }
            return String(decoding: bytes[prefix.count...], as: UTF8.self)
        }
    }
}
