import Settings
import FileAccess

enum CompletionsCommand {
    private enum Shell: String, CaseIterable {
        case bash, zsh, fish

        func script(for root: CommandDescription) -> String {
            switch self {
            case .bash: BashCompletions.script(for: root)
            case .zsh: ZshCompletions.script(for: root)
            case .fish: FishCompletions.script(for: root)
            }
        }
    }

    static let description: CommandDescription = CommandDescription(
        name: "completions",
        summary: "Print a completion script for a shell",
        discussion:
            "The script offers commands, options and their values. See your shell's documentation for where to put it.",
        operands: Operands(
            name: "shell",
            help: "bash, zsh or fish.",
            isRepeatable: false,
            completion: .words(Shell.allCases.map(\.rawValue))
        ),
        examples: [
            ("intentc completions bash > /etc/bash_completion.d/intentc", "Install for bash."),
            ("intentc completions zsh > \"${fpath[1]}/_intentc\"", "Install for zsh."),
            ("intentc completions fish > ~/.config/fish/completions/intentc.fish", "Install for fish."),
        ],
        isHidden: true,
        run: { arguments throws(CommandFailure) in
            let name = arguments.operands.first ?? ""
            guard let shell = Shell(rawValue: name) else {
                let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
                throw .unusable("'\(name)' is not a supported shell (\(names))")
            }
            StandardStreams.write(shell.script(for: CommandTable.root), to: .output)
            return .success
        }
    )
}
