import Diagnostics

package struct Enumeration: Sendable {
    package var name: String
    package var nameRange: SourceRange
    package var explicitClassName: String?
    package var displayName: LocalizedText
    /// The cases in file order. Their indices are stable, but need not be sorted or contiguous.
    package var cases: [EnumerationCase]
    /// Whether another file of the run declares it. Backends then refer to it without declaring it.
    package var isImported: Bool
}

package struct EnumerationCase: Sendable {
    /// The name as written, which may be a Swift keyword.
    package var name: String
    package var nameRange: SourceRange
    /// The raw value, unique within the enumeration. 0 is normally `unknown`, which means no choice.
    package var index: Int
    package var displayName: LocalizedText
    package var pronunciationHint: LocalizedText
    package var synonyms: [Synonym]

    package struct Synonym: Sendable {
        package var text: LocalizedText
        package var pronunciationHint: LocalizedText
    }

    /// Whether this is the case `unknown` at index 0, which means no choice.
    package var isUnknown: Bool { index == 0 && name == "unknown" }
}

package struct CustomType: Sendable {
    package var name: String
    package var nameRange: SourceRange
    /// The explicit class name (`INTypeClassName`), if any.
    package var explicitClassName: String?
    package var displayName: LocalizedText
    /// The type's own properties in file order, without the four that every type has (`identifier`, `displayString`,
    /// `pronunciationHint`, `alternativeSpeakableMatches`).
    package var properties: [Property]
    /// Whether another file of the run declares it. Backends then refer to it without declaring it.
    package var isImported: Bool
}
