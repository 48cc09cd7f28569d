import Diagnostics
import FileAccess
import IntentSchema
import PropertyList

/// The files of a command line, from folders, a commit or a built app. Each is opened once.
package struct Workspace {
    package let contents: FileContents
    /// The readable files, in the order in which they were named. The files of a folder are sorted by path.
    package var files: [ProjectFile] = []
    /// One finding for each unreadable file or folder.
    package private(set) var failures: [Diagnostic] = []
    /// What could not be read, by path inside the project. Nobody knows what is in it.
    package private(set) var unread: [String: Unread] = [:]
    /// The paths inside the project of the files that patterns exclude.
    package var excluded: Set<String> = []
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
    package var isEmpty: Bool { files.isEmpty && failures.isEmpty }

    package var sources: [SourceText] { files.map(\.source) }

    /// Loads the files as definitions, each on its own.
    package func loaded() -> [Frontend.Loaded] { ParallelMap.map(sources) { Frontend.load($0) } }

    /// What could not be read, each by its path inside the project.
    package var gaps: [Gap] {
        let findings = Dictionary(failures.map { ($0.location, $0) }) { first, _ in first }
        return unread.sorted { $0.key < $1.key }.map { path, unread in
            let contents: Gap.Contents =
                path.hasSuffix(".intentdefinition") ? .definitions : path.hasSuffix(".swift") ? .code : .everything
            return Gap(findings[unread.location] ?? Diagnostic(unread), of: path, hiding: contents)
        }
    }

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
        unread[relativePath ?? path] = Unread(reason, at: location)
        failures.append(Diagnostic(.unreadableInput, "cannot read this \(kind): \(reason)", at: location))
    }

    package mutating func fail(_ path: String, saying message: String) {
        let location = SourceLocation(path: path, place: .file)
        unread[path] = Unread(message, at: location)
        failures.append(Diagnostic(.unreadableInput, message, at: location))
    }

    /// - Parameter folder: the folder that the other paths start from.
    package mutating func add(_ other: Workspace, in folder: String = "") {
        files += other.files
        failures += other.failures
        excluded.formUnion(other.excluded.map { Path.joined(folder, $0) })
        for (path, reason) in other.unread { unread[Path.joined(folder, path)] = reason }
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
            case .absent: reason = FileFailure.noSuchFile.message
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
