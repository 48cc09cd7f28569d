import CommandArguments
import FileAccess

enum ManualCommand {
    static let description: CommandDescription = CommandDescription(
        name: "manual",
        summary: "Print the manual page",
        discussion: "The page is in man(7) format.",
        examples: [
            ("intentc manual | man -l -", "Read it as a man page."),
            ("intentc manual > /usr/local/share/man/man1/intentc.1", "Install it."),
        ],
        run: { _ throws(CommandFailure) in
            StandardStreams.write(ManualPage.text(for: CommandTable.root), to: .output)
            return .success
        }
    )
}
