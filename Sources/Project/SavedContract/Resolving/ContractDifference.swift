/// Two successive states of what sources declare: all that differs, and all that this may have to do with.
package struct ContractDifference: Sendable {
    package var before = SavedContract()
    package var now = SavedContract()
    /// The sources with these declarations.
    package var paths: Set<String> = []
    /// Whether the states are there as a whole.
    package var isWhole = true

    package static let none = Self()

    package var isNone: Bool { before.saysTheSame(as: now) }

    /// The types that are gone.
    package var gone: Set<String> { before.typeNames.subtracting(now.typeNames) }
}

extension SourceResolver {
    /// Begins another state, from which the next one differs.
    package mutating func beginState() {
        renew()
        links?.beginState()
    }

    /// What differs from the state before.
    ///
    /// - Parameter isWhole: whether to return the states as a whole.
    package mutating func difference(isWhole: Bool) -> ContractDifference {
        renew()
        let concerned = isWhole ? nil : links?.concerned(now: pieces)
        let files = concerned.map(types.sorted) ?? types.order
        return ContractDifference(
            before: contract(of: files, before: links?.former ?? [:]),
            now: contract(of: files),
            paths: Set(files.map { types.files[$0].source.path }),
            isWhole: concerned == nil
        )
    }
}
