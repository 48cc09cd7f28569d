extension Sequence {
    /// The elements whose key no earlier element has, in order.
    package func distinct<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var known: Set<Key> = []
        return filter { known.insert(key($0)).inserted }
    }

    /// The elements in groups of equal keys, in the order in which the keys first occur. An element without a key is alone.
    package func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [[Element]] {
        var groups: [[Element]] = []
        var positions: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            if let key, let position = positions[key] {
                groups[position].append(element)
            } else {
                if let key { positions[key] = groups.count }
                groups.append([element])
            }
        }
        return groups
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order in which they first occur.
    package var distinct: [Element] { distinct { $0 } }
}
