import Settings

/// Completions for zsh: one function for each command, which calls `_arguments`.
enum ZshCompletions {
    static func script(for root: CommandDescription) -> String {
        let functions = root.reachable().reversed().map { function(for: $0.command, $0.words) }
        return "#compdef intentc\n# Completions of intentc for zsh.\n\n" + functions.joined(separator: "\n")
            + "\n_intentc \"$@\"\n"
    }

    private static func function(for command: CommandDescription, _ words: [String]) -> String {
        let name = "_" + words.joined(separator: "_").replacingHyphens
        var lines = command.allOptions.map(option)
        let subcommands = command.visibleSubcommands
        if !subcommands.isEmpty {
            lines += ["'1: :->command'", "'*:: :->arguments'"]
        } else if let operands = command.operands {
            lines.append(quoted("\(operands.isRepeatable ? "*" : "1"):\(operands.name):\(action(operands.completion))"))
        }
        var body =
            "    local state line\n    _arguments -C \\\n        " + lines.joined(separator: " \\\n        ") + "\n"
        if !subcommands.isEmpty {
            let described = subcommands.map { quoted("\($0.name):\(escaped($0.summary))") }
            body += "    case $state in\n    command) local -a commands=(\(described.joined(separator: " ")))\n"
            body += "        _describe command commands ;;\n    arguments) case $line[1] in\n"
            for subcommand in subcommands {
                body += "        \(subcommand.name)) \(name)_\(subcommand.name.replacingHyphens) ;;\n"
            }
            body += "        esac ;;\n    esac\n"
        }
        return "\(name)() {\n\(body)}\n"
    }

    private static func option(_ option: OptionDescription) -> String {
        let help = "[\(escaped(option.summary))]"
        let value =
            option.valueName.map { name in
                (option.impliedWord == nil ? ":" : "::") + "\(escaped(name)):\(action(option.completion))"
            } ?? ""
        let repeated = option.isRepeatable ? "*" : ""
        guard let letter = option.letter else {
            return quoted("\(repeated)--\(option.name)\(joint(option))\(help)\(value)")
        }
        return "{-\(letter),--\(option.name)}" + quoted("\(help)\(value)")
    }

    /// How the value follows: `=` allows the next word or an equals sign, and `=-` requires the equals sign.
    private static func joint(_ option: OptionDescription) -> String {
        option.valueName == nil ? "" : option.impliedWord == nil ? "=" : "=-"
    }

    private static func action(_ completion: Completion) -> String {
        switch completion {
        case .file: "_files"
        case .directory: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .nothing: " "
        }
    }

    private static func escaped(_ text: String) -> String {
        text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] }.reduce(into: "") { $0.append($1) }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "'" ? "'\\''" : "\($0)" }
        return "'\(escaped.joined())'"
    }
}

extension String {
    fileprivate var replacingHyphens: String { String(map { $0 == "-" ? "_" : $0 }) }
}
