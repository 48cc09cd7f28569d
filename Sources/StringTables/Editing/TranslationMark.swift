/// The comment above a row that says how far its translation is, since old-style tables and property lists have no place for it:
/// `/* Translation: new */`.
package enum TranslationMark {
    /// What the comment says, without its delimiters; `nil` for texts that need none.
    package static func comment(for state: StringTable.State) -> String? {
        word(for: state).map { prefix + $0 }
    }

    /// What the last comment of what stands between two entries says.
    static func state(in space: ArraySlice<UInt8>) -> StringTable.State? {
        // Every row of a table that Xcode exported has a comment; only one that ends like a mark is looked at.
        guard let last = TableComment.last(in: space), last.text.starts(with: prefix.utf8) else { return nil }
        return state(ofText: last.text.dropFirst(prefix.utf8.count))
    }

    /// The state that a comment's text says; `nil` for other comments.
    package static func state(ofComment text: String) -> StringTable.State? {
        let bytes = Array(text.utf8)
        return bytes.starts(with: prefix.utf8) ? state(ofText: bytes.dropFirst(prefix.utf8.count)) : nil
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

    private static func state(ofText word: ArraySlice<UInt8>) -> StringTable.State? {
        [StringTable.State.new, .needsReview, .stale].first { Self.word(for: $0)?.utf8.elementsEqual(word) == true }
    }
}
