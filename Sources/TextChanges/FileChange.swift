/// One file before and after a change: rewritten, made or removed.
package struct FileChange: Sendable {
    package let path: String
    /// The bytes that the file has; `nil` for one that is made.
    package let old: [UInt8]?
    /// The bytes that it gets; `nil` for one that is removed.
    package let new: [UInt8]?
    /// Both as UTF-8, for people.
    private let oldText: [UInt8]
    private let newText: [UInt8]

    /// - Parameters:
    ///   - oldText: what the file says as UTF-8, where its bytes are not; likewise `newText`.
    package init(
        path: String,
        old: [UInt8]?,
        new: [UInt8]?,
        oldText: [UInt8]? = nil,
        newText: [UInt8]? = nil
    ) {
        self.path = path
        self.old = old
        self.new = new
        self.oldText = oldText ?? old ?? []
        self.newText = newText ?? new ?? []
    }

    /// The difference as `diff -u` shows it; empty where there is none.
    package var difference: [UInt8] {
        UnifiedDiff.between(
            oldText,
            newText,
            oldName: old == nil ? "/dev/null" : path,
            newName: new == nil ? "/dev/null" : path
        )
    }
}
