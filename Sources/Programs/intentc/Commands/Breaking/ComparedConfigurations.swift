import Comparison
import Settings
import Diagnostics
import FileAccess
import Git
import Inputs
import RuleSettings
import SwiftDeclarations

/// The configurations of a comparison: for each file, the nearest one in the work tree.
final class ComparedConfigurations {
    private(set) var files: ConfigurationFiles
    private let paths: [String]
    private let folders = ReportFolders(workingFolder: Path.workingFolder)
    /// The root of the repository, as seen from the working folder.
    private lazy var root = rootOfRepository

    /// - Parameters:
    ///   - path: the value of `--config`, if any.
    ///   - paths: the files and folders on the command line.
    init(_ path: String?, around paths: [String], reading contents: FileContents) {
        files = ConfigurationFiles(path, reading: contents)
        self.paths = paths
    }

    /// The configurations of the files and folders on the command line, in their order.
    func ofPaths() -> [LoadedConfiguration] { paths.map { files.configuration(for: $0) } }

    /// Prints the errors of the first configuration on the command line that has any, which end a command.
    func reportMistakes(_ arguments: Arguments) -> ExitStatus? {
        guard let loaded = ofPaths().first(where: { $0.diagnostics.contains { $0.severity == .error } }) else {
            return nil
        }
        ReportOutput.print(loaded.diagnostics, in: loaded.source.map { [$0] } ?? [], arguments)
        return .unusable
    }

    /// - Parameter path: a path in a report. That of a file in a commit, `v2:App/Intents.intentdefinition`, stands for
    ///   the same file in the work tree.
    func configuration(for path: String) -> LoadedConfiguration { files.configuration(for: file(for: path)) }

    /// The file in the work tree that a path in a report stands for.
    func file(for path: String) -> String {
        guard let colon = path.firstIndex(of: ":"), !DefinitionSearch.exists(path) else { return path }
        let file = Path.joined(root, String(path[path.index(after: colon)...]))
        return paths[0].hasPrefix("/") ? folders.absolute(file) : folders.relative(file)
    }

    private var rootOfRepository: String {
        let folder = DefinitionSearch.existingFolder(of: paths[0])
        guard let repository = try? GitRepository(containing: folder) else { return "" }
        let up = repository.prefix.split(separator: "/").map { _ in ".." }
        return up.reduce(folder) { Path.joined($0, $1) }
    }
}

extension BreakingPipeline {
    /// Judges, and accepts what the configurations and `--baseline` accept.
    init(_ arguments: Arguments, _ configurations: ComparedConfigurations, at paths: [String]) throws(CommandFailure) {
        self.init()
        acceptance.operands = paths
        acceptance.configuration = configurations.configuration
        acceptance.baseline = try Baseline.named(arguments, naming: .tool)
        acceptance.filePath = configurations.file
        acceptance.folders = ReportFolders(workingFolder: Path.workingFolder)
        givenSystems = arguments[.oldestSystem]
    }
}
