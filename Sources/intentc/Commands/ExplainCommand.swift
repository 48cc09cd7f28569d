import CommandArguments
import Diagnostics
import FileAccess
import IntentRules
import ProjectComparison
import RulePages

enum ExplainCommand {
    static let description: CommandDescription = CommandDescription(
        name: "explain",
        summary: "Explain a kind of finding",
        discussion: "Prints the page from Docs/Rules: what is wrong, why it matters, and examples.",
        operands: Operands(
            name: "code",
            help: "A code such as IN0304, or a name such as unknown-parent.",
            isRepeatable: false,
            completion: .words(DiagnosticCatalogue.tool.kinds.flatMap { [$0.code, $0.name] })
        ),
        examples: [("intentc explain IN0304", "Explain an error by its code.")],
        run: { arguments throws(CommandFailure) in
            let name = arguments.operands.first ?? ""
            guard let kind = DiagnosticCatalogue.tool.kind(named: name) else {
                throw .unusable("unknown finding '\(name)'\(DiagnosticCatalogue.tool.suggestion(for: name))")
            }
            StandardStreams.write(ChangePage.markdown(for: kind) ?? RulePage.markdown(for: kind), to: .output)
            return .success
        }
    )
}
