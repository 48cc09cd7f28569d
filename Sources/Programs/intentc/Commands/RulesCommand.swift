import Settings
import Diagnostics
import FileAccess
import IntentRules
import Comparison
import Reports
import RuleSettings

extension Option<Bool> {
    fileprivate static var json: Self { flag("json", "Print JSON for other tools.") }
}

enum RulesCommand {
    private static let all = "all"

    static let description: CommandDescription = CommandDescription(
        name: "rules",
        summary: "List and search the rules, or explain one",
        discussion: """
            Lists the code, severity, category, name and summary of each rule. With a code or name, prints its page from
            Docs/Rules: what is wrong, why it matters, the severities of its forms, and examples. With a category, the beginning of codes or other
            words, lists the rules and symptoms that they describe.
            """,
        operands: Operands(
            name: "words",
            help: "A code such as IN0304, a name such as unknown-parent, or words to search. Default: all.",
            standard: all,
            completion: .words(DiagnosticCatalogue.tool.kinds.flatMap { [$0.code, $0.name] })
        ),
        options: .list(.json),
        examples: [
            ("intentc rules", "List every rule."),
            ("intentc rules IN0304", "Explain a rule by its code."),
            ("intentc rules edit widget", "Find what may be wrong by what people see."),
        ],
        run: { arguments throws(CommandFailure) in
            let text = arguments.operands.joined(separator: " ")
            let catalogue = DiagnosticCatalogue.tool
            let (symptoms, kinds) = text == all ? ([], catalogue.kinds) : catalogue.search(text)
            if kinds.isEmpty { throw .unusable("no rule matches '\(text)'\(catalogue.suggestion(for: text))") }
            if arguments[.json] {
                StandardStreams.write(DiagnosticCatalogue(kinds).json, to: .output, in: .json)
            } else if let kind = catalogue.kind(named: text) {
                StandardStreams.write(ChangePage.markdown(for: kind) ?? RulePage.markdown(for: kind), to: .output)
            } else {
                for symptom in symptoms { StandardStreams.write(symptom.text + "\n", to: .output) }
                StandardStreams.write(DiagnosticCatalogue(kinds).table, to: .output)
            }
            return .success
        }
    )
}
