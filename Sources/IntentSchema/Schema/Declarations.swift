import Diagnostics

/// An enumeration.
public struct Enumeration: Sendable {
    /// The name that references use.
    public var name: String
    /// Where the name stands.
    public var nameRange: SourceRange
    /// The explicit class name (`INEnumClassName`), where the file has one.
    public var explicitClassName: String?
    /// The name that users see.
    public var displayName: LocalizedText
    /// The cases in the order of the file. Indices are stable and need be neither in order nor contiguous.
    public var cases: [EnumerationCase]
    /// Declared in another file of the run: a backend refers to it and does not declare it.
    public var isImported: Bool
}

/// A case of an enumeration.
public struct EnumerationCase: Sendable {
    /// The name as written; it may be a Swift keyword.
    public var name: String
    /// Where the name stands.
    public var nameRange: SourceRange
    /// The raw value, unique in the enumeration. 0 is normally `unknown`: no choice.
    public var index: Int
    /// The name that users see.
    public var displayName: LocalizedText
    /// How Siri says the name.
    public var pronunciationHint: LocalizedText
    /// Other words for it.
    public var synonyms: [Synonym]

    /// Another word for a case.
    public struct Synonym: Sendable {
        /// The word.
        public var text: LocalizedText
        /// How Siri says it.
        public var pronunciationHint: LocalizedText
    }

    /// The case `unknown` at index 0, which stands for no choice at all.
    public var isUnknown: Bool { index == 0 && name == "unknown" }
}

/// A custom type.
public struct CustomType: Sendable {
    /// The name that references use.
    public var name: String
    /// Where the name stands.
    public var nameRange: SourceRange
    /// The explicit class name (`INTypeClassName`), where the file has one.
    public var explicitClassName: String?
    /// The name that users see.
    public var displayName: LocalizedText
    /// The type's own properties in the order of the file. The four that every type has (`identifier`, `displayString`,
    /// `pronunciationHint`, `alternativeSpeakableMatches`) are not among them.
    public var properties: [Property]
    /// Declared in another file of the run: a backend refers to it and does not declare it.
    public var isImported: Bool
}
