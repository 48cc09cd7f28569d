import Diagnostics

extension DefinitionLinker {
    /// The verbs by category: seen in files, and read in Xcode's menu.
    private static let verbs: [String: [String]] = [
        "checkIn": ["CheckIn"], "create": ["Add", "Create"], "download": ["Download", "Get"],
        "generic": ["Do", "Go", "Run"], "information": ["Open", "View"], "navigation": ["StartNavigation"],
        "order": ["Book", "Buy", "Order"], "request": ["Request"], "search": ["Filter", "Find", "Search"],
        "set": ["Set"], "share": ["Post", "Send", "Share"], "start": ["Start"], "system": [], "toggle": ["Toggle"],
    ]

    private static let categories = verbs.keys.sorted()

    static var wordsOfCategories: String {
        let words = verbs.sorted { $0.key < $1.key }.map { "`\($0)`" + ($1.isEmpty ? "" : " (\($1.words))") }
        return words.joined(separator: ", ")
    }

    /// Checks the words of an intent that no generated code depends on.
    mutating func checkWords(of intent: IntentDefinition) {
        let types = ["Custom", "System"]
        if let type = check(intent.type, "type", of: intent.shownName, among: types, symbol: intent.symbol) {
            keep(unknown: type, "type")
        }
        check(intent.category, "category", of: intent.shownName, among: Self.categories, symbol: intent.symbol)
        guard let category = intent.category?.value, let verbs = Self.verbs[category], !verbs.isEmpty else { return }
        if let verb = intent.verb, !verbs.contains(verb.value),
            let other = Self.categories.first(where: { Self.verbs[$0]?.contains(verb.value) == true })
        {
            return findings.report(
                .unknownOption,
                "'\(intent.shownName)' has the category '\(category)', but its verb '\(verb.value)' belongs to '\(other)'",
                at: verb.range,
                symbol: intent.symbol,
                help: "the verbs of '\(category)' are \(verbs.joined(separator: ", "))"
            )
        }
        check(intent.verb, "verb", of: intent.shownName, among: verbs, symbol: intent.symbol)
    }

    /// Returns the word if it is unknown. It is not kept, since the schema may have it.
    @discardableResult
    mutating func check(
        _ word: Written<String>?,
        _ what: String,
        of owner: String,
        among known: [String],
        symbol: String
    ) -> String? {
        // A number in place of a word has its own finding.
        guard let word, !word.value.isEmpty, Int(word.value) == nil, !known.contains(word.value) else { return nil }
        report(unknown: word, what, of: owner, known: known, symbol: symbol)
        return word.value
    }
}
