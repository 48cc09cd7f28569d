import Diagnostics

package struct Enumeration: Sendable {
    package var name: String
    package var nameRange: SourceRange
    package var explicitClassName: String?
    package var displayName: LocalizedText
    /// The cases in the order of the file. Indices are stable and need be neither in order nor contiguous.
    package var cases: [EnumerationCase]
    /// Declared in another file of the run: a backend refers to it and does not declare it.
    package var isImported: Bool
}

package struct EnumerationCase: Sendable {
    /// The name as written; it may be a Swift keyword.
    package var name: String
    package var nameRange: SourceRange
    /// The raw value, unique in the enumeration. 0 is normally `unknown`: no choice.
    package var index: Int
    package var displayName: LocalizedText
    package var pronunciationHint: LocalizedText
    package var synonyms: [Synonym]

    package struct Synonym: Sendable {
        package var text: LocalizedText
        package var pronunciationHint: LocalizedText
    }

    /// The case `unknown` at index 0, which stands for no choice at all.
    package var isUnknown: Bool { index == 0 && name == "unknown" }
}

package struct CustomType: Sendable {
    package var name: String
    package var nameRange: SourceRange
    /// The explicit class name (`INTypeClassName`), where the file has one.
    package var explicitClassName: String?
    package var displayName: LocalizedText
    /// The type's own properties in the order of the file. The four that every type has (`identifier`, `displayString`,
    /// `pronunciationHint`, `alternativeSpeakableMatches`) are not among them.
    package var properties: [Property]
    /// Declared in another file of the run: a backend refers to it and does not declare it.
    package var isImported: Bool
}
