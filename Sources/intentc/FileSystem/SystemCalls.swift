// The one place that knows which C library there is. The tool uses it directly instead of Foundation, which would cost a
// fifth of its start-up time (measured with statically linked programs); a tool in every build starts often.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif

/// Why a system call failed, with the words of the system.
struct SystemError: Error {
    var code: Int32

    /// The failure of the last call of this thread.
    static var last: SystemError { SystemError(code: errno) }

    /// `No such file or directory`
    var message: String { String(cString: strerror(code)) }
}

/// Repeats a call while signals interrupt it.
@discardableResult
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
