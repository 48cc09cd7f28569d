/// Values that live as long as the process. The program is about to end, and then the system takes back everything at once,
/// where freeing a definition and its schema, value by value, takes a thirtieth of the time of generating or linting.
package enum ProcessLifetime {
    nonisolated(unsafe) private static var values: [Any] = []

    /// Keeps a value to the end of the program. To be called from the main thread.
    package static func keep(_ value: Any) { values.append(value) }
}
