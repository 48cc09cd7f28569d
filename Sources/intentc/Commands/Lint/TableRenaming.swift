import Diagnostics
import FileAccess
import IntentRules
import ProjectFiles
import StringTables
import Workspace

/// Renames tables that have the name of the definition's file, on disk and in the Xcode project that names them: all of one project
/// or none.
struct TableRenaming {
    private(set) var count = 0
    private(set) var failures: [CommandFailure] = []

    /// - Parameter findings: those of `Rule.wrongTableName` count.
    init(_ findings: [Diagnostic]) {
        var search = ProjectSearch(reading: FileContents())
        let kind = Rule.wrongTableName.kind
        let tables = findings.filter { $0.kind.code == kind.code }.map { finding in
            let found = search.project(for: finding.location.path).flatMap { found in
                found.path.map { (found.found, $0) }
            }
            return (path: finding.location.path, project: found?.0, pathInProject: found?.1)
        }
        let groups = Dictionary(grouping: tables) {
            [$0.project?.path ?? "", TableName.definitionName(ofFile: $0.path)]
        }
        for tables in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }).map(\.value) {
            do throws(CommandFailure) {
                var transaction = FileTransaction()
                for table in tables {
                    let contents = try InputFile.readNamed(table.path)
                    transaction.create(TableName.corrected(table.path), contents)
                    transaction.remove(table.path, contents)
                }
                if let project = tables[0].project {
                    try Self.rename(Set(tables.compactMap(\.pathInProject)), of: project, in: &transaction)
                }
                try transaction.commitAll()
                count += tables.count
            } catch {
                failures.append(error)
            }
        }
    }

    private static func rename(
        _ tables: Set<String>,
        of project: ProjectSearch.Found,
        in transaction: inout FileTransaction
    ) throws(CommandFailure) {
        // Folders that Xcode keeps in step with the disk name no files.
        let named = tables.filter(project.project.files.contains)
        guard let first = named.first else { return }
        let path = Path.joined(project.path, "project.pbxproj")
        let old = try InputFile.readNamed(path)
        guard let new = XcodeProject.renaming(named, to: Path.name(of: TableName.corrected(first)), in: old) else {
            let reason = "it refers to '\(first)' in a way that intentc cannot edit; rename the table in Xcode"
            throw .cannotWrite(path: path, reason: reason)
        }
        transaction.rewrite(path, from: old, to: new)
    }
}

extension FileTransaction {
    fileprivate func commitAll() throws(CommandFailure) {
        do throws(FileTransaction.Failure) { try commit() } catch { throw .several(error.failures) }
    }
}
