import Diagnostics
import FileAccess
import IntentSchema
import PropertyList

/// The files of a command line: those of folders, of a commit or of a built app. Each is opened once.
package struct Workspace {
    package let contents: FileContents
    /// The files that could be read: in the order in which they were named, those of a folder in the order of their paths.
    package var files: [ProjectFile] = []
    /// One finding for each file or folder that could not be read.
    package private(set) var failures: [Diagnostic] = []
    /// Whether the files are in folders and not in a commit or an archive.
    package var isInFolders = true
    /// The folders that have files, all ignored by git.
    package var ignoredFolders: Set<String> = []
    /// The submodules of a commit that are not checked out, by their paths.
    package var closedSubmodules: Set<String> = []
    /// The files that were read, by whatever path.
    package internal(set) var identities: Set<FileIdentity> = []

    package init(_ contents: FileContents = FileContents()) { self.contents = contents }

    /// Whether there is nothing, not even an unreadable file.
    package var isEmpty: Bool { files.isEmpty && failures.isEmpty }

    package var sources: [SourceText] { files.map(\.source) }

    /// The files as definitions, each read on its own.
    package func loaded() -> [Frontend.Loaded] { ParallelMap.map(sources) { Frontend.load($0) } }

    package mutating func fail(_ path: String, _ message: String) {
        failures.append(Diagnostic(.unreadableInput, message, at: SourceLocation(path: path, place: .file)))
    }

    package mutating func add(_ other: Workspace) {
        files += other.files
        failures += other.failures
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

    /// Reads files, all at once.
    ///
    /// - Parameter boundary: how far links lead that no one has named; `nil` for files that someone has.
    package mutating func read(_ places: [Place], within boundary: LinkBoundary?) {
        let contents = contents
        let read = ParallelMap.map(places) { place in
            Result { () throws(FileFailure) in
                if place.path == "-" { return try contents.standardInput(as: place.shownPath) }
                guard let boundary else { return try contents.named(place.path) }
                return try contents.found(place.path, within: boundary)
            }
        }
        for (place, result) in zip(places, read) {
            switch result {
            case .success(let bytes):
                let source = SourceText(path: place.shownPath, bytes: bytes)
                files.append(ProjectFile(relativePath: place.relativePath, source: source))
            case .failure(let failure): fail(place.shownPath, "cannot read this file: \(failure.message)")
            }
        }
    }

    /// A path below a folder as people write it, without a leading `./`.
    package static func shownPath(_ path: String, below folder: String) -> String {
        folder == "." ? String(path.dropFirst(2)) : path
    }
}
