/// The version that `--version` prints.
let intentcVersion = "0.1.0"

/// The statuses with which the tool ends; `--help` and the documentation list them.
enum ExitStatus: Int32 {
    /// Everything is fine.
    case success = 0
    /// The input has errors, findings reach the limit, or generated files are out of date.
    case failure = 1
    /// The command line is wrong, or something could not be read or written.
    case unusable = 2
}

/// The whole tool: parses the command line with the one table of commands, and runs what it says.
func runIntentc(_ arguments: [String]) -> ExitStatus {
    let parser = ArgumentParser(root: CommandTable.root)
    switch parser.parse(IntentBuilderCommand.words(arguments)) {
    case .run(let command, let arguments):
        return command.run(arguments)
    case .help(let path):
        StandardStreams.write(HelpPage.text(for: path), to: .output)
        return .success
    case .version:
        StandardStreams.write("intentc \(intentcVersion)\n", to: .output)
        return .success
    case .failure(let message, let path):
        let name = path.map(\.name).joined(separator: " ")
        StandardStreams.write("intentc: error: \(message)\nSee '\(name) --help'.\n", to: .error)
        return .unusable
    }
}
