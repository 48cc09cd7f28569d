import Diagnostics
import Inputs
import IntentSchema
import SchemaComparison

/// One of two states of a project that are compared: its definitions, read and linked.
package struct ProjectState {
    /// The definitions that have a meaning.
    package private(set) var definitions: DefinitionState
    /// The text of every definition, for places in reports.
    package private(set) var sources: [SourceText]
    /// What could not be read or has errors. With any of them the state is not known, and must not be called clean.
    package private(set) var failures: [Diagnostic]
    /// The paths, inside the project, of the definitions that have errors.
    private(set) var unknownFiles: Set<String> = []
    /// The paths of what is in no folder but in a commit or an archive.
    package private(set) var pathsOutsideOfFolders: Set<String>

    /// - Parameters:
    ///   - loaded: the definitions, each understood already, though perhaps for another state under another path.
    ///   - failures: what could not be read.
    ///   - map: as for `Frontend.link`.
    package init(
        _ loaded: [(file: ProjectFile, definition: Frontend.Loaded)],
        failures: [Diagnostic] = [],
        isInFolders: Bool = true,
        map: (_ count: Int, _ transform: @escaping @Sendable (Int) -> Frontend.Compiled) -> [Frontend.Compiled] = {
            (0..<$0).map($1)
        }
    ) {
        let linked = Frontend.link(loaded.map(\.definition), for: .separateModules, map)
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
