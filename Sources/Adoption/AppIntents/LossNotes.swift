import CodeGeneration
import Diagnostics
import IntentSchema

extension LossReport {
    /// A note for each kind of loss, in the order of the kinds: where it first occurs, and how many more there are.
    package var notes: [Diagnostic] {
        var groups: [Loss.Kind: (path: String, first: Loss, count: Int)] = [:]
        for entry in entries {
            for loss in entry.losses { groups[loss.kind, default: (entry.path, loss, 0)].count += 1 }
        }
        return Loss.Kind.allCases.compactMap { groups[$0] }.map { path, first, count in
            var note = first.diagnostic(path: path)
            guard count > 1 else { return note }
            note.message = "`\(first.subject)` and \(count - 1) more: \(first.kind.why)"
            note.symbol = first.kind.rawValue
            note.help = "'--report markdown=losses.md' lists all of them, with what is generated instead"
            return note
        }
    }
}

extension Loss {
    var subject: String { member.map { "\(declaration).\($0)" } ?? declaration }

    package func diagnostic(path: String) -> Diagnostic {
        Diagnostic(
            .appIntentsLoss,
            "`\(subject)`: \(what): \(kind.why)",
            at: SourceLocation(path: path, range: range),
            symbol: member.map { "\(declaration)/\($0)" } ?? declaration,
            help: "generated instead: \(replacement)"
        )
    }
}
