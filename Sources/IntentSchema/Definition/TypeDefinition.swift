import Diagnostics

/// An element of `INTypes` as written.
public struct TypeDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// The declaration's symbol path: `type/<name>`.
    public var symbol: String = ""
    /// `INTypeName`
    public var name: Written<String>?
    /// `INTypeClassName`
    public var className: Written<String>?
    /// `INTypeDisplayName`
    public var displayName = WrittenText()
    /// `INTypeLastPropertyTag`
    public var lastPropertyTag: Written<Int>?
    /// `INTypeProperties`, the four inherited ones included
    public var properties: [ParameterDefinition] = []
}

/// An element of `INEnums` as written.
public struct EnumerationDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// The declaration's symbol path: `enum/<name>`.
    public var symbol: String = ""
    /// `INEnumName`
    public var name: Written<String>?
    /// `INEnumClassName`
    public var className: Written<String>?
    /// `INEnumDisplayName`
    public var displayName = WrittenText()
    /// `INEnumGeneratesHeader`
    public var generatesHeader: Written<Bool>?
    /// `INEnumType`: `Regular`
    public var type: Written<String>?
    /// `INEnumValues`
    public var values: [EnumerationValueDefinition] = []
}

/// An element of `INEnumValues` as written.
public struct EnumerationValueDefinition: Sendable {
    /// Where to point when a key is missing.
    public var range: SourceRange
    /// `INEnumValueName`
    public var name: Written<String>?
    /// `INEnumValueIndex`; absent means 0
    public var index: Written<Int>?
    /// `INEnumValueDisplayName`
    public var displayName = WrittenText()
    /// `INEnumValuePronunciationHint`
    public var pronunciationHint = WrittenText()
    /// `INEnumValueSynonyms`
    public var synonyms: [SynonymDefinition] = []
}

/// An element of `INEnumValueSynonyms` as written.
public struct SynonymDefinition: Sendable {
    /// `INEnumValueSynonymSynonym`
    public var synonym = WrittenText()
    /// `INEnumValueSynonymPronunciationHint`
    public var pronunciationHint = WrittenText()
}
