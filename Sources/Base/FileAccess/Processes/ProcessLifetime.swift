/// Values that live as long as the process. At exit, the system reclaims all memory at once; freeing a definition and
/// its schema value by value would take a thirtieth of the time of generating or linting.
package enum ProcessLifetime {
    nonisolated(unsafe) private static var values: [Any] = []

    /// Keeps a value until the program ends. Call it only from the main thread.
    package static func keep(_ value: Any) { values.append(value) }
}
