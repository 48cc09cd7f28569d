#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

/// The arguments of the process, even if Swift's `CommandLine` is empty.
///
/// On Linux `CommandLine` reads `/proc`, which can be missing in a chroot or sandbox. It also fails if the process has
/// no file descriptors left.
package enum ProgramArguments {
    package static var words: [String] {
        let words = CommandLine.arguments
        #if os(Linux)
        guard words.isEmpty else { return words }
        let started = (0..<Int(count)).compactMap { index in values?[index].map { String(cString: $0) } }
        return started.isEmpty ? beforeEnvironment : started
        #else
        return words
        #endif
    }

    #if os(Linux)
    /// The arguments of a statically linked program, saved before anything else runs.
    nonisolated(unsafe) fileprivate static var count: Int32 = 0
    nonisolated(unsafe) fileprivate static var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// Finds the arguments in memory. The Linux ABI puts them right before the environment, preceded by their count and
    /// followed by a null pointer.
    private static var beforeEnvironment: [String] {
        let start = UnsafeRawPointer(environ).assumingMemoryBound(to: UInt.self)
        guard start[-1] == 0, let count = (0..<100_000).first(where: { start[-2 - $0] == UInt($0) }) else { return [] }
        return (0..<count).compactMap { index in
            UnsafePointer<CChar>(bitPattern: start[index - 1 - count]).map { String(cString: $0) }
        }
    }
    #endif
}

#if os(Linux)
#if compiler(>=6.3)
/// Before `main`, Swift's runtime looks for its folder in `/proc`, and the program ends if that fails. `SWIFT_ROOT`
/// avoids this; the folder itself is not needed. Setting it moves the environment away from the arguments.
@used @section(".preinit_array")
private let setUpBeforeMain:
    @convention(c) (
        Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Void = { count, values, _ in
        ProgramArguments.count = count
        ProgramArguments.values = values
        setenv("SWIFT_ROOT", "/", 0)
    }
#endif
#endif
