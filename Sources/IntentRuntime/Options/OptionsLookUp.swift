extension OptionsCollection where Element: ConfigurationObject & Sendable {
    /// The objects with these identifiers, in their order; one that is not offered is left out, and the first counts where
    /// several have one identifier.
    public func objects(for identifiers: [String]) -> [Element] {
        let objects = Dictionary(allItems.map { ($0.id, $0) }) { first, _ in first }
        return identifiers.compactMap { objects[$0] }
    }
}
