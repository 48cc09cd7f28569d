import Diagnostics
import IntentSchema
import StringTables

/// What fixes that replace string ids need besides: rows for the new ids in every table of the project. All of a definition's
/// tables get theirs, or none of its ids is replaced.
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

    /// The tables that change with a definition's ids, and what they say then. All of them can be written.
    ///
    /// - Parameter contents: what a table at a path is to say instead of what it says.
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
