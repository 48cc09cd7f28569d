import CLibrary

/// Why something could not be done with a file, a folder or a program.
package struct FileFailure: Error {
    /// The reason in the words of a message, such as `No such file or directory`.
    package var message: String
    /// The system's number for it; 0 where it was not the system that failed.
    package var code: Int32 = 0
    /// Whether someone else is at work on the file.
    package var isChange = false

    package init(message: String, isChange: Bool = false) {
        self.message = message
        self.isChange = isChange
    }

    /// A failure in the words of the system.
    package init(code: Int32) {
        self.code = code
        message = String(cString: strerror(code))
    }

    /// There is nothing at a path.
    package static let noSuchFile = FileFailure(code: ENOENT)

    package static let noFile = FileFailure(message: "it is not a file")
    static let endsEarly = FileFailure(message: "it ends too early")

    /// The failure of the last call of this thread.
    package static var last: FileFailure { FileFailure(code: errno) }

    /// - Parameter limit: in bytes, of which a mebibyte is the unit.
    package static func tooLarge(_ limit: Int) -> FileFailure {
        FileFailure(message: "it is larger than \(limit / 1_048_576) MiB")
    }

    package var isTooLarge: Bool { code == EFBIG }
    package var isTimeout: Bool { code == ETIMEDOUT }
}

/// What the system says of what a path leads to; `nil` when the last call says why not.
package func status(of path: String, followingLinks: Bool = true) -> stat? {
    var status = stat()
    return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
}

extension stat {
    /// `S_IFREG`, `S_IFDIR` and the like.
    package var kind: mode_t { st_mode & S_IFMT }
}

/// Repeats a call while signals interrupt it.
@discardableResult
package func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

#if !canImport(Darwin)
// Functions of the C library on Linux that Swift does not import, because their headers ask for `_GNU_SOURCE` or are not in
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

/// Lets two files swap names in one step. Fails with `ENOSYS`, `ENOTSUP` or `EINVAL` where the system or the file system
/// cannot do that.
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
