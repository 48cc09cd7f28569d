import Diagnostics
import FileAccess
import IntentSchema
import PropertyList

/// The files of a command line, from folders, a commit or a built app. Each is opened once.
package struct Workspace {
    package let contents: FileContents
    /// The readable files, in the order in which they were named. The files of a folder are sorted by path.
    package var files: [ProjectFile] = []
    /// The files and folders that cannot be read, each once, by their paths inside the project.
    package private(set) var gaps: [Gap] = []
    /// The paths inside the project of the files that patterns exclude.
    package var excluded: Set<String> = []
    /// The folders with the extension of a file, as reports show them, by path inside the project.
    package var namesakes: [String: String] = [:]
    /// Whether the files are in folders rather than in a commit.
    package var isInFolders = true
    /// The folders whose files are all ignored by git.
    package var ignoredFolders: Set<String> = []
    /// The paths of a commit's submodules that are not checked out.
    package var closedSubmodules: Set<String> = []
    /// The identities of the files that were read, regardless of path.
    package internal(set) var identities: Set<FileIdentity> = []

    package init(_ contents: FileContents = FileContents()) { self.contents = contents }

    /// Whether there are no files, not even unreadable ones.
    package var isEmpty: Bool { files.isEmpty && gaps.isEmpty }

    package var sources: [SourceText] { files.map(\.source) }

    /// One finding for each unreadable file or folder.
    package var failures: [Diagnostic] { gaps.flatMap(\.findings) }

    /// Loads the files as definitions, each on its own.
    package func loaded() -> [Frontend.Loaded] { ParallelMap.map(sources) { Frontend.load($0) } }

    /// - Parameters:
    ///   - relativePath: the path inside the project.
    ///   - kind: what cannot be read: a file, a folder or a revision.
    package mutating func fail(
        _ path: String,
        at relativePath: String? = nil,
        kind: String = "file",
        _ reason: String
    ) {
        let location = SourceLocation(path: path, place: .file)
        let finding = Diagnostic(.unreadableInput, "cannot read this \(kind): \(reason)", at: location)
        let contents: Gap.Contents =
            path.hasSuffix(".intentdefinition") ? .definitions : path.hasSuffix(".swift") ? .code : .everything
        gaps.append(Gap(finding, because: reason, of: relativePath ?? path, hiding: contents))
    }

    package mutating func fail(_ path: String, saying message: String) {
        let finding = Diagnostic(.unreadableInput, message, at: SourceLocation(path: path, place: .file))
        gaps.append(Gap(finding, of: path, hiding: .everything))
    }

    /// - Parameter folder: the folder that the other paths start from.
    package mutating func add(_ other: Workspace, in folder: String = "") {
        files += other.files
        excluded.formUnion(other.excluded.map { Path.joined(folder, $0) })
        for (path, shown) in other.namesakes { namesakes[Path.joined(folder, path)] = shown }
        gaps += other.gaps.map { gap in
            var gap = gap
            gap.thing = Path.joined(folder, gap.thing)
            return gap
        }
    }

    package struct Place: Sendable {
        var path: String
        var shownPath: String
        var relativePath: String

        package init(path: String, shownPath: String, relativePath: String) {
            self.path = path
            self.shownPath = shownPath
            self.relativePath = relativePath
        }
    }

    /// Reads files in parallel.
    ///
    /// - Parameter boundary: the folders that links may lead to; `nil` for files named by the user.
    package mutating func read(_ places: [Place], within boundary: LinkBoundary?) {
        let contents = contents
        let read = ParallelMap.map(places) { place in
            boundary.map { contents.found(place.path, shown: place.shownPath, within: $0) }
                ?? contents.named(place.path, shown: place.shownPath)
        }
        for (place, result) in zip(places, read) {
            let reason: String
            switch result {
            case .known(let bytes):
                let source = SourceText(path: place.shownPath, bytes: bytes)
                files.append(ProjectFile(relativePath: place.relativePath, source: source))
                continue
            case .absent:
                reason = boundary == nil ? FileFailure.noSuchFile(place.path) : FileFailure.noSuchFile.message
            case .unread(let unread): reason = unread.reason
            }
            fail(place.shownPath, at: place.relativePath, reason)
        }
    }

    /// A path below a folder as users write it, without a leading `./`.
    package static func shownPath(_ path: String, below folder: String) -> String {
        folder == "." ? String(path.dropFirst(2)) : path
    }
}
