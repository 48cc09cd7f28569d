import CommandArguments
import FileAccess

/// The whole tool.
///
/// - Parameter words: the command line, with the program's name.
func runIntentc(_ words: [String]) -> ExitStatus {
    let program = Program(
        root: CommandTable.root,
        help: { HelpPage.text(for: $0, width: min(max(StandardStreams.terminalWidth(.output) ?? 80, 60), 100)) },
        version: { $0 ? VersionText.json : VersionText.line }
    )
    return program.run(IntentBuilderCommand.words(words))
}
