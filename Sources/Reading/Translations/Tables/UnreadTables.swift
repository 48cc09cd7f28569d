import Diagnostics

/// The tables of a definition whose translations are unknown.
package struct UnreadTables: Sendable {
    /// Why tables, or folders of tables, are excluded, cannot be opened, or would not be read by the platform.
    package private(set) var all: [Unread] = []

    package init() {}

    package var damaged: [Unread] { all.filter { $0.cause != .exclusion } }
    package var isEmpty: Bool { all.isEmpty }

    package mutating func add(_ unread: Unread) { all.append(unread) }

    /// Why it is unknown what a language has; `nil` if all tables that may have the language were read.
    package func reason(for language: String) -> Unread? {
        (damaged + all).first { Self.mayHave(language, $0.location.path) }
    }

    /// Whether the user excludes the tables of a language, and all others were read.
    package func isExcluded(_ language: String) -> Bool { reason(for: language)?.cause == .exclusion }

    /// The languages whose tables are damaged, as far as paths name them.
    package var damagedLanguages: [String] { damaged.compactMap { Self.language(of: $0.location.path) } }

    private static func mayHave(_ language: String, _ path: String) -> Bool {
        self.language(of: path).map { LanguageCode.serves($0, language) } ?? true
    }

    /// The only language of a table or a folder of tables.
    private static func language(of path: String) -> String? {
        if TableFormat(ofFile: path)?.holdsAllLanguages == true { return nil }
        return Path.language(of: path) ?? Path.language(of: Path.joined(path, "table"))
    }
}
