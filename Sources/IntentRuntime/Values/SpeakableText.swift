/// A text and how it is spoken. The portable counterpart of `INSpeakableString`.
public struct SpeakableText: Hashable, Codable, Sendable {
    /// The text as it is written.
    public var spokenPhrase: String
    /// How the text is spoken, where that does not follow from its spelling.
    public var pronunciationHint: String?
    /// What the text is called in the vocabulary that an app gave to Siri.
    public var vocabularyIdentifier: String?

    /// Makes a text; most need nothing but the phrase.
    public init(_ spokenPhrase: String, pronunciationHint: String? = nil, vocabularyIdentifier: String? = nil) {
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        self.vocabularyIdentifier = vocabularyIdentifier
    }
}

extension SpeakableText: ExpressibleByStringLiteral {
    /// A text that is spoken as it is written.
    public init(stringLiteral value: String) { self.init(value) }
}

extension SpeakableText: CustomStringConvertible {
    /// The text as it is written.
    public var description: String { spokenPhrase }
}
