extension OptionsCollection where Element: ConfigurationObject & Sendable {
    /// The objects with these identifiers, in their order; one that is not offered is left out, and the first counts where
    /// several have one identifier. One that has only a text has none.
    public func objects(withIdentifiers identifiers: [String]) -> [Element] {
        let pairs = allItems.compactMap { item in item.identifier.map { ($0, item) } }
        let objects = Dictionary(pairs) { first, _ in first }
        return identifiers.compactMap { objects[$0] }
    }
}

/// What the default of a parameter is where a provider has none.
public struct NoDefaultValue: Error {
    /// There is no default.
    public init() {}
}
