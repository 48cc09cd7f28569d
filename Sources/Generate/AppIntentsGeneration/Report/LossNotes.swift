import Diagnostics

extension Loss {
    /// A note for each kind of loss, in the order of the kinds: where it first occurs, and how many more there are.
    ///
    /// - Parameter losses: The losses of each definition, with its path.
    package static func notes(_ losses: [(path: String, losses: [Loss])], in style: AppIntentsStyle) -> [Diagnostic] {
        var groups: [Kind: [(path: String, loss: Loss)]] = [:]
        for (path, losses) in losses {
            for loss in losses where loss.kind.verdict != .yours { groups[loss.kind, default: []].append((path, loss)) }
        }
        return Kind.allCases.compactMap { groups[$0] }.map { group in
            let first = group[0].loss
            var note = first.diagnostic(path: group[0].path)
            guard group.count > 1 else { return note }
            note.message = quoted("'\(first.subject)' and \(group.count - 1) more: \(first.kind.why)")
            note.symbol = first.kind.rawValue
            if group.contains(where: { $0.loss.instead != first.instead }) {
                // The text leaves out what people do not notice.
                let command = "intentc migrate --format json" + (style == .own ? " --style own" : "")
                note.help = "'\(command)' lists all of them, with what is generated instead"
            }
            return note
        }
    }

    /// A sentence of the plan, whose code is in backticks, as findings write it.
    private static func quoted(_ sentence: String) -> String { sentence.replacingOccurrences(of: "`", by: "'") }

    /// The declaration or its member, as reports name it: `OrderSoup.quantity`.
    package var subject: String { member.map { "\(declaration).\($0)" } ?? declaration }

    package func diagnostic(path: String) -> Diagnostic {
        Diagnostic(
            .appIntentsLoss,
            Self.quoted("'\(subject)': \(what): \(kind.why)"),
            at: SourceLocation(path: path, range: range),
            symbol: member.map { "\(declaration)/\($0)" } ?? declaration,
            help: Self.quoted("generated instead: \(instead)")
        )
    }
}
