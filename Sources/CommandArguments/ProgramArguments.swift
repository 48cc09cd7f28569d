#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

/// The words of the command line, also where Swift's `CommandLine` does not know them.
///
/// On Linux it reads them from `/proc`, which a chroot or a sandbox may lack, and for which a program that may open no more
/// files has no descriptor left.
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
    /// What was there before everything else in a program that brings all of its libraries along.
    nonisolated(unsafe) fileprivate static var count: Int32 = 0
    nonisolated(unsafe) fileprivate static var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// The words where the system has put them: its binary interface says that they stand right before the environment, after
    /// their count and with a null behind them.
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
/// Swift's runtime looks for its own folder before `main`, in `/proc`, and ends the program where that is missing. It looks
/// no further when it is told a folder; this program needs none. Setting it moves the environment away from the arguments.
@used @section(".preinit_array")
private let beforeTheRuntime:
    @convention(c) (
        Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Void = { count, values, _ in
        ProgramArguments.count = count
        ProgramArguments.values = values
        setenv("SWIFT_ROOT", "/", 0)
    }
#endif
#endif
