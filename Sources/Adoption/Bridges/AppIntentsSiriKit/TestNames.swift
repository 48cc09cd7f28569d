import CodeGeneration

/// The names of a class's tests, each different from the others.
struct TestNames {
    private var taken = Set<String>()

    /// The name, or one like it.
    mutating func unique(_ name: String) -> Identifier {
        let free = AppIntentNames.firstFree(name, taken)
        taken.insert(free)
        return Identifier(free)
    }
}
