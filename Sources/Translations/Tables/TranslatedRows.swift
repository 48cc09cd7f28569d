import StringTables

/// Which texts the tables of one language have.
package struct TranslatedRows {
    /// What there is of a text.
    package enum State: Sendable {
        case complete, missing
        /// The names of the values for which there is no row, where there are rows for others.
        case lacks([String])
    }

    private var isFound: [Bool]
    private var valueIDs: [Int: Set<String>] = [:]

    /// - Parameters:
    ///   - matches: The tables of one language. A row in any of them is enough.
    ///   - count: How many texts there are.
    package init(_ matches: [TableMatch], count: Int) {
        isFound = [Bool](repeating: false, count: count)
        for match in matches {
            for (index, row) in match.rows.enumerated() {
                guard let row else { continue }
                let entry = match.table.entries[row]
                let isTranslated = entry.values.contains { $0.state != .new && !$0.text.isEmpty }
                if isTranslated || !entry.isTranslatable { isFound[index] = true }
            }
            for row in match.valueRows {
                let values = match.table.entries[row.row].values
                guard values.contains(where: { $0.state != .new }) else { continue }
                valueIDs[row.text, default: []].insert(row.valueID)
            }
        }
    }

    /// What there is of the text at a position.
    package func state(of text: TranslatedText, at index: Int) -> State {
        if isFound[index] { return .complete }
        guard let found = valueIDs[index] else { return .missing }
        // With two such variables in a text the key names both, in an order that is not known.
        guard text.choices.count == 1, let choice = text.choices.first else { return .complete }
        let lacking = choice.values.filter { !$0.isUnknown && !found.contains($0.id) }.map(\.name)
        return lacking.isEmpty ? .complete : .lacks(lacking)
    }
}
