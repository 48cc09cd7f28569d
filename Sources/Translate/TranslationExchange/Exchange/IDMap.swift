import Diagnostics
import IntentSchema
import Translations

/// A list of ids: one line per text with the old and the new id. A text that had none, or that of another text, has no
/// old id in the list, and keeps the new one.
package enum IDMap {
    package struct Failure: Error {
        package var message: String
    }

    package static func write(_ plan: RekeyPlan, order definition: Definition) -> [UInt8] {
        var known: Set<String> = []
        let lines = definition.textsByPlace.compactMap { place, use -> String? in
            if let own = plan.own[place] { return ",\(own.new)\n" }
            guard let id = use.text.id?.value, let new = plan.moves.ids[id], known.insert(id).inserted else {
                return nil
            }
            return "\(id),\(new)\n"
        }
        return Array(("old,new\n" + lines.joined()).utf8)
    }

    /// Returns the moves that a list makes in a definition.
    ///
    /// - Parameter isReversed: Whether to move the new ids back to the old ones.
    package static func moves(
        in file: SourceText,
        for definition: Definition,
        isReversed: Bool
    ) throws(Failure) -> KeyMoves {
        var ids = try read(file)
        if isReversed { ids = Dictionary(ids.map { ($1, $0) }) { first, _ in first } }
        let known = Set(definition.localizedTexts.compactMap { $0.text.id?.value })
        let own = ids.filter { known.contains($0.key) }
        if own.isEmpty, known.isDisjoint(with: newIDs(in: file.bytes).union(ids.values)) {
            throw Failure(message: "no id in '\(file.path)' belongs to a text of '\(definition.path)'")
        }
        guard Set(known.map { own[$0] ?? $0 }).count == known.count else {
            throw Failure(message: "'\(file.path)' gives two texts the same id")
        }
        // After an interruption, nobody could tell which of the two texts a row belongs to.
        if let id = own.sorted(by: { $0.key < $1.key }).first(where: { $0 != $1 && known.contains($1) })?.value {
            throw Failure(message: "'\(file.path)' gives a text the id '\(id)', which another text has now")
        }
        return KeyMoves(own, among: known)
    }

    /// The names for maps of a definition, in the order in which they are used.
    package static func fileNames(for definition: String) -> [String] {
        (1...999).map { "\(definition)-ids\($0 == 1 ? "" : "-\($0)").csv" }
    }

    /// Returns the new ids of texts that maps replaced, in the order of the maps, and the old ids of new ones, which
    /// count if the change was undone. A list that is not a map has none.
    package static func successors(in maps: [SourceText]) -> [String: String] {
        var ids: [String: String] = [:]
        for map in maps {
            guard let moves = try? read(map) else { continue }
            for (old, new) in ids { if let newest = moves[new] { ids[old] = newest } }
            ids.merge(moves) { $1 }
            ids.merge(moves.map { ($1, $0) }) { first, _ in first }
        }
        return ids
    }

    /// The new ids in a list.
    package static func newIDs(in list: [UInt8]) -> Set<String> {
        Set(
            list.split(separator: 0x0A).compactMap { line in
                line.lastIndex(of: UInt8(ascii: ",")).map { String(decoding: line[($0 + 1)...], as: UTF8.self) }
            }
        )
    }

    private static func read(_ file: SourceText) throws(Failure) -> [String: String] {
        let path = file.path
        var ids: [String: String] = [:]
        var isEmpty = true
        let lines = file.bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }
        for (number, line) in lines.enumerated() {
            let cells = line.filter { $0 != 0x0D }.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            if cells.count == 1, cells[0].isEmpty { continue }
            guard cells.count == 2 else {
                throw Failure(message: "line \(number + 1) of '\(path)' does not have two ids")
            }
            let (old, new) = (String(decoding: cells[0], as: UTF8.self), String(decoding: cells[1], as: UTF8.self))
            if number == 0, old == "old", new == "new" { continue }
            isEmpty = false
            if old.isEmpty, isID(new) { continue }
            guard isID(old), isID(new), ids.updateValue(new, forKey: old) == nil else {
                let message = "line \(number + 1) of '\(path)' does not have an old and a new id, or repeats an id"
                throw Failure(message: message)
            }
        }
        if isEmpty { throw Failure(message: "'\(path)' has no ids") }
        return ids
    }

    /// Whether an id has at most 200 ASCII characters, none of which any format has to escape. Hyphens are allowed.
    private static func isID(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 200
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"\\<>&'".utf8.contains($0) }
    }
}
