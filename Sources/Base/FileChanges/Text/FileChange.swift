/// The change of one file, which is rewritten or created.
package struct FileChange: Sendable {
    package let path: String
    /// The current bytes; `nil` if the file is created.
    package let old: [UInt8]?
    package let new: [UInt8]
    /// Both as UTF-8, for the difference.
    private let oldText: [UInt8]
    private let newText: [UInt8]

    /// - Parameters:
    ///   - oldText: The old contents as UTF-8, if `old` has another encoding. `newText` works the same way.
    package init(
        path: String,
        old: [UInt8]?,
        new: [UInt8],
        oldText: [UInt8]? = nil,
        newText: [UInt8]? = nil
    ) {
        self.path = path
        self.old = old
        self.new = new
        self.oldText = oldText ?? old ?? []
        self.newText = newText ?? new
    }

    /// The difference in the format of `diff -u`; empty if there is none.
    package var difference: [UInt8] {
        UnifiedDiff.between(oldText, newText, oldName: old == nil ? "/dev/null" : path, newName: path)
    }
}
