import Diagnostics
import IntentSchema
import StringTables
import Translations

extension TableChanges {
    /// Gives the texts of a definition, of its copies and of its tables other ids.
    ///
    /// - Parameter definitions: The definition and its copies in folders of other languages, each with the bytes of its file.
    package mutating func rekey(
        _ translations: DefinitionTranslations,
        in definitions: [(definition: Definition, bytes: [UInt8])],
        _ moves: KeyMoves
    ) throws(Failure) {
        for (definition, bytes) in definitions {
            let new = try Self.editing { () throws(TableRefusal) in
                try RekeyPlan.rewritten(definition, bytes, moves)
            }
            try rewrite(definition.path, from: bytes, to: new)
        }
        for file in translations.files {
            let moved = try Self.editing { () throws(TableRefusal) in try file.moving(moves) }
            try add([file], [moved])
        }
    }
}

extension RekeyPlan {
    /// A definition with other ids, which has been read again.
    fileprivate static func rewritten(
        _ definition: Definition,
        _ bytes: [UInt8],
        _ moves: KeyMoves
    ) throws(TableRefusal) -> [UInt8] {
        let path = definition.path
        guard bytes == definition.document.source.bytes, let edits = edits(of: definition, moves) else {
            throw TableRefusal(path: path, reason: "only a definition in XML and UTF-8 can be edited")
        }
        let application = FixApplication([FixIt("Replace the ids", isSafe: true, edits: edits)], to: bytes)
        let wanted = definition.localizedTexts.map { use in use.text.id.map { moves.ids[$0.value] ?? $0.value } }
        let edited = Frontend.load(SourceText(path: path, bytes: application.bytes)).definition
        guard application.skipped.isEmpty, edited?.localizedTexts.map({ $0.text.id?.value }) == wanted else {
            throw TableRefusal(path: path, reason: "its ids could not be replaced safely")
        }
        return application.bytes
    }
}
