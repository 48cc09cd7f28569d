import Diagnostics
import IntentSchema
import StringTables
import Translations

extension Rule {
    /// Catches translations whose variables are not those of the text: users see the bare variable, or a gap.
    package static let placeholderMismatch: Rule = Rule(
        "IN0510",
        "placeholder-mismatch",
        .localization,
        .error,
        summary: "A translation has different variables than the text.",
        explanation: """
            Variables such as `${soup}` are names, not words: translated (`${Suppe}`), with a space (`$ {soup}`) or in \
            other brackets (`$[soup]`), they are shown literally. A translation that leaves out a variable says less \
            than the original, and in a summary the parameter cannot be set at all; that alone is a warning. Where \
            Xcode has exported a row for each value of a parameter, the value's name takes the place of its variable.
            """,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup }]
                    ParameterCombinations: { soup: { Title: "Order ${soup}", TitleID: aB3dE6 } }
                }
                """,
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"$[soup] bestellen\";"]
            ),
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup }]
                    ParameterCombinations: { soup: { Title: "Order ${soup}", TitleID: aB3dE6 } }
                }
                """,
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"${Suppe} bestellen\";"]
            ),
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup }]
                    ParameterCombinations: { soup: { Title: "Order ${soup}", TitleID: aB3dE6 } }
                }
                """,
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"${soup} bestellen\";"]
            )
        ]
    ) { context, findings in
        for match in context.tables {
            for (index, row) in match.rows.enumerated() {
                guard let row else { continue }
                let text = context.translatedTexts.texts[index]
                let entry = match.table.entries[row]
                for value in entry.values {
                    // Xcode fills values in where it exports a row for each; a row for all may leave them out.
                    var optional = Set(text.choices.map(\.variable))
                    if !value.variation.isEmpty { optional.formUnion(text.variables) }
                    findings.compare(value, of: entry, with: text, optional: optional, in: match.table)
                }
            }
            for row in match.valueRows {
                let text = context.translatedTexts.texts[row.text]
                let entry = match.table.entries[row.row]
                let optional = Set(text.choices.map(\.variable))
                for value in entry.values {
                    findings.compare(value, of: entry, with: text, optional: optional, in: match.table)
                }
            }
        }
    }
}

extension RuleFindings {
    fileprivate mutating func compare(
        _ value: StringTable.Value,
        of entry: StringTable.Entry,
        with text: TranslatedText,
        optional: Set<String>,
        in table: StringTable
    ) {
        guard !value.text.isEmpty, value.state != .new else { return }
        guard let damage = VariableDamage(value.text, of: text, optional: optional) else { return }
        var finding = Diagnostic(
            kind,
            damage.message,
            at: table.location(of: value, in: entry),
            symbol: text.symbol + "/" + table.language,
            related: [RelatedLocation("the text", at: SourceLocation(path: path, range: text.text.range))],
            fixIts: fixes(damage.missing, value, in: table)
        )
        if damage.onlyLeavesOut { finding.severity = .warning }
        add(finding)
    }

    /// Corrects the brackets of variables that are otherwise right.
    private func fixes(_ missing: [String], _ value: StringTable.Value, in table: StringTable) -> [FixIt] {
        guard table.format != .binary else { return [] }
        // The forms contain nothing that any of the formats escapes.
        let bytes = table.source.bytes[value.range.offsets]
        let edits = MalformedVariables.find(in: bytes, naming: Set(missing)).map { form in
            FixIt.Edit(
                range: SourceRange(UInt32(form.range.lowerBound), UInt32(form.range.upperBound)),
                replacement: "${\(form.name)}"
            )
        }
        let title = "Write \(listed(edits.map(\.replacement)))"
        return edits.isEmpty ? [] : [FixIt(title, isSafe: !table.isMalformed, edits: edits)]
    }
}
