import Settings
import FileAccess

enum CompletionsCommand {
    static let description: CommandDescription = CommandDescription(
        name: "completions",
        summary: "Print a completion script for a shell",
        discussion:
            "The script offers commands, options and their values. See your shell's documentation for where to put it.",
        operands: Operands(
            name: "shell",
            help: "bash, zsh or fish.",
            completion: .words(Shell.allCases.map(\.rawValue))
        ),
        examples: [
            ("intentc completions bash > /etc/bash_completion.d/intentc", "Install for bash."),
            ("intentc completions zsh > \"${fpath[1]}/_intentc\"", "Install for zsh."),
            ("intentc completions fish > ~/.config/fish/completions/intentc.fish", "Install for fish."),
        ],
        isHidden: true,
        run: { arguments throws(CommandFailure) in
            let name = arguments.operands[0]
            let words = Array(arguments.operands.dropFirst())
            if name == "offers" {
                let lines = CompletionOffers.lines(for: words, of: CommandTable.root)
                StandardStreams.write(lines.map { $0 + "\n" }.joined(), to: .output)
                return .success
            }
            if let unexpected = words.first { throw .usage("unexpected argument '\(unexpected)'") }
            guard let shell = Shell(rawValue: name) else {
                let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
                throw .unusable("'\(name)' is not a supported shell (\(names))")
            }
            StandardStreams.write(shell.script, to: .output)
            return .success
        }
    )
}
