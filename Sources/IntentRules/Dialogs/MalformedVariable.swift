import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let malformedVariable: Rule = Rule(
        code: "IN0812",
        name: "malformed-variable",
        severity: .warning,
        summary: "A text refers to a parameter in a form that is not a variable.",
        explanation: """
            A variable is written `${name}`, without spaces. `$(name)`, `$[name]`, `$ {name}` and `${ name }` are \
            shown to users literally. Only names of parameters and of values of the response are reported, so other \
            brackets are left alone.
            """,
        triggering: [
            """
            {
                Name: OrderSoup
                Parameters: [{ Name: soup }]
                ParameterCombinations: { soup: { Title: "Order ↓$(soup)" } }
            }
            """
        ],
        passing: [
            """
            {
                Name: OrderSoup
                Parameters: [{ Name: soup }]
                ParameterCombinations: { soup: { Title: "Order ${soup} for $5 (soup)" } }
            }
            """
        ]
    ) { context, findings in
        let source = context.definition.document.source
        lazy var intents = Dictionary(context.intents.map { ($0.symbol, $0.variableNames) }) { first, _ in first }
        for use in context.texts {
            guard let text = use.text.text, use.isDialog, text.value.utf8.contains(UInt8(ascii: "$")) else { continue }
            // The forms contain no character that XML escapes, so they are looked for in the file itself.
            let bytes = source.bytes[text.range.offsets]
            for form in MalformedVariables.find(in: bytes, naming: intents[use.owner] ?? []) {
                let range = SourceRange(UInt32(form.range.lowerBound), UInt32(form.range.upperBound))
                let edit = FixIt.Edit(range: range, replacement: "${\(form.name)}")
                findings.report(
                    "'\(source.text(in: range))' is shown literally; a variable is written '${\(form.name)}'",
                    at: range,
                    symbol: use.symbol,
                    fixIts: context.definition.document.isBinary
                        ? [] : [FixIt("Write '${\(form.name)}'", isSafe: true, edits: [edit])]
                )
            }
        }
    }
}

extension LocalizedTextUse {
    /// Whether variables may stand in the text: titles and subtitles of combinations, prompts, reasons and answers.
    fileprivate var isDialog: Bool {
        key.hasSuffix("FormatString") || key == "INIntentParameterCombinationTitle"
            || key == "INIntentParameterCombinationSubtitle"
    }
}

extension IntentDefinition {
    /// What variables in the intent's texts may name.
    fileprivate var variableNames: Set<String> {
        TextVariables.systemNames.union(parametersAndValues.compactMap { $0.name?.value })
    }
}
