import Diagnostics
import IntentSchema
import StringTables

/// Computes the rows that new string ids need in every table of the project. If one of a definition's tables cannot
/// change, none of its ids is replaced.
struct TableRows {
    private let sources: [String: SourceText]
    private let surroundings: FixSurroundings
    private var known: [String: Result<DefinitionTables, TableRefusal>] = [:]

    private struct DefinitionTables {
        var ids: Set<String>
        var tables: [KnownTable]
    }

    init(_ sources: [String: SourceText], _ surroundings: FixSurroundings) {
        self.sources = sources
        self.surroundings = surroundings
    }

    /// Returns the tables that change with a definition's ids, and their new contents. All of them can be written.
    ///
    /// - Parameter contents: Contents to use instead of those on disk, by path.
    mutating func changes(
        in definition: String,
        _ ids: [FixIt.RenewedID],
        on contents: [String: [UInt8]] = [:]
    ) throws(TableRefusal) -> [(table: KnownTable, new: [UInt8])] {
        let moves = ids.compactMap { id in id.old.map { IDMove(from: $0, to: id.new, keepingOld: true) } }
        if moves.isEmpty { return [] }
        let own = try tables(of: definition).get()
        let rekeying = TableRekeying(moves, ids: own.ids)
        var changes: [(table: KnownTable, new: [UInt8])] = []
        for table in own.tables {
            let path = table.paths[0]
            let source = SourceText(path: path, bytes: contents[path] ?? table.contents)
            guard let new = try rekeying.apply(to: source) else { continue }
            changes.append((table, new))
            try checkRewrite(path)
        }
        try checkRewrite(definition)
        return changes
    }

    private func checkRewrite(_ path: String) throws(TableRefusal) {
        if let reason = surroundings.refusalToRewrite(path) { throw TableRefusal(path: path, reason: reason) }
    }

    private mutating func tables(of definition: String) -> Result<DefinitionTables, TableRefusal> {
        if let known = known[definition] { return known }
        let texts = sources[definition].flatMap { Frontend.load($0).definition?.localizedTexts } ?? []
        let result = Result { () throws(TableRefusal) in
            DefinitionTables(
                ids: Set(texts.compactMap { $0.text.id?.value }),
                tables: try surroundings.tables(definition)
            )
        }
        known[definition] = result
        return result
    }
}
