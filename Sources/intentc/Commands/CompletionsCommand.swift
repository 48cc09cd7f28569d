/// `intentc completions`
enum CompletionsCommand {
    private static let shells = ["bash", "zsh", "fish"]

    static let description: CommandDescription = CommandDescription(
        name: "completions",
        summary: "Print a completion script for a shell",
        discussion:
            "The script offers commands, options and their values. Each shell's documentation says where it belongs.",
        operands: Operands(
            name: "shell",
            help: "bash, zsh or fish.",
            isRepeatable: false,
            completion: .words(shells)
        ),
        examples: [
            ("intentc completions bash > /etc/bash_completion.d/intentc", "Install for bash."),
            ("intentc completions zsh > \"${fpath[1]}/_intentc\"", "Install for zsh."),
            ("intentc completions fish > ~/.config/fish/completions/intentc.fish", "Install for fish."),
        ],
        run: { arguments in
            guard let shell = arguments.operands.first, shells.contains(shell) else {
                StandardStreams.write(
                    "intentc: error: '\(arguments.operands.first ?? "")' is not a shell that is known (bash, zsh, fish)\n",
                    to: .error
                )
                return .unusable
            }
            let root = CommandTable.root
            switch shell {
            case "bash": StandardStreams.write(BashCompletions.script(for: root), to: .output)
            case "zsh": StandardStreams.write(ZshCompletions.script(for: root), to: .output)
            default: StandardStreams.write(FishCompletions.script(for: root), to: .output)
            }
            return .success
        }
    )
}

/// `intentc manual`
enum ManualCommand {
    static let description: CommandDescription = CommandDescription(
        name: "manual",
        summary: "Print the manual page",
        discussion: "The page is in the language of man(7).",
        examples: [
            ("intentc manual | man -l -", "Read it."),
            ("intentc manual > /usr/local/share/man/man1/intentc.1", "Install it."),
        ],
        run: { _ in
            StandardStreams.write(ManualPage.text(for: CommandTable.root), to: .output)
            return .success
        }
    )
}
