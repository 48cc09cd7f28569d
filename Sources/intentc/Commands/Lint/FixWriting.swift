import Diagnostics
import FileAccess
import FileChanges
import Fixing
import IntentRules
import StringTables
import TextChanges
import Workspace

/// Changes that were made group by group: those of one all, or none of them.
struct WrittenChanges {
    private(set) var files: [FileChange] = []
    private(set) var failures: [CommandFailure] = []
    /// Whether trying again would not help.
    private(set) var isHopeless = false

    init(_ groups: [[FileChange]]) {
        for group in groups where !group.isEmpty {
            do throws(FileTransaction.Failure) {
                try FileTransaction(group).commit()
                files += group
            } catch {
                failures += error.failures
                isHopeless = isHopeless || !error.isChange
            }
        }
    }
}

extension FixSurroundings {
    /// What the file system says of the files that linting looks at.
    ///
    /// - Parameter folders: the folders that are searched.
    init(_ result: LintResult, below folders: [String], lint: @escaping ([String: [UInt8]]) -> LintResult) {
        var search = TableSearch(result, below: folders)
        self.init(
            contents: { try? InputFile.read($0) },
            tables: { (definition) throws(TableRefusal) in try search.tables(of: definition) },
            refusalToRewrite: { FileRewrite.refusal(of: $0) },
            lint: lint
        )
    }
}

/// Finds and reads the tables whose rows follow the ids of a definition.
private struct TableSearch {
    private let folders: [String]
    private var projects = ProjectSearch(reading: FileContents())
    private var tables = TablesOfDefinition()
    private let known: [FileIdentity: [String]]

    init(_ result: LintResult, below folders: [String]) {
        self.folders = folders
        let paths = result.sources.keys.filter { TableFormat(ofFile: $0) != nil }.sorted()
        known = Dictionary(grouping: paths.compactMap { path in FileIdentity(of: path).map { ($0, path) } }, by: \.0)
            .mapValues { $0.map(\.1) }
    }

    mutating func tables(of definition: String) throws(TableRefusal) -> [KnownTable] {
        var found: [KnownTable] = []
        for path in try paths(of: definition) {
            let paths = FileIdentity(of: path).flatMap { known[$0] } ?? [shown(path, like: definition)]
            do throws(FileFailure) {
                found.append(KnownTable(paths: paths, contents: try InputFile.read(path)))
            } catch {
                throw TableRefusal(path: paths[0], reason: "cannot read this file: \(error.message)")
            }
        }
        return found
    }

    private mutating func paths(of definition: String) throws(TableRefusal) -> [String] {
        do throws(TableRefusal) {
            let project = projects.project(for: definition)
            let owner = project?.path == nil ? nil : project?.found
            // It may list tables that are nowhere near.
            if owner == nil, let path = projects.unreadableProject(for: definition) {
                throw TableRefusal(path: path, reason: "the project cannot be read")
            }
            return try tables.paths(for: definition, besides: folders, owner)
        } catch {
            throw TableRefusal(path: shown(error.path, like: definition), reason: error.reason)
        }
    }

    /// Paths are shown as the definition's own path is: from the working folder, or from the root.
    private func shown(_ path: String, like definition: String) -> String {
        definition.hasPrefix("/") ? path : ReportFolders(workingFolder: Path.workingFolder).relative(path)
    }
}
