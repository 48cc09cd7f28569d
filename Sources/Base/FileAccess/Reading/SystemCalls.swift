import CLibrary

/// Why an operation on a file, folder, or program failed.
package struct FileFailure: Error {
    /// The reason as message text, such as `No such file or directory`.
    package var message: String
    /// The system's error number, or 0 if the failure is not from the system.
    package var code: Int32 = 0
    /// Whether another process is working on the file.
    package var isChange = false

    package init(message: String, isChange: Bool = false) {
        self.message = message
        self.isChange = isChange
    }

    /// Creates a failure with the system's message.
    package init(code: Int32) {
        self.code = code
        message = String(cString: strerror(code))
    }

    package static let noSuchFile = FileFailure(code: ENOENT)

    /// The reason why a file that the user named cannot be read, with the file that may be meant.
    package static func noSuchFile(_ path: String) -> String {
        noSuchFile.message + (FolderEntries.neighbour(of: path).map { "; did you mean '\($0)'?" } ?? "")
    }

    package static let brokenLink = "it is a broken link"

    package static let isFolder = FileFailure(message: "it is a folder")

    package static let noFile = FileFailure(message: "it is not a file")

    /// The failure of this thread's last system call.
    package static var last: FileFailure { FileFailure(code: errno) }

    /// - Parameter limit: The limit in bytes, shown in whole mebibytes.
    package static func tooLarge(_ limit: Int) -> FileFailure {
        FileFailure(message: "it is larger than \(limit / 1_048_576) MiB")
    }

    /// The reason why the item at a path cannot be read.
    func reason(at path: String) -> String {
        code == ENOENT && DefinitionSearch.isLink(path) ? Self.brokenLink : message
    }

    package var isTooLarge: Bool { code == EFBIG }
    package var isTimeout: Bool { code == ETIMEDOUT }
}

/// Returns the status of the item at a path. If `nil`, `errno` says why.
package func status(of path: String, followingLinks: Bool = true) -> stat? {
    var status = stat()
    return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
}

extension stat {
    /// The file type: `S_IFREG`, `S_IFDIR`, and so on.
    package var kind: mode_t { st_mode & S_IFMT }
}

/// Repeats a call as long as signals interrupt it.
@discardableResult
package func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

#if !canImport(Darwin)
// C library functions that Swift does not import on Linux, because their headers require `_GNU_SOURCE` or are not in
// the module.
@_silgen_name("flistxattr") func flistxattr(_ file: Int32, _ names: UnsafeMutableRawPointer?, _ size: Int) -> Int
@_silgen_name("fgetxattr") func fgetxattr(
    _ file: Int32,
    _ name: UnsafePointer<CChar>,
    _ value: UnsafeMutableRawPointer?,
    _ size: Int
) -> Int
@_silgen_name("fsetxattr") func fsetxattr(
    _ file: Int32,
    _ name: UnsafePointer<CChar>,
    _ value: UnsafeRawPointer?,
    _ size: Int,
    _ flags: Int32
) -> Int32
#if canImport(Glibc)
@_silgen_name("renameat2") func renameat2(
    _ oldFolder: Int32,
    _ old: UnsafePointer<CChar>,
    _ newFolder: Int32,
    _ new: UnsafePointer<CChar>,
    _ flags: UInt32
) -> Int32
#endif
#endif

/// Swaps the names of two files atomically. Fails with `ENOSYS`, `ENOTSUP`, or `EINVAL` if the system or file system
/// does not support this.
package func exchange(_ first: String, _ second: String) throws(FileFailure) {
    #if canImport(Darwin)
    let result = renamex_np(first, second, UInt32(RENAME_SWAP))
    #elseif canImport(Glibc)
    // 2 is RENAME_EXCHANGE.
    let result = renameat2(AT_FDCWD, first, AT_FDCWD, second, 2)
    #else
    let result: Int32 = -1
    errno = ENOSYS
    #endif
    if result != 0 { throw .last }
}
