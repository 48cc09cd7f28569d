/// A text and its pronunciation. The portable counterpart of `INSpeakableString`.
public struct SpeakableText: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text as written.
    public var spokenPhrase: String
    /// How the text is pronounced, if that does not follow from its spelling.
    public var pronunciationHint: String?
    /// The text's identifier in the vocabulary that an app has given to Siri.
    public var vocabularyIdentifier: String?

    /// Creates a text; most need only the phrase.
    public init(_ spokenPhrase: String, pronunciationHint: String? = nil, vocabularyIdentifier: String? = nil) {
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        self.vocabularyIdentifier = vocabularyIdentifier
    }

    /// A text that is pronounced as written.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text as written.
    public var description: String { spokenPhrase }
}
