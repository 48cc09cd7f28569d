import Diagnostics
import IntentRules

/// `intentc explain`
enum ExplainCommand {
    static let description = CommandDescription(
        name: "explain",
        summary: "Explain a kind of finding",
        operands: Operands(
            name: "code",
            help: "A code such as IN0304, or a name such as unknown-parent.",
            isRepeatable: false,
            completion: .words(RuleCatalogue.all.map(\.name))
        ),
        examples: [("intentc explain IN0304", "Say what is meant by an error that has been printed.")],
        run: { arguments in
            let name = arguments.operands.first ?? ""
            guard let kind = RuleCatalogue.kind(named: name) else {
                let names = RuleCatalogue.all.flatMap { [$0.code, $0.name] }
                let suggestion = Spelling.suggestion(for: name, among: names)
                StandardStreams.write("intentc: error: there is no finding '\(name)'\(suggestion)\n", to: .error)
                return .unusable
            }
            StandardStreams.write(text(for: kind), to: .output)
            return .success
        }
    )

    private static func text(for kind: DiagnosticKind) -> String {
        var text = "\(kind.code) \(kind.name) (\(kind.severity.word), \(kind.category.rawValue))\n\n"
        text += wrapped(kind.summary) + "\n\n" + wrapped(kind.explanation) + "\n"
        guard let examples = RuleCatalogue.examples(of: kind) else { return text }
        text += examples.triggering.prefix(1).map { section("Found in", $0) }.joined()
        text += examples.passing.prefix(1).map { section("Not found in", $0) }.joined()
        return text
    }

    private static func section(_ title: String, _ example: RuleExample) -> String {
        example.files.map { file in
            let lines = file.shown.split(separator: "\n", omittingEmptySubsequences: false)
            return "\n\(title) \(file.path):\n\n" + lines.map { "    \($0)\n" }.joined()
        }.joined()
    }

    private static func wrapped(_ text: String) -> String {
        var lines = [""]
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let line = lines[lines.count - 1]
            if !line.isEmpty, line.count + 1 + word.count > 80 {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] += (line.isEmpty ? "" : " ") + word
            }
        }
        return lines.joined(separator: "\n")
    }
}
