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
            all; alone, that is a warning. If Xcode has exported a row for each value of a parameter, the value's name \
            takes the place of its variable.
            """,
        triggering: [
            translated(as: "↓\"$[soup] bestellen\""), translated(as: "↓\"${Suppe} bestellen\""),
            translated(as: "↓\"{soup} bestellen\""),
        ],
        passing: [translated(as: "\"${soup} bestellen\"")]
    ) { context, findings in
        for damaged in context.tables.matches.flatMap({ $0.damaged(context.tables.texts) }) {
            findings.report(
                damaged.damage.message,
                in: damaged.table.location(of: damaged.value, in: damaged.entry),
                symbol: damaged.text.symbol + "/" + damaged.table.language,
                severity: damaged.damage.onlyLacksVariables ? .warning : .error,
                related: [RelatedLocation("the text", at: context.location(damaged.text.text.range))],
                fixIts: damaged.fixes
            )
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

extension DamagedTranslation {
    /// Fixes that correct the brackets of otherwise correct variables.
    fileprivate var fixes: [FixIt] {
        guard table.format != .binary else { return [] }
        let bytes = table.source.bytes[value.range.offsets]
        let edits = damage.literals(in: bytes).map(\.correction)
        let title = "Write \(edits.map(\.replacement).quotedList())"
        return edits.isEmpty ? [] : [FixIt(title, isSafe: !table.isMalformed, edits: edits)]
    }
}
