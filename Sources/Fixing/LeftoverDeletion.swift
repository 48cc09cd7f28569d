import Diagnostics
import FileAccess
import IntentRules
import IntentSchema
import ProjectFiles
import StringTables
import TextChanges
import ProjectReading

/// Deletes definitions that declare nothing, or only a template's intent that no code names, along with their tables
/// and their entries in the Xcode project. Deletes all leftovers of a project or none.
enum LeftoverDeletion {
    /// - Parameter findings: Only those of `Rule.emptyDefinition` and `Rule.leftoverTemplateIntent` are used.
    static func changes(
        for findings: [Diagnostic],
        after before: ProjectChanges = ProjectChanges(),
        in projects: inout ProjectSearch
    ) -> ProjectChanges {
        let codes = [Rule.emptyDefinition, .leftoverTemplateIntent].map(\.kind.code)
        let leftovers = Set(findings.filter { codes.contains($0.kind.code) }.map(\.location.path)).sorted().map {
            (path: $0, project: projects.project(for: $0))
        }
        let groups = Dictionary(grouping: leftovers) { $0.project?.found.path ?? "" }
        var result = before
        for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
            result.add { (before) throws(CommandFailure) in
                let found = group.map { (path: $0.path, listed: $0.project?.path) }
                return try deletion(of: found, from: group[0].project?.found, after: before)
            }
        }
        return result
    }

    private static func deletion(
        of definitions: [(path: String, listed: String?)],
        from project: ProjectSearch.Found?,
        after before: ProjectChanges
    ) throws(CommandFailure) -> [FileChange] {
        var changes: [FileChange] = []
        var edited: (path: String, old: [UInt8], new: [UInt8])?
        for definition in definitions {
            let contents = try InputFile.readNamed(definition.path)
            guard isUnused(contents, below: project?.folder) else { continue }
            changes.append(FileChange(path: definition.path, old: contents, new: nil))
            // Xcode projects do not list the files in synchronized folders.
            guard let project, let listed = definition.listed, project.project.files.contains(listed) else { continue }
            let path = Path.joined(project.path, "project.pbxproj")
            let old: [UInt8]
            if let edited { old = edited.new } else { old = try before.contents(of: path) }
            guard let rest = XcodeProject.removing(listed, in: old) else {
                let reason = "it refers to '\(listed)' in a way that intentc cannot edit"
                throw .cannotWrite(path: path, reason: reason + "; delete the definition in Xcode")
            }
            edited = (path, edited?.old ?? old, rest.bytes)
            let folders = ReportFolders(workingFolder: Path.workingFolder)
            for table in rest.files.sorted() where table != listed {
                let path = folders.relative(Path.joined(project.folder, table))
                guard DefinitionSearch.exists(path) || DefinitionSearch.isLink(path) else { continue }
                // A project can list any file as a table of the definition.
                guard !table.hasPrefix("../"), extensions.contains(where: { table.hasSuffix("." + $0) }),
                    let bytes = try? InputFile.readFound(path, within: LinkBoundary(of: [project.folder]))
                else {
                    let reason = "it is not a table in the project's folder; delete the definition in Xcode"
                    throw .cannotWrite(path: path, reason: reason)
                }
                changes.append(FileChange(path: path, old: bytes, new: nil))
            }
        }
        if let edited { changes.append(FileChange(path: edited.path, old: edited.old, new: edited.new)) }
        return changes
    }

    private static let extensions = ["intentdefinition"] + TableFormat.fileExtensions

    /// Whether a definition can be deleted without loss. Code that cannot be read may name its intent.
    private static func isUnused(_ contents: [UInt8], below folder: String?) -> Bool {
        guard let definition = Frontend.load(SourceText(path: "", bytes: contents)).definition,
            definition.enumerations.isEmpty, definition.types.isEmpty
        else { return false }
        guard let intent = definition.intents.first else { return true }
        let extensions = ["swift", "m", "mm", "h"]
        guard definition.intents.count == 1, let folder,
            let code = try? DefinitionSearch.files(below: folder, withExtensions: extensions).files
        else { return false }
        let name = Array(intent.generatedClassName.utf8)
        return code.allSatisfy { file in
            (try? InputFile.read(file)).map { $0.firstOccurrence(of: name) == nil } ?? false
        }
    }
}
