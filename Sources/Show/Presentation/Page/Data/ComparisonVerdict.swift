import Diagnostics

/// All changes summed up in one sentence.
struct ComparisonVerdict {
    let harm: ShownChange.Harm?
    let title: String
    let words: String

    /// - Parameter isComplete: Whether everything could be compared. If not, the verdict is never harmless.
    init(_ changes: [ShownChange], since baseName: String, isComplete: Bool) {
        let worst = changes.map(\.harm).min()
        let isGrave = worst == .lost || worst == .uncertain
        harm = isGrave ? worst : isComplete ? nil : .uncertain
        let count = changes.count { $0.harm == worst }
        title =
            switch worst {
            case .lost: "\(count.counted("change")) lose\(count == 1 ? "s" : "") what people have saved"
            case .uncertain: "\(count.counted("change")) may lose what people have saved"
            case _ where !isComplete: "Not everything was compared"
            case .code: "Nothing that people saved is lost; code has to change"
            case .translation, .wording, .new: "Nothing that people saved is lost"
            case nil: "Nothing has changed"
            }
        let place = Set(changes.map(\.owner)).count.counted("declaration")
        let sum = changes.isEmpty ? "" : ": \(changes.count.counted("change")) in \(place)"
        words = "Compared with \(baseName)\(sum)."
    }
}
