import Diagnostics
import IntentSchema
import StringTables
import TextChanges
import Translations

package enum RekeyPlan {
    package enum Style: String, CaseIterable, Sendable {
        /// `OrderSoup.size.prompt`: made of names, with numbers for synonyms and duplicates, so ids survive moves.
        case readable
        /// Six letters and digits, as in Xcode, but derived from names, so that a definition always gets the same ids.
        case random
    }

    /// Returns the moves that give every text of a definition an id in the given style. Ids that already fit stay.
    ///
    /// A text has one id wherever it is used, and an id that several texts share stays shared.
    ///
    /// - Parameter otherKeys: Table keys that belong to no text, which must not become ids.
    package static func moves(
        of definition: Definition,
        to style: Style,
        avoiding otherKeys: Set<String>
    ) -> KeyMoves {
        let contexts = TextContexts(definition)
        var ids: [(old: String, use: LocalizedTextUse)] = []
        var known: Set<String> = []
        for use in definition.localizedTexts {
            guard let id = use.text.id?.value, !id.isEmpty, known.insert(id).inserted else { continue }
            ids.append((id, use))
        }
        var used = otherKeys.subtracting(known)
        var moves: [String: String] = [:]
        switch style {
        case .readable:
            let names = ids.map { readable(contexts.context(of: $0.use)) }
            var numbers: [String: Int] = [:]
            let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
            for ((old, use), name) in zip(ids, names) {
                // Declarations of different kinds may have the same name.
                let isUnclear = counts[name, default: 0] > 1 || used.contains(name)
                let base = isUnclear ? "\(use.symbol.prefix { $0 != "/" }).\(name)" : name
                var new = base
                while !used.insert(new).inserted {
                    let number = numbers[base, default: 1] + 1
                    numbers[base] = number
                    new = "\(base).\(number)"
                }
                moves[old] = new
            }
        case .random:
            var fresh = FreshStringIDs(avoiding: used)
            for (old, use) in ids {
                moves[old] = fresh.make(for: use.symbol + "/" + use.key + "/" + contexts.context(of: use).detail)
            }
        }
        return KeyMoves(moves, among: known)
    }

    /// Returns the moves for a definition, avoiding the keys of its tables that belong to no text.
    package static func moves(of translations: DefinitionTranslations, to style: Style) -> KeyMoves {
        let keys = translations.files.flatMap(\.contents.tables).flatMap(\.entries).map(\.key)
        return moves(of: translations.definition, to: style, avoiding: Set(keys))
    }

    private static func readable(_ context: TextContext) -> String {
        var parts = context.path
        if context.kind != .response { parts.append(word(for: context.kind)) }
        if !context.detail.isEmpty { parts.append(context.detail) }
        return parts.map(plain).joined(separator: ".")
    }

    private static func word(for kind: TextKind) -> String {
        switch kind {
        case .displayName: "name"
        case .spokenResponse: "concise"
        case .unsupportedReason: "reason"
        default: kind.rawValue
        }
    }

    /// Restricts a name to characters that keys can have in every format. Hyphens are reserved for composed keys.
    private static func plain(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": result.unicodeScalars.append(scalar)
            case ",": result += "+"
            case " ": continue
            default: result += "_"
            }
        }
        return result
    }

    /// The edits that change the ids in a definition; `nil` for a binary property list.
    package static func edits(of definition: Definition, _ moves: KeyMoves) -> [FixIt.Edit]? {
        guard let editing = DefinitionEdits(definition) else { return nil }
        return definition.localizedTexts.compactMap { use in
            guard let id = use.text.id, let new = moves.ids[id.value] else { return nil }
            return editing.replace(id, with: new)
        }
    }

    /// Returns the definition with other ids, after reading the result back to verify it.
    fileprivate static func rewritten(
        _ definition: Definition,
        _ bytes: [UInt8],
        by moves: KeyMoves
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

extension TableChanges {
    /// Changes the ids of the texts in a definition, its copies and its tables.
    ///
    /// - Parameter definitions: The definition and its copies in other languages' folders, with their files' bytes.
    package mutating func rekey(
        _ translations: DefinitionTranslations,
        in definitions: [(definition: Definition, bytes: [UInt8])],
        by moves: KeyMoves
    ) throws(Failure) {
        for (definition, bytes) in definitions {
            let new = try Self.editing(try RekeyPlan.rewritten(definition, bytes, by: moves))
            try rewrite(definition.path, from: bytes, to: new)
        }
        for file in translations.files {
            try add([file], [try Self.editing(try file.moving(moves))])
        }
    }
}
