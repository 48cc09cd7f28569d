import Diagnostics

/// An element of `INTypes` as written.
package struct TypeDefinition: Sendable {
    package var range: SourceRange
    /// The declaration's symbol path: `type/<name>`.
    package var symbol: String = ""
    package var name: Written<String>?
    package var className: Written<String>?
    package var classPrefix: Written<String>?
    package var displayName = WrittenText()
    package var lastPropertyTag: Written<Int>?
    /// `INTypeProperties`, including the four inherited ones
    package var properties: [ParameterDefinition] = []
}

/// An element of `INEnums` as written.
package struct EnumerationDefinition: Sendable {
    package var range: SourceRange
    /// The declaration's symbol path: `enum/<name>`.
    package var symbol: String = ""
    package var name: Written<String>?
    package var className: Written<String>?
    package var displayName = WrittenText()
    package var generatesHeader: Written<Bool>?
    /// `INEnumType`: `Regular`, rarely `State`
    package var type: Written<String>?
    package var values: [EnumerationValueDefinition] = []
}

/// An element of `INEnumValues` as written.
package struct EnumerationValueDefinition: Sendable {
    package var range: SourceRange
    package var name: Written<String>?
    /// `INEnumValueIndex`; 0 if absent
    package var index: Written<Int>?
    /// Whether the index is written but is not a number.
    var hasUnreadableIndex = false
    package var displayName = WrittenText()
    package var pronunciationHint = WrittenText()
    package var synonyms: [SynonymDefinition] = []
}

/// An element of `INEnumValueSynonyms` as written.
package struct SynonymDefinition: Sendable {
    package var synonym = WrittenText()
    package var pronunciationHint = WrittenText()
}
