import CommandArguments
import Diagnostics
import FileAccess

extension Option<Bool> {
    fileprivate static var json: Self { flag("json", "Print a JSON array instead of a table.") }
}

enum RulesCommand {
    static let description: CommandDescription = CommandDescription(
        name: "rules",
        summary: "List every kind of finding",
        discussion:
            "Lists the code, severity, category, name and summary of everything that the tool can report.",
        options: .list(.json),
        examples: [("intentc rules", "Print a table."), ("intentc rules --json", "Print JSON for other tools.")],
        run: { arguments throws(CommandFailure) in
            let kinds = DiagnosticCatalogue.tool.kinds
            StandardStreams.write(
                arguments[.json] ? json(kinds) : table(kinds),
                to: .output,
                in: arguments[.json] ? .json : .text
            )
            return .success
        }
    )

    private static func table(_ kinds: [DiagnosticKind]) -> [UInt8] {
        let nameWidth = kinds.map(\.name.count).max() ?? 0
        let lines = kinds.map { kind in
            [
                kind.code, padded(kind.severity.word, 7), padded(kind.category.rawValue, 13),
                padded(kind.name, nameWidth),
                kind.summary,
            ].joined(separator: "  ") + "\n"
        }
        return Array(lines.joined().utf8)
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func json(_ kinds: [DiagnosticKind]) -> [UInt8] {
        var writer = JSONWriter(layout: .indented)
        writer.array {
            for kind in kinds {
                $0.object {
                    $0.member("code", kind.code)
                    $0.member("name", kind.name)
                    $0.member("category", kind.category.rawValue)
                    $0.member("severity", kind.severity.word)
                    $0.member("summary", kind.summary)
                    $0.member("explanation", kind.explanation)
                }
            }
        }
        return writer.bytes + [0x0A]
    }
}
