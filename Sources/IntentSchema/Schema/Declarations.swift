import Diagnostics

/// An enumeration.
package struct Enumeration: Sendable {
    /// The name that references use.
    package var name: String
    /// Where the name stands.
    package var nameRange: SourceRange
    /// The explicit class name (`INEnumClassName`), where the file has one.
    package var explicitClassName: String?
    /// The name that users see.
    package var displayName: LocalizedText
    /// The cases in the order of the file. Indices are stable and need be neither in order nor contiguous.
    package var cases: [EnumerationCase]
    /// Declared in another file of the run: a backend refers to it and does not declare it.
    package var isImported: Bool
}

/// A case of an enumeration.
package struct EnumerationCase: Sendable {
    /// The name as written; it may be a Swift keyword.
    package var name: String
    /// Where the name stands.
    package var nameRange: SourceRange
    /// The raw value, unique in the enumeration. 0 is normally `unknown`: no choice.
    package var index: Int
    /// The name that users see.
    package var displayName: LocalizedText
    /// How Siri says the name.
    package var pronunciationHint: LocalizedText
    /// Other words for it.
    package var synonyms: [Synonym]

    /// Another word for a case.
    package struct Synonym: Sendable {
        /// The word.
        package var text: LocalizedText
        /// How Siri says it.
        package var pronunciationHint: LocalizedText
    }

    /// The case `unknown` at index 0, which stands for no choice at all.
    package var isUnknown: Bool { index == 0 && name == "unknown" }
}

/// A custom type.
package struct CustomType: Sendable {
    /// The name that references use.
    package var name: String
    /// Where the name stands.
    package var nameRange: SourceRange
    /// The explicit class name (`INTypeClassName`), where the file has one.
    package var explicitClassName: String?
    /// The name that users see.
    package var displayName: LocalizedText
    /// The type's own properties in the order of the file. The four that every type has (`identifier`, `displayString`,
    /// `pronunciationHint`, `alternativeSpeakableMatches`) are not among them.
    package var properties: [Property]
    /// Declared in another file of the run: a backend refers to it and does not declare it.
    package var isImported: Bool
}
