import Diagnostics

extension Loss {
    /// A note for each kind of loss, in the order of the kinds: where it first occurs, and how many more there are.
    ///
    /// - Parameter losses: The losses of each definition, with its path.
    package static func notes(_ losses: [(path: String, losses: [Loss])]) -> [Diagnostic] {
        var groups: [Kind: (path: String, first: Loss, count: Int)] = [:]
        for (path, losses) in losses {
            for loss in losses where loss.kind.verdict != .yours {
                groups[loss.kind, default: (path, loss, 0)].count += 1
            }
        }
        return Kind.allCases.compactMap { groups[$0] }.map { path, first, count in
            var note = first.diagnostic(path: path)
            guard count > 1 else { return note }
            note.message = "`\(first.subject)` and \(count - 1) more: \(first.kind.why)"
            note.symbol = first.kind.rawValue
            note.help = "'intentc migrate' lists all of them, with what is generated instead"
            return note
        }
    }

    /// The declaration or its member, as reports name it: `OrderSoup.quantity`.
    package var subject: String { member.map { "\(declaration).\($0)" } ?? declaration }

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
