import Diagnostics
import FileAccess
import IntentRules
import ProjectFiles
import StringTables
import TextChanges
import ProjectReading

/// Renames tables that are named after the definition's file with its extension, on disk and in the Xcode project.
/// Renames all of a definition's tables in a project or none.
enum TableRenaming {
    /// - Parameter findings: Only those of `Rule.wrongTableName` are used.
    static func changes(for findings: [Diagnostic], in projects: inout ProjectSearch) -> ProjectChanges {
        let kind = Rule.wrongTableName.kind
        let tables = findings.filter { $0.kind.code == kind.code }.map { finding in
            let found = projects.project(for: finding.location.path).flatMap { found in
                found.path.map { (found.found, $0) }
            }
            return (path: finding.location.path, project: found?.0, pathInProject: found?.1)
        }
        let groups = Dictionary(grouping: tables) {
            [$0.project?.path ?? "", TableName.definitionName(ofFile: $0.path)]
        }
        var result = ProjectChanges()
        for tables in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }).map(\.value) {
            result.add { (before) throws(CommandFailure) in
                var changes: [FileChange] = []
                for table in tables {
                    let contents = try InputFile.readNamed(table.path)
                    changes.append(FileChange(path: TableName.corrected(table.path), old: nil, new: contents))
                    changes.append(FileChange(path: table.path, old: contents, new: nil))
                }
                if let project = tables[0].project {
                    changes += try renaming(Set(tables.compactMap(\.pathInProject)), of: project, after: before)
                }
                return changes
            }
        }
        return result
    }

    private static func renaming(
        _ tables: Set<String>,
        of project: ProjectSearch.Found,
        after before: ProjectChanges
    ) throws(CommandFailure) -> [FileChange] {
        // Xcode projects do not list the files in synchronized folders.
        let named = tables.filter(project.project.files.contains)
        guard let first = named.first else { return [] }
        let path = Path.joined(project.path, "project.pbxproj")
        let old = try before.contents(of: path)
        guard let new = XcodeProject.renaming(named, to: Path.name(of: TableName.corrected(first)), in: old) else {
            let reason = "it refers to '\(first)' in a way that intentc cannot edit; rename the table in Xcode"
            throw .cannotWrite(path: path, reason: reason)
        }
        return [FileChange(path: path, old: old, new: new)]
    }
}
