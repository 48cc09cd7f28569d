import Diagnostics

/// An element of `INTypes` as written.
package struct TypeDefinition: Sendable {
    /// Where to point when a key is missing.
    package var range: SourceRange
    /// The declaration's symbol path: `type/<name>`.
    package var symbol: String = ""
    /// `INTypeName`
    package var name: Written<String>?
    /// `INTypeClassName`
    package var className: Written<String>?
    /// `INTypeClassPrefix`
    package var classPrefix: Written<String>?
    /// `INTypeDisplayName`
    package var displayName = WrittenText()
    /// `INTypeLastPropertyTag`
    package var lastPropertyTag: Written<Int>?
    /// `INTypeProperties`, the four inherited ones included
    package var properties: [ParameterDefinition] = []
}

/// An element of `INEnums` as written.
package struct EnumerationDefinition: Sendable {
    /// Where to point when a key is missing.
    package var range: SourceRange
    /// The declaration's symbol path: `enum/<name>`.
    package var symbol: String = ""
    /// `INEnumName`
    package var name: Written<String>?
    /// `INEnumClassName`
    package var className: Written<String>?
    /// `INEnumDisplayName`
    package var displayName = WrittenText()
    /// `INEnumGeneratesHeader`
    package var generatesHeader: Written<Bool>?
    /// `INEnumType`: `Regular`
    package var type: Written<String>?
    /// `INEnumValues`
    package var values: [EnumerationValueDefinition] = []
}

/// An element of `INEnumValues` as written.
package struct EnumerationValueDefinition: Sendable {
    /// Where to point when a key is missing.
    package var range: SourceRange
    /// `INEnumValueName`
    package var name: Written<String>?
    /// `INEnumValueIndex`; absent means 0
    package var index: Written<Int>?
    /// `INEnumValueDisplayName`
    package var displayName = WrittenText()
    /// `INEnumValuePronunciationHint`
    package var pronunciationHint = WrittenText()
    /// `INEnumValueSynonyms`
    package var synonyms: [SynonymDefinition] = []
}

/// An element of `INEnumValueSynonyms` as written.
package struct SynonymDefinition: Sendable {
    /// `INEnumValueSynonymSynonym`
    package var synonym = WrittenText()
    /// `INEnumValueSynonymPronunciationHint`
    package var pronunciationHint = WrittenText()
}
