package struct TranslatedRows {
    package struct Gap: Sendable {
        package var text: TranslatedText
        /// The names of the values without a row, if other values have rows; otherwise empty.
        package var values: [String] = []
        /// Whether a table has a row that waits for its translation.
        package var hasRow = false
    }

    private var isFound: [Bool]
    private var isWaiting: [Bool]
    private var valueIDs: [Int: Set<String>] = [:]
    private var waitingIDs: [Int: Set<String>] = [:]

    /// - Parameter matches: The tables of one language. A row in any of them suffices.
    package init(_ matches: [TableMatch], count: Int) {
        isFound = [Bool](repeating: false, count: count)
        isWaiting = isFound
        for match in matches {
            for (index, entry) in match.rows.enumerated() {
                guard let entry else { continue }
                let isTranslated = entry.values.contains { $0.state != .new && !$0.text.isEmpty }
                if isTranslated || !entry.isTranslatable { isFound[index] = true }
                if !entry.values.isEmpty { isWaiting[index] = true }
            }
            for row in match.valueRows {
                if row.entry.values.contains(where: { $0.state != .new }) {
                    valueIDs[row.text, default: []].insert(row.valueID)
                } else {
                    waitingIDs[row.text, default: []].insert(row.valueID)
                }
            }
        }
    }

    /// What the translation of the text at a position lacks; `nil` if it is complete.
    package func gap(in text: TranslatedText, at index: Int) -> Gap? {
        if isFound[index] { return nil }
        let waiting = waitingIDs[index] ?? []
        guard let found = valueIDs[index] else {
            return Gap(text: text, hasRow: isWaiting[index] || !waiting.isEmpty)
        }
        // If a text has several such variables, the key names several values in an unknown order.
        guard text.choices.count == 1, let choice = text.choices.first else { return nil }
        let lacking = choice.values.filter { !$0.isUnknown && !found.contains($0.id) }
        let hasRows = lacking.allSatisfy { waiting.contains($0.id) }
        return lacking.isEmpty ? nil : Gap(text: text, values: lacking.map(\.name), hasRow: hasRows)
    }
}
