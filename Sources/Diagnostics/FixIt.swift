/// A set of edits to one file that resolves a finding.
package struct FixIt: Hashable, Sendable {
    /// What the fix does, as an instruction: `Rename it to 'size'`.
    package var title: String
    /// Whether it may be applied without asking: it changes neither generated code nor what users have saved.
    package var isSafe: Bool
    /// The edits, in the order of the text; they never overlap, and none inserts right before or after what another deletes.
    package var edits: [Edit]
    /// Edits of other files that belong to the fix, by path: all are made, or none.
    package var otherEdits: [String: Set<Edit>] = [:]
    /// The string ids that the fix gives to texts of a definition. What tables have for the old ones has to be there for the
    /// new ones as well, in every table of the project, or the fix takes words away.
    package var renewedIDs: [RenewedID] = []

    /// Whether tables have to follow the fix.
    package var movesIDs: Bool { renewedIDs.contains { $0.old != nil } }

    /// The new string id of one text. Other texts keep the old one.
    package struct RenewedID: Hashable, Sendable {
        /// `nil` for a text that had none.
        package var old: String?
        package var new: String
        package var symbol: String

        package init(of symbol: String, from old: String?, to new: String) {
            self.symbol = symbol
            self.old = old
            self.new = new
        }
    }

    /// Replaces the bytes of a range. The replacement is XML as written in the file: text must already be escaped.
    package struct Edit: Hashable, Sendable {
        /// The bytes to replace; an empty range inserts.
        package var range: SourceRange
        package var replacement: String

        package init(range: SourceRange, replacement: String) {
            self.range = range
            self.replacement = replacement
        }

        /// Puts a text between two bytes.
        package static func insertion(_ text: String, at offset: UInt32) -> Edit {
            Edit(range: SourceRange(offset, offset), replacement: text)
        }
    }

    package init(_ title: String, isSafe: Bool, edits: [Edit]) {
        self.title = title
        self.isSafe = isSafe
        self.edits = edits
    }
}

extension [FixIt.Edit] {
    /// A text with all edits, in whatever order they come; `nil` when two of them overlap or one lies outside the text.
    package func applied(to bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for edit in sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }) {
            let range = edit.range.offsets
            guard position <= range.lowerBound, range.upperBound <= bytes.count else { return nil }
            result += bytes[position..<range.lowerBound]
            result += edit.replacement.utf8
            position = range.upperBound
        }
        return result + bytes[position...]
    }
}
