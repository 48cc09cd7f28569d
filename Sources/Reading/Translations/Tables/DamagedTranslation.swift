package struct DamagedTranslation: Sendable {
    package let text: TranslatedText
    package let damage: VariableDamage
    package let table: StringTable
    package let entry: StringTable.Entry
    package let value: StringTable.Value
}

extension TableMatch {
    /// The damaged translations of the table, in the order of the texts; those for single values come last.
    package func damaged(_ texts: TranslatedTexts) -> [DamagedTranslation] {
        let own = rows.enumerated().compactMap { index, entry in entry.map { (text: index, entry: $0) } }
        return (own + valueRows.map { ($0.text, $0.entry) }).flatMap { damaged($1, of: texts.texts[$0]) }
    }

    private func damaged(_ entry: StringTable.Entry, of text: TranslatedText) -> [DamagedTranslation] {
        entry.values.compactMap { value in
            guard value.state != .new, !value.text.isEmpty else { return nil }
            // Xcode fills values in when it exports one row per value; a row for all of them may omit the variable.
            var optional = Set(text.choices.map(\.variable))
            if !value.variation.isEmpty { optional.formUnion(text.variables) }
            return VariableDamage(value.text, of: text, optional: optional).map { damage in
                DamagedTranslation(text: text, damage: damage, table: table, entry: entry, value: value)
            }
        }
    }
}
