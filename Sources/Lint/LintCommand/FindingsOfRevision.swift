import Diagnostics
import FileAccess
import FileChanges
import Git
import Inputs
import IntentRules
import ProjectReading
import RuleSettings
import Translations

extension Baseline {
    /// Accepts the findings in a git revision, in the files that lint reads, under the revision's own configuration.
    ///
    /// - Parameter lint: Lints files and folders.
    init(
        accepting revision: String,
        in operands: [String],
        lint: ([String]) -> LintResult
    ) throws(CommandFailure) {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        do throws(GitRepository.Failure) {
            let repository = try GitRepository(containing: DefinitionSearch.existingFolder(of: operands[0]))
            let commit = try repository.base(revision)
            let places = try repository.places(of: operands)
            guard let root = repository.root else { throw .noRepository("this is not a git checkout") }
            try Self.write(commit, of: repository, to: folder)
            let old = places.map { Path.joined(folder.path, $0) }.filter(DefinitionSearch.exists)
            let result = old.isEmpty ? LintResult() : lint(old)
            let findings = result.diagnostics + result.consequences
            let paths = ReportFolders(workingFolder: Path.workingFolder)
            self.init(accepting: findings, relativePath: paths.relativePaths(from: folder.path))
            self.folder = root
        } catch {
            throw .unusable("cannot compare with '\(revision)': \(error.message)")
        }
    }

    private static func write(
        _ commit: String,
        of repository: GitRepository,
        to folder: TemporaryFolder
    ) throws(GitRepository.Failure) {
        let extensions = ["intentdefinition", "pbxproj", "plist", "json", "swift"] + TableFormat.fileExtensions
        let files = try repository.tree(of: commit, extensions: extensions).files.filter { $0.refusal == nil }
        let read = files.filter { file in
            let name = Path.name(of: file.path)
            let isRead = !name.hasSuffix(".json") && !name.hasSuffix(".swift")
            return isRead || name == ConfigurationFiles.fileName || name == "Package.swift" || name == "Contents.json"
        }
        let objects = try repository.objects(read.map(\.object))
        for file in read {
            switch (objects[file.object] ?? .missing).contents(at: file.path) {
            case .absent: continue
            case .unread(let unread): throw .refused("'\(file.path)': \(unread.reason)")
            case .known(let bytes):
                do { try folder.write(bytes, to: file.path) } catch { throw .refused(error.message) }
            }
        }
    }
}
