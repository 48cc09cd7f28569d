import Settings

/// Completions for fish: one `complete` line for each candidate.
enum FishCompletions {
    static func script(for root: CommandDescription) -> String {
        var lines = ["# Completions of intentc for fish.", "complete -c intentc -f"]
        for (words, command) in root.reachable() {
            let subcommands = command.visibleSubcommands
            let condition = condition(words: Array(words.dropFirst()), subcommands: subcommands.map(\.name))
            for subcommand in subcommands {
                lines.append(
                    "complete -c intentc -n \(condition) -a \(subcommand.name) -d \(quoted(subcommand.summary))"
                )
            }
            for option in command.allOptions {
                let letter = option.letter.map { " -s \($0)" } ?? ""
                let value = option.valueName == nil ? "" : argument(option.completion)
                lines.append(
                    "complete -c intentc -n \(condition) -l \(option.name)\(letter)\(value) -d \(quoted(option.summary))"
                )
            }
            if let operands = command.operands {
                lines.append("complete -c intentc -n \(condition)\(action(operands.completion))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func condition(words: [String], subcommands: [String]) -> String {
        var tests = words.map { "__fish_seen_subcommand_from \($0)" }
        if !subcommands.isEmpty {
            tests.append("not __fish_seen_subcommand_from \(subcommands.joined(separator: " "))")
        }
        return quoted(tests.isEmpty ? "true" : tests.joined(separator: "; and "))
    }

    private static func action(_ completion: Completion) -> String {
        switch completion {
        case .file: " -F"
        case .directory: " -a '(__fish_complete_directories)'"
        case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
        case .nothing: ""
        }
    }

    /// `-x` suppresses file names for values that are not files.
    private static func argument(_ completion: Completion) -> String {
        if case .file = completion { return " -r -F" }
        return " -x" + action(completion)
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }
        return "'\(escaped.joined())'"
    }
}
