import CodeGeneration
import Diagnostics
import IntentSchema

extension LossReport {
    /// A note for each kind of loss, in the order of the kinds: where it occurs, and where it does so more than once, how often.
    package var notes: [Diagnostic] {
        let all = entries.flatMap { entry in entry.losses.map { (path: entry.path, loss: $0) } }
        let groups = Dictionary(grouping: all, by: \.loss.kind)
        return Loss.Kind.allCases.compactMap { groups[$0] }.map { group in
            let first = group[0].loss
            var note = first.diagnostic(path: group[0].path)
            guard group.count > 1 else { return note }
            note.message = "`\(first.subject)` and \(group.count - 1) more: \(first.kind.why)"
            note.symbol = first.kind.rawValue
            note.help = "'--report markdown=losses.md' lists all of them, with what is generated instead"
            return note
        }
    }
}

extension Loss {
    /// What it belongs to, as people refer to it.
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
