import Diagnostics
import FileAccess
import IntentSchema
import StringTables
import Workspace

/// What fixes that replace string ids need besides: rows for the new ids in every table of the project. All of a definition's
/// tables get theirs, or none of its ids is replaced.
struct TableMoves {
    /// A table as it is.
    struct Table {
        /// The paths by which linting knows it, or one to show; the first one is written to.
        var paths: [String]
        var contents: [UInt8]
    }

    private let check: LintResult
    private var projects = ProjectSearch(reading: FileContents())
    private var tables = TablesOfDefinition()
    private var surroundings: [String: Result<Surroundings, TableRefusal>] = [:]
    private let known: [FileIdentity: [String]]

    /// What there is to know about a definition.
    private struct Surroundings {
        var ids: Set<String>
        var tables: [Table]
    }

    init(_ check: LintResult) {
        self.check = check
        let paths = check.sources.keys.filter { $0.hasSuffix("strings") }.sorted()
        known = Dictionary(grouping: paths.compactMap { path in FileIdentity(of: path).map { ($0, path) } }, by: \.0)
            .mapValues { $0.map(\.1) }
    }

    /// The tables that change with a definition's ids, and what they say then. All of them can be written.
    ///
    /// - Parameter contents: what a table at a path is to say instead of what it says.
    mutating func changes(
        in definition: String,
        _ ids: [FixIt.RenewedID],
        on contents: [String: [UInt8]] = [:]
    ) throws(TableRefusal) -> [(table: Table, new: [UInt8])] {
        let surroundings = try surroundings(of: definition).get()
        let moves = ids.map { IDMove(from: $0.old, to: $0.new, keepingOld: true) }
        let rekeying = TableRekeying(moves, ids: surroundings.ids)
        var changes: [(table: Table, new: [UInt8])] = []
        for table in surroundings.tables {
            let path = table.paths[0]
            let source = SourceText(path: path, bytes: contents[path] ?? table.contents)
            guard let new = try rekeying.apply(to: source) else { continue }
            changes.append((table, new))
            if let reason = UserFile.refusal(toRewrite: path) { throw TableRefusal(path: path, reason: reason) }
        }
        if let reason = UserFile.refusal(toRewrite: definition) { throw TableRefusal(path: definition, reason: reason) }
        return changes
    }

    private mutating func surroundings(of definition: String) -> Result<Surroundings, TableRefusal> {
        if let known = surroundings[definition] { return known }
        let result = Result { () throws(TableRefusal) in try read(definition) }
        surroundings[definition] = result
        return result
    }

    private mutating func read(_ definition: String) throws(TableRefusal) -> Surroundings {
        let found: [String]
        do throws(TablesOfDefinition.Failure) {
            let project = projects.project(for: definition)
            let owner = project?.path == nil ? nil : project?.found
            // It may list tables that are nowhere near.
            if owner == nil, let path = projects.unreadableProject(for: definition) {
                throw TablesOfDefinition.Failure(path: path, reason: "this project cannot be read")
            }
            found = try tables.paths(for: definition, besides: check.searchedFolders, owner)
        } catch {
            throw TableRefusal(path: shown(error.path, like: definition), reason: error.reason)
        }
        let source = check.sources[definition]
        let texts = source.flatMap { Frontend.load($0).definition?.localizedTexts } ?? []
        var surroundings = Surroundings(ids: Set(texts.compactMap { $0.text.id?.value }), tables: [])
        for path in found {
            let paths = FileIdentity(of: path).flatMap { known[$0] } ?? [shown(path, like: definition)]
            do throws(InputFile.Failure) {
                surroundings.tables.append(Table(paths: paths, contents: try InputFile.read(path)))
            } catch {
                throw TableRefusal(path: paths[0], reason: "cannot read this file: \(error.message)")
            }
        }
        return surroundings
    }

    /// Paths are shown as the definition's own path is: from the working folder, or from the root.
    private func shown(_ path: String, like definition: String) -> String {
        definition.hasPrefix("/") ? path : ReportFolders(workingFolder: Path.workingFolder).relative(path)
    }
}

extension TableRefusal {
    /// What to tell about a definition whose ids stay.
    func failure(_ definition: String) -> CommandFailure {
        .unusable("no string id in '\(definition)' is replaced, because '\(path)' cannot follow: \(reason)")
    }
}
