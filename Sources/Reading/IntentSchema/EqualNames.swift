// Where names are equal, the first one counts and each later one is a finding.

extension Array {
    /// Returns the elements whose name an earlier element has, in order, each with the first element of that name.
    ///
    /// - Parameter name: Returns the name of an element; `nil` if it has none and so equals no other.
    @inlinable
    package func repeatedNames<Name: Hashable>(_ name: (Element) -> Name?) -> [(first: Element, later: Element)] {
        guard count > 1 else { return [] }
        var firsts: [Name: Int] = [:]
        firsts.reserveCapacity(count)
        var result: [(first: Element, later: Element)] = []
        for index in indices {
            guard let name = name(self[index]) else { continue }
            if let first = firsts[name] {
                result.append((self[first], self[index]))
            } else {
                firsts[name] = index
            }
        }
        return result
    }

    /// Returns the index of the first element of each name.
    ///
    /// - Parameter name: Returns the name of an element; `nil` if it has none.
    @inlinable
    package func firstIndices<Name: Hashable>(_ name: (Element) -> Name?) -> [Name: Int] {
        var result: [Name: Int] = [:]
        result.reserveCapacity(count)
        for index in indices.reversed() {
            if let name = name(self[index]) { result[name] = index }
        }
        return result
    }
}
