import Diagnostics

/// What all changes together mean for people.
struct ComparisonVerdict {
    /// What has to be looked at; `nil` where nothing is lost.
    let harm: ShownChange.Harm?
    let title: String
    let words: String

    /// - Parameter isComplete: whether everything could be compared; nothing is called harmless otherwise.
    init(_ changes: [ShownChange], since baseName: String, isComplete: Bool) {
        let worst = ShownChange.Harm.allCases.first { harm in changes.contains { $0.harm == harm } }
        let isGrave = worst == .lost || worst == .uncertain
        harm = isGrave ? worst : isComplete ? nil : .uncertain
        if isGrave || isComplete {
            title = worst.map { $0.verdict(count: changes.count(where: { $0.harm == worst })) } ?? "Nothing has changed"
        } else {
            title = "Not everything was compared"
        }
        let place = Set(changes.map(\.owner)).count.counted("declaration")
        let sum = changes.isEmpty ? "" : ": \(changes.count.counted("change")) in \(place)"
        words = "Compared with \(baseName)\(sum)."
    }
}
