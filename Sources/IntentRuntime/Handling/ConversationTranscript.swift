/// Everything that was said in a `Conversation`. For snapshot tests, save it as JSON or compare its text.
public struct ConversationTranscript: Codable, Hashable, Sendable, CustomStringConvertible {
    /// One utterance of a conversation.
    public struct Line: Codable, Hashable, Sendable {
        /// Who said it.
        public var speaker: Speaker
        /// What was said.
        public var text: String
    }

    /// A participant of a conversation.
    public enum Speaker: String, Codable, Hashable, Sendable {
        /// The system, in the definition's words.
        case siri = "Siri"
        /// The person who runs the intent.
        case user
    }

    /// What was said, in order.
    public var lines: [Line] = []

    /// One line for each utterance, after its speaker: `Siri: How many?`
    public var text: String { lines.map { "\($0.speaker.rawValue): \($0.text)" }.joined(separator: "\n") }

    /// The same as `text`.
    public var description: String { text }

    mutating func say(_ texts: [String], as speaker: Speaker = .siri) {
        lines += texts.map { Line(speaker: speaker, text: $0) }
    }
}
