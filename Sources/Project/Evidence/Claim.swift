extension Claim {
    package enum Kind: String, CaseIterable, Sendable {
        case onDevice = "measured on a device"
        case onBoth = "measured on a device and a simulator"
        case onSimulator = "measured on a simulator"
        case documented
        case stated = "stated by an Apple engineer"
        /// By people or public projects, without a method.
        case reported
        /// Follows from how values are saved, and nothing contradicts it.
        case inferred
        /// No source is definite, or sources contradict each other.
        case uncertain
    }

    /// The lines of the table by the names of the claims, without these.
    private static let rows = Dictionary(
        uniqueKeysWithValues: text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            let cells = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
            return (words(in: cells[0]), Array(cells.dropFirst()))
        }
    )

    private static func words(in cell: Substring.UTF8View) -> String {
        cell.split(separator: UInt8(ascii: " ")).map { Substring($0) }.joined(separator: " ")
    }

    private func cell(_ column: Int) -> String {
        let cells = Self.rows[rawValue] ?? []
        return cells.indices.contains(column) ? Self.words(in: cells[column]) : ""
    }

    package var kind: Kind { Kind(rawValue: cell(0).prefix { $0 != "," }.description) ?? .uncertain }

    /// What is claimed, without a full stop.
    package var statement: String { cell(1) }

    package var sources: [Substring] { cell(2).split(separator: " ") }

    package var isUncertain: Bool { kind == .uncertain }

    /// How certain it is, in one word.
    package var certainty: String { kind.rawValue.prefix { $0 != " " }.description }

    /// The kind of evidence with its systems: `Measured on a simulator, iOS 27.0`.
    package var evidence: String {
        Self.capitalized(cell(0)) + (kind == .reported && sources.isEmpty ? ", source not public" : "")
    }

    package var words: String { "\(evidence): \(statement)" }

    /// The claims that rest on more than inference, as a table in Markdown.
    package static var table: String {
        let rows = allCases.filter { !$0.sources.isEmpty || [.reported, .uncertain].contains($0.kind) }.map { claim in
            let sources = claim.sources.map(link).joined(separator: ", ")
            return "| \(capitalized(claim.statement)) | \(claim.evidence) | \(sources) | \(claim.cell(3)) |\n"
        }
        return "| what happens | evidence | sources | read |\n|---|---|---|---|\n" + rows.joined()
    }

    private static func link(_ source: Substring) -> String {
        guard source.hasPrefix("developer.apple.com/") else {
            return "[\(source)](https://github.com/\(source.split(separator: "#").joined(separator: "/issues/")))"
        }
        return "[Apple's \(source.contains("/forums/") ? "forums" : "documentation")](https://\(source))"
    }

    private static func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}
