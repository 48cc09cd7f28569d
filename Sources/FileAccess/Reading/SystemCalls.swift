import CLibrary

/// Why a system call failed, with the words of the system.
package struct SystemError: Error {
    package var code: Int32

    package init(code: Int32) { self.code = code }

    /// There is nothing at a path.
    package static let noSuchFile = SystemError(code: ENOENT)

    /// The failure of the last call of this thread.
    package static var last: SystemError { SystemError(code: errno) }

    package var isTooLarge: Bool { code == EFBIG }
    package var isTimeout: Bool { code == ETIMEDOUT }

    /// `No such file or directory`
    package var message: String { String(cString: strerror(code)) }
}

/// Repeats a call while signals interrupt it.
@discardableResult
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
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
func exchange(_ first: String, _ second: String) throws(SystemError) {
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
