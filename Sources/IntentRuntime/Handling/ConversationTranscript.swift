/// Everything that was said in a `Conversation`, for snapshots: saved as JSON or compared as text.
public struct ConversationTranscript: Codable, Hashable, Sendable, CustomStringConvertible {
    /// Something that was said.
    public struct Line: Codable, Hashable, Sendable {
        /// Who said it.
        public var speaker: Speaker
        /// What was said.
        public var text: String
    }

    /// Who says something.
    public enum Speaker: String, Codable, Hashable, Sendable {
        /// The system, in the words of the definition.
        case siri = "Siri"
        /// Who has the intent run.
        case user
    }

    /// What was said, in its order.
    public var lines: [Line] = []

    /// A line for each text, with who says it: `Siri: How many?`
    public var text: String { lines.map { "\($0.speaker.rawValue): \($0.text)" }.joined(separator: "\n") }

    /// The same as `text`.
    public var description: String { text }

    mutating func say(_ texts: [String], as speaker: Speaker = .siri) {
        lines += texts.map { Line(speaker: speaker, text: $0) }
    }
}
