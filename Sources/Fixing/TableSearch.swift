import Diagnostics
import FileAccess
import IntentRules
import StringTables
import ProjectReading

/// Finds and reads the tables with rows for a definition's ids.
struct TableSearch {
    private let folders: [String]
    private let reportFolders = ReportFolders(workingFolder: Path.workingFolder)
    private var projects: ProjectSearch
    private var tables = TablesOfDefinition()
    private let known: [FileIdentity: [String]]

    init(_ result: LintResult, below folders: [String], in projects: ProjectSearch) {
        self.projects = projects
        self.folders = folders
        let paths = result.sources.keys.filter { TableFormat(ofFile: $0) != nil }.sorted()
        known = Dictionary(grouping: paths.compactMap { path in FileIdentity(of: path).map { ($0, path) } }, by: \.0)
            .mapValues { $0.map(\.1) }
    }

    mutating func tables(of definition: String) throws(TableRefusal) -> [KnownTable] {
        var found: [KnownTable] = []
        for path in try paths(of: definition) {
            let paths = FileIdentity(of: path).flatMap { known[$0] } ?? [reportFolders.shown(path, like: definition)]
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
            // The project may list tables in any folder.
            if owner == nil, let path = projects.unreadableProject(for: definition) {
                throw TableRefusal(path: path, reason: "the project cannot be read")
            }
            return try tables.paths(for: definition, besides: folders, owner)
        } catch {
            throw TableRefusal(path: reportFolders.shown(error.path, like: definition), reason: error.reason)
        }
    }
}
