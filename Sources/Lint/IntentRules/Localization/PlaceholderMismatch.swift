import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let placeholderMismatch: Rule = Rule(
        code: "IN0510",
        name: "placeholder-mismatch",
        severity: .error,
        summary: "A translation has different variables than the text.",
        explanation: """
            Variables such as `${soup}` are names, not words: translated (`${Suppe}`), with a space (`$ {soup}`), in \
            other brackets (`$[soup]`) or without the dollar sign (`{soup}`), they are shown literally. A translation \
            that leaves out a variable says less than the original, and in a summary the parameter cannot be set at \
            all; alone, that is a warning. All rows of a table with the same mistake are one finding. If Xcode has \
            exported a row for each value of a parameter, the value's name takes the place of its variable.
            """,
        triggering: [
            translated(as: "↓\"$[soup] bestellen\""), translated(as: "↓\"${Suppe} bestellen\""),
            translated(as: "↓\"{soup} bestellen\""),
        ],
        passing: [translated(as: "\"${soup} bestellen\"")]
    ) { context, findings in
        for status in context.languages {
            let damaged = status.damaged.sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }
            let alike = Dictionary(grouping: damaged) { $0.table.source.path + "\n" + $0.damage.message }
            for (_, rows) in alike.sorted(by: { $0.key < $1.key }) { findings.report(rows, context) }
        }
    }

    private static func translated(as text: String) -> RuleExample {
        .order(
            "Parameters: [{ Name: soup }]",
            #"ParameterCombinations: { soup: { Title: "Order ${soup}", TitleID: aB3dE6 } }"#,
            with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \(text);"]
        )
    }
}

extension RuleFindings {
    /// Reports rows of a table that have the same mistake.
    fileprivate mutating func report(_ rows: [DamagedTranslation], _ context: RuleContext) {
        guard let first = rows.first else { return }
        let table = first.table
        var cause = SharedCause()
        for row in rows {
            // The fix corrects the brackets of otherwise correct variables.
            let bytes = table.source.bytes[row.value.range.offsets]
            let literals = table.format == .binary ? [] : row.damage.literals(in: bytes)
            cause.add(
                FindingGroup.Part(
                    row.text.symbol + "/" + table.language,
                    row.text.text.value.shortened,
                    at: table.location(of: row.value, in: row.entry)
                ),
                correcting: literals.map(\.correction)
            )
        }
        var finding = Diagnostic(
            kind,
            FindingGroup(
                cause.parts,
                one: "\(first.damage.message)",
                several: "\(.count) translations \(first.damage.sharedFault)"
            ),
            at: table.location(of: first.value, in: first.entry),
            symbol: cause.parts[0].symbol,
            severity: first.damage.onlyLacksVariables ? .warning : .error,
            fixIts: cause.fixIts("Write \(cause.replacements.quotedList())", isSafe: !table.isMalformed)
        )
        if rows.count == 1 {
            finding.related = [RelatedLocation("the text", at: context.location(first.text.text.range))]
        }
        add(finding)
    }
}
