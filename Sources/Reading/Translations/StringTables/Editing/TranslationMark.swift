/// The comment above a row that records its translation state, which old-style tables and property lists cannot store
/// otherwise: `/* Translation: new */`.
package enum TranslationMark {
    /// The comment for a state, without delimiters; `nil` if the state needs none.
    package static func comment(for state: StringTable.State) -> String? {
        state == .translated ? nil : "Translation: " + state.rawValue.replacingBytes("_", with: " ")
    }

    /// The state that a comment records; `nil` for other comments.
    package static func state(of comment: TableComment) -> StringTable.State? {
        [StringTable.State.new, .needsReview, .stale].first {
            Self.comment(for: $0)?.utf8.elementsEqual(comment.text) == true
        }
    }
}
