import Diagnostics
import FileAccess
import IntentSchema
import SchemaComparison

/// One of two states of a project that are compared: its definitions, read and linked.
struct ProjectState {
    /// The definitions that have a meaning.
    private(set) var definitions: DefinitionState
    /// The text of every definition, for places in reports.
    private(set) var sources: [SourceText]
    /// What could not be read or has errors. With any of them the state is not known, and must not be called clean.
    private(set) var failures: [Diagnostic]
    /// Whether there is no definition at all, not even one that cannot be read.
    var isEmpty: Bool { sources.isEmpty && failures.isEmpty }
    /// The paths, inside the project, of the definitions that have errors.
    private(set) var unknownFiles: Set<String> = []
    /// The paths of what is in no folder but in a commit or an archive.
    private(set) var pathsOutsideOfFolders: Set<String>

    /// - Parameter listing: the definitions as they were found.
    init(_ listing: ProjectListing) {
        self.init(
            ParallelMap.map(listing.files) { ($0, Frontend.load($0.source)) },
            failures: listing.failures,
            isInFolders: listing.isInFolders
        )
    }

    /// - Parameter loaded: the definitions, each read already, though perhaps for another state under another path.
    init(
        _ loaded: [(file: ProjectFile, definition: Frontend.Loaded)],
        failures: [Diagnostic],
        isInFolders: Bool
    ) {
        let linked = Frontend.link(loaded.map(\.definition), for: .separateModules, ParallelMap.map)
        var files: [DefinitionState.File] = []
        self.failures = failures
        // A binary property list is shown as the text that it was read as.
        sources = loaded.map { SourceText(path: $0.file.source.path, bytes: $0.definition.source.bytes) }
        for (one, compiled) in zip(loaded, linked) {
            let path = one.file.source.path
            if var schema = compiled.schema {
                schema.path = path
                files.append(
                    DefinitionState.File(
                        relativePath: one.file.relativePath,
                        schema: schema,
                        currentPath: one.file.currentPath
                    )
                )
            } else {
                unknownFiles.insert(one.file.relativePath)
                for var finding in compiled.diagnostics where finding.severity == .error {
                    if finding.location.path == one.definition.source.path { finding.location.path = path }
                    self.failures.append(finding)
                }
            }
        }
        definitions = DefinitionState(files)
        pathsOutsideOfFolders =
            isInFolders ? [] : Set(sources.map(\.path) + self.failures.map(\.location.path))
    }
}

/// A file of a state.
struct ProjectFile {
    /// The path inside the project, the same in both states of a file that did not move.
    var relativePath: String
    /// The contents, with the path that is shown.
    var source: SourceText
    /// For a file of the old state: what reports about the new state call it, where that is not the path inside the project.
    var currentPath: String?
}

/// What was found where a state was looked for.
struct ProjectListing {
    var files: [ProjectFile] = []
    var failures: [Diagnostic] = []
    /// Whether the files are in folders and not in a commit or an archive.
    var isInFolders = true

    mutating func fail(_ path: String, _ message: String) {
        failures.append(Diagnostic(.unreadableInput, message, at: SourceLocation(path: path, place: .file)))
    }
}
