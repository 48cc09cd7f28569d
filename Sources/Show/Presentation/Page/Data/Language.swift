import Diagnostics
import Translations

extension ShownDefinition {
    /// The translations of a definition into one language.
    package struct Language: Sendable {
        package let code: String
        /// The language's name, such as `German`.
        package let name: String
        package let counts: LanguageCounts
        /// Whether the app contains one of its tables, as far as the project says.
        let isCopied: Bool
        /// Why its texts are unknown.
        let unread: Unread?
        private let texts: [String: String]
        private let states: [String: LanguageStatus.TextState]
        /// Xcode splits a text with an enumeration variable into one for each case, whose ID appends the case's ID.
        private let variants: [String: [String]]

        /// - Parameters:
        ///   - texts: Translations by text ID.
        ///   - states: Problems with translations by text ID.
        package init(
            code: String,
            name: String? = nil,
            counts: LanguageCounts = LanguageCounts(),
            isCopied: Bool = true,
            unread: Unread? = nil,
            texts: [String: String],
            states: [String: LanguageStatus.TextState] = [:]
        ) {
            self.code = code
            self.name = name ?? code
            self.counts = counts
            self.isCopied = isCopied
            self.unread = unread
            self.texts = texts
            self.states = states
            var variants: [String: [String]] = [:]
            for (key, text) in texts where !text.isEmpty {
                guard let dash = key.utf8.lastIndex(of: UInt8(ascii: "-")) else { continue }
                variants[String(key[..<dash]), default: []].append(String(key[key.utf8.index(after: dash)...]))
            }
            self.variants = variants.mapValues { $0.sorted() }
        }

        /// The translation of a text; `nil` if there is none or it is empty.
        func text(of id: String) -> String? { texts[id].flatMap { $0.isEmpty ? nil : $0 } }

        func state(of id: String) -> LanguageStatus.TextState? { states[id] }

        /// The IDs of the cases for which a text has its own translation.
        func variants(of id: String) -> [String] { variants[id] ?? [] }

        /// Whether the language is written right to left, according to the script in its tag or else its language code.
        var isRightToLeft: Bool {
            let parts = code.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
            if parts.dropFirst().contains(where: { ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains($0) }) {
                return true
            }
            if parts.dropFirst().contains("latn") || parts.dropFirst().contains("cyrl") { return false }
            return ["ar", "he", "iw", "fa", "ur", "ps", "dv", "yi", "ckb", "sd", "ug", "syr", "arc", "nqo"].contains(
                parts.first ?? ""
            )
        }
    }
}

/// A language of the page, with its progress in all definitions.
struct PageLanguage {
    let code: String
    let name: String
    let isRightToLeft: Bool
    private let languages: [ShownDefinition.Language]
    private let definitionCount: Int

    /// The languages of all definitions, sorted by name.
    static func all(of definitions: [ShownDefinition]) -> [PageLanguage] {
        Dictionary(grouping: definitions.flatMap(\.languages), by: \.code).values
            .map {
                PageLanguage(
                    code: $0[0].code,
                    name: $0[0].name,
                    isRightToLeft: $0[0].isRightToLeft,
                    languages: $0,
                    definitionCount: definitions.count
                )
            }
            .sorted { ($0.name, $0.code) < ($1.name, $1.code) }
    }

    /// The counts of all definitions, as every command has them.
    var counts: LanguageCounts { LanguageCounts(languages.map(\.counts)) }

    private var unread: Unread? { languages.lazy.compactMap(\.unread).first }

    private var isCopied: Bool { languages.contains(where: \.isCopied) }

    /// The part that is translated, in words.
    var progress: String { unread != nil ? "not read" : isCopied ? "\(counts.percentage)%" : "not shipped" }

    /// The percentage of texts, rounded down so that 100 means all; 0 if nothing is known of them.
    func percentage(of count: Int) -> Int { unread == nil && isCopied ? counts.percentage(of: count) : 0 }

    /// The problems in words, and the definitions in which the language counts: `1 missing · 2 same as source`.
    var words: String {
        let counts = counts
        let faults = LanguageStatus.TextState.faults.filter { counts[$0] > 0 }
        let parts = faults.map { "\(counts[$0]) \($0.rawValue)" }
        let scope =
            languages.count == definitionCount ? [] : ["in \(languages.count) of \(definitionCount) definitions"]
        let known = !isCopied ? ["Not in the project"] : parts.isEmpty ? ["Complete"] : []
        let start = unread.map { ["\($0.location.path): \($0.reason)"] } ?? known
        return (start + parts + scope).joined(separator: " · ")
    }
}

extension LanguageStatus.TextState {
    /// The icon that has the state's colors.
    var icon: Icon {
        switch self {
        case .translated, .missing, .stale: .maybe
        case .copy: .word
        case .damaged: .lost
        }
    }
}
