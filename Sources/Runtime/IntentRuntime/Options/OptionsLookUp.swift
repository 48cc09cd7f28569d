extension OptionsCollection where Element: ConfigurationObject & Sendable {
    /// Returns the objects with these identifiers, in the same order. Skips identifiers that no option has. If several
    /// options share an identifier, the first one counts.
    public func objects(withIdentifiers identifiers: [String]) -> [Element] {
        let pairs = allItems.compactMap { item in item.identifier.map { ($0, item) } }
        let objects = Dictionary(pairs) { first, _ in first }
        return identifiers.compactMap { objects[$0] }
    }
}

/// The error with which a provider reports that a parameter has no default.
public struct NoDefaultValue: Error {
    /// Creates the error.
    public init() {}
}
