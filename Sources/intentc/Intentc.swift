import Diagnostics
import FileAccess

/// The whole tool: parses the command line with the one table of commands, and runs what it says.
func runIntentc(_ arguments: [String]) -> ExitStatus {
    let parser = ArgumentParser(root: CommandTable.root)
    var status = ExitStatus.success
    switch parser.parse(IntentBuilderCommand.words(arguments)) {
    case .run(let command, let arguments):
        do throws(CommandFailure) {
            status = try command.run(arguments)
        } catch {
            status = report(error, arguments.path, as: command.programName)
        }
    case .help(let path): StandardStreams.write(HelpPage.text(for: path), to: .output)
    case .version(let asJSON): StandardStreams.write(asJSON ? VersionText.json : VersionText.line, to: .output)
    case .failure(let failure, let path): status = report(failure, path)
    }
    if let error = StandardStreams.outputFailure { return report(.cannotPrint(reason: error.message)) }
    return status
}

/// Prints why the tool cannot do what it is asked for: the one place that prints errors of its own.
///
/// - Parameter path: The command that was run, and those above it.
private func report(
    _ failure: CommandFailure,
    _ path: [CommandDescription] = [],
    as programName: String = "intentc"
) -> ExitStatus {
    if case .several(let failures) = failure {
        for failure in failures { _ = report(failure, path, as: programName) }
        return failure.status
    }
    // A name of two lines must not become two lines: the second may begin with what a build server takes for a command.
    var text = "\(programName): error: \(failure.message.visible)\n"
    if case .usage = failure { text += "See '\(path.map(\.name).joined(separator: " ")) --help'.\n" }
    StandardStreams.write(text, to: .error)
    return failure.status
}
