import Diagnostics
import FileAccess

/// A program: its commands, help, and version.
package struct Program {
    private let root: CommandDescription
    private let help: (Arguments) -> String

    /// - Parameter help: Returns the page about a command and the scope that options select.
    package init(root: CommandDescription, help: @escaping (Arguments) -> String) {
        self.root = root
        self.help = help
    }

    /// Parses the words after the program's name, and runs the command that they name.
    package func run(_ words: [String]) -> ExitStatus {
        var status = ExitStatus.success
        switch ArgumentParser(root: root).parse(words) {
        case .run(let command, let arguments):
            StandardStreams.isQuiet = arguments.isQuiet
            do throws(CommandFailure) {
                status = try command.run(arguments)
            } catch {
                status = report(error, arguments.path, as: command.programName)
            }
        case .help(let arguments): StandardStreams.write(help(arguments), to: .output)
        case .version: StandardStreams.write("intentc \(intentcVersion)\n", to: .output)
        case .failure(let failure, let path): status = report(failure, path)
        }
        if let error = StandardStreams.outputFailure { return report(.cannotPrint(reason: error.message)) }
        return status
    }

    /// Prints why the command failed. No other code prints the program's own errors.
    ///
    /// - Parameter path: The command and its parents, outermost first.
    private func report(
        _ failure: CommandFailure,
        _ path: [CommandDescription] = [],
        as programName: String = "intentc"
    ) -> ExitStatus {
        if case .several(let failures) = failure {
            for failure in failures { _ = report(failure, path, as: programName) }
            return failure.status
        }
        // Line breaks in names are escaped: a build server could take the second line for a command.
        var text = "\(programName): error: \(failure.message.visible)\n"
        if case .usage = failure { text += "See '\(path.map(\.name).joined(separator: " ")) --help'.\n" }
        StandardStreams.write(text, to: .error)
        return failure.status
    }
}

extension Program {
    /// Creates a program with the commands that plugins run.
    package init(forPlugins commands: CommandDescription...) {
        self.init(
            root: CommandDescription(
                name: "intentc",
                summary: "What plugins run",
                subcommandTable: commands.map { command in Subcommand(command.name, command) }
            ),
            help: { arguments in
                let command = arguments.path.dropFirst().map { " \($0.name)" }.joined()
                return "This program is for SwiftPM's plugins. See 'intentc\(command) --help'.\n"
            }
        )
    }
}
