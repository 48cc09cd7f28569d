import CommandArguments
import Diagnostics
import FileAccess
import Reports

extension Option<Bool> {
    fileprivate static var json: Self { flag("json", "Print a JSON array instead of a table.") }
}

enum RulesCommand {
    static let description: CommandDescription = CommandDescription(
        name: "rules",
        summary: "List every kind of finding",
        discussion:
            "Lists the code, severity, category, name and summary of each kind of finding.",
        options: .list(.json),
        examples: [("intentc rules", "Print a table."), ("intentc rules --json", "Print JSON for other tools.")],
        run: { arguments throws(CommandFailure) in
            let isJSON = arguments[.json]
            let catalogue = DiagnosticCatalogue.tool
            StandardStreams.write(isJSON ? catalogue.json : catalogue.table, to: .output, in: isJSON ? .json : .text)
            return .success
        }
    )
}
