/// The comment above a row that records its translation state, which old-style tables and property lists cannot store
/// otherwise: `/* Translation: new */`.
package enum TranslationMark {
    /// The comment for a state, without delimiters; `nil` if the state needs none.
    package static func comment(for state: StringTable.State) -> String? {
        word(for: state).map { prefix + $0 }
    }

    /// The state that a comment records; `nil` for other comments.
    package static func state(of comment: TableComment) -> StringTable.State? {
        guard comment.text.starts(with: prefix.utf8) else { return nil }
        let text = comment.text.dropFirst(prefix.utf8.count)
        return [StringTable.State.new, .needsReview, .stale].first { word(for: $0)?.utf8.elementsEqual(text) == true }
    }

    private static let prefix = "Translation: "

    private static func word(for state: StringTable.State) -> String? {
        switch state {
        case .translated: nil
        case .new: "new"
        case .needsReview: "needs review"
        case .stale: "stale"
        }
    }
}
