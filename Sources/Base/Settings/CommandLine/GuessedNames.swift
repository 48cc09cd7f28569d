import Diagnostics

/// Words that people try because other tools have them, and what they mean here.
package enum GuessedNames {
    package static let commands: KeyValuePairs = [
        "check": "lint", "validate": "lint", "verify": "lint", "analyze": "lint", "fix": "lint --fix",
        "report": "lint --format", "fmt": "format", "compare": "breaking", "changes": "breaking",
        "compile": "generate", "build": "generate", "codegen": "generate", "translate": "strings",
        "localize": "strings", "status": "strings status", "export": "strings export", "import": "strings import",
        "print": "show", "describe": "show", "list": "show", "setup": "init", "diff": "breaking", "explain": "rules",
    ]

    /// Options, each with those that it can mean. The first that the command has is suggested.
    package static let options: KeyValuePairs = [
        "only": ["rule", "intent", "missing-only"], "filter": ["only", "rule", "intent"],
        "lang": ["language", "source-language"], "locale": ["language"], "out": ["output"], "silent": ["quiet"],
        "json": ["format=json"], "sarif": ["format=sarif"], "html": ["format=html"], "markdown": ["format=markdown"],
        "report": ["format"], "reporter": ["format"], "diagnostics": ["format"], "fix-all": ["fix=all"],
        "autocorrect": ["fix"], "write": ["fix"], "preview": ["dry-run"], "base": ["against"],
        "since": ["new-since", "against"], "ignore": ["exclude"], "skip": ["except", "exclude"], "target": ["to"],
        "diff": ["dry-run"], "prune": ["remove-unused"], "kind": ["to"], "type": ["to"],
        "severity": ["minimum-severity"], "no-color": ["color=never"],
    ]

    /// The end of a message about an unknown command: `; did you mean 'lint'?`, or empty.
    static func suggestion(for name: String, of command: CommandDescription) -> String {
        let names = command.visibleSubcommands.map(\.name)
        let meant = commands.first { $0.key == name }?.value
        guard let meant, names.contains(String(meant.prefix { $0 != " " })) else {
            return Spelling.suggestion(for: name, among: names)
        }
        return "; did you mean '\(meant)'?"
    }

    /// The end of a message about an unknown option of a command, or empty.
    static func suggestion(forOption name: String, of command: CommandDescription) -> String {
        let known = command.allOptions
        let meant = options.first { $0.key == name }?.value.first { words in
            let parts = words.split(separator: "=").map(String.init)
            return known.contains { $0.name == parts[0] && (parts.count == 1 || $0.offers(parts[1])) }
        }
        return (meant ?? Spelling.nearest(to: name, among: known.map(\.name))).map { "; did you mean '--\($0)'?" } ?? ""
    }
}

extension OptionDescription {
    fileprivate func offers(_ value: String) -> Bool {
        guard case .words(let words) = completion else { return false }
        return words.contains(value)
    }
}
