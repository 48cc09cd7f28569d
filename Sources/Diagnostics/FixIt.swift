/// A set of edits to one file that resolves a finding.
package struct FixIt: Hashable, Sendable {
    /// What the fix does, as an instruction: `Rename it to 'size'`.
    package var title: String
    /// Whether it may be applied without asking: it changes neither generated code nor what users have saved.
    package var isSafe: Bool
    /// The edits, in the order of the text; they never overlap, and none inserts right before or after what another deletes.
    package var edits: [Edit]

    /// Replaces the bytes of a range. The replacement is XML as written in the file: text must already be escaped.
    package struct Edit: Hashable, Sendable {
        /// The bytes to replace; an empty range inserts.
        package var range: SourceRange
        /// What stands there afterwards.
        package var replacement: String

        /// Puts `replacement` in the place of `range`.
        package init(range: SourceRange, replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// Describes a fix by its edits.
    package init(_ title: String, isSafe: Bool, edits: [Edit]) {
        self.title = title
        self.isSafe = isSafe
        self.edits = edits
    }
}
