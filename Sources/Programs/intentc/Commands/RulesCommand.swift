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
        summary: "List what can be found, or explain a finding",
        discussion: """
            Lists the code, severity, category, name and summary of each kind of finding. With a code or name, prints its
            page from Docs/Rules: what is wrong, why it matters, and examples.
            """,
        operands: Operands(
            name: "code",
            help: "A code such as IN0304, or a name such as unknown-parent. Default: all.",
            standard: all,
            isRepeatable: false,
            completion: .words(DiagnosticCatalogue.tool.kinds.flatMap { [$0.code, $0.name] })
        ),
        options: .list(.json),
        examples: [
            ("intentc rules", "List every kind of finding."),
            ("intentc rules IN0304", "Explain a finding by its code."),
        ],
        run: { arguments throws(CommandFailure) in
            let name = arguments.operands[0]
            let catalogue = DiagnosticCatalogue.tool
            let kind = catalogue.kind(named: name)
            if kind == nil, name != all {
                throw .unusable("unknown finding '\(name)'\(catalogue.suggestion(for: name))")
            }
            if arguments[.json] {
                let shown = kind.map { DiagnosticCatalogue([$0]) } ?? catalogue
                StandardStreams.write(shown.json, to: .output, in: .json)
            } else if let kind {
                StandardStreams.write(ChangePage.markdown(for: kind) ?? RulePage.markdown(for: kind), to: .output)
            } else {
                StandardStreams.write(catalogue.table, to: .output)
            }
            return .success
        }
    )
}
