import Diagnostics
import Evidence

/// Formats changes for people, including harmless ones.
package struct DifferenceText {
    private let changes: [Change]

    package init(_ changes: [Change]) { self.changes = changes }

    /// One line for each change; empty for none.
    ///
    /// - Parameter isContinued: whether findings about other changes precede the lines.
    package func text(after isContinued: Bool = false) -> [UInt8] {
        var bytes = Array(isContinued && !changes.isEmpty ? "\nAlso changed:\n".utf8 : "".utf8)
        for change in changes {
            bytes.appendVisible(change.sentence)
            bytes.append(0x0A)
        }
        return bytes
    }

    /// An object with a version and the list of changes.
    ///
    /// - Parameter others: writes further members.
    package func json(_ others: (inout JSONWriter) -> Void = { _ in }) -> [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("version", 1)
            json.objects("changes", of: changes) { Self.write($1, to: &$0) }
            others(&json)
        }
        return json.bytes + [0x0A]
    }

    private static func write(_ change: Change, to json: inout JSONWriter) {
        json.member("change", change.kind.name)
        json.member("symbol", change.subject.symbol)
        if let new = change.new, change.old != nil, new.subject.symbol != change.subject.symbol {
            json.member("newSymbol", new.subject.symbol)
        }
        if let aspect = change.aspect { json.member("aspect", aspect.words) }
        if let value = change.old?.value { json.member("old", value) }
        if let value = change.new?.value { json.member("new", value) }
        json.objects("effects", of: change.kind.effects) { json, effect in
            json.member("effect", effect.category.rawValue)
            json.member("certainty", change.doubt == nil ? effect.claim.certainty : Claim.Kind.uncertain.rawValue)
        }
        json.member("sentence", change.sentence)
    }
}
