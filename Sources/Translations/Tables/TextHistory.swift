/// When texts and their translations last changed, from the oldest state that is known to the newest.
package struct TextHistory: Sendable {
    private var sources: [String: String] = [:]
    private var sourceChange: [String: Int] = [:]
    private var rows: [String: [String: String]] = [:]
    private var rowChange: [String: [String: Int]] = [:]
    private var step = 0

    /// A history without states.
    package init() {}

    /// Goes on to the next state. What is added before the next call belongs to one state: of texts and translations that
    /// change together, neither is older.
    package mutating func advance() { step += 1 }

    /// The texts of the definition in the present state, by id.
    package mutating func add(texts: [String: String]) {
        for (id, text) in texts {
            // A text that is new is not a changed one.
            if let old = sources[id], old != text { sourceChange[id] = step }
            sources[id] = text
        }
    }

    /// The rows of one table in the present state, by key.
    ///
    /// - Parameters:
    ///   - name: What tells the language's tables apart.
    package mutating func add(rows new: [String: String], of language: String, table name: String) {
        let table = "\(language)\n\(name)"
        for (key, text) in new where rows[table]?[key] != text {
            // What is there in the first state may be of any age.
            rowChange[language, default: [:]][key] = step
        }
        rows[table] = new
    }

    /// The ids of texts that have changed after their translation last did. A language without a row for the text has none.
    package func changedTexts(of language: String) -> Set<String> {
        let changes = rowChange[language] ?? [:]
        return Set(sourceChange.filter { id, step in changes[id].map { $0 < step } ?? false }.keys)
    }
}
