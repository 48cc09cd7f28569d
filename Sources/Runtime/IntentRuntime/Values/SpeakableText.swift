/// A text and its pronunciation. The portable counterpart of `INSpeakableString`.
public struct SpeakableText: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text as written.
    public var spokenPhrase: String
    /// How to pronounce the text, if its spelling does not show it.
    public var pronunciationHint: String?
    /// The text's identifier in the vocabulary that the app provides to Siri.
    public var vocabularyIdentifier: String?

    /// Creates a text. Most texts need only the phrase.
    public init(_ spokenPhrase: String, pronunciationHint: String? = nil, vocabularyIdentifier: String? = nil) {
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        self.vocabularyIdentifier = vocabularyIdentifier
    }

    /// Creates a text that is pronounced as written.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text as written.
    public var description: String { spokenPhrase }
}
