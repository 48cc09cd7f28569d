/// Values that nobody frees. The program is about to end, and then the system takes back everything at once, where freeing
/// the definitions of many files, value by value, takes time.
enum LeftToTheSystem {
    nonisolated(unsafe) private static var values: [Any] = []

    /// Keeps a value to the end of the program. To be called from the main thread.
    static func keep(_ value: Any) { values.append(value) }
}
