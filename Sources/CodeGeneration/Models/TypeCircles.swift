import IntentSchema

/// Which custom types contain themselves. A Swift struct cannot, so that the property that closes the circle has to be
/// stored apart. An array stores its elements apart anyway.
///
/// Tarjan's algorithm for strongly connected components, without recursion: a definition may nest types as deep as it
/// likes.
struct TypeCircles {
    /// For each type the number of its circle, or `nil` when it is in none.
    private(set) var numbers: [Int?]

    init(of schema: Schema) {
        let contained: [[Int]] = schema.types.map { type in
            type.properties.compactMap { property in
                guard case .object(let reference) = property.type, !property.isArray else { return nil }
                return reference.index
            }
        }
        numbers = Array(repeating: nil, count: contained.count)
        var order: [Int?] = Array(repeating: nil, count: contained.count)
        var lowest = Array(repeating: 0, count: contained.count)
        var isOpen = Array(repeating: false, count: contained.count)
        var open: [Int] = []
        var visited = 0

        for root in contained.indices where order[root] == nil && !contained[root].isEmpty {
            var path: [(type: Int, next: Int)] = [(root, 0)]
            while let (type, next) = path.last {
                if next == 0 {
                    order[type] = visited
                    lowest[type] = visited
                    visited += 1
                    open.append(type)
                    isOpen[type] = true
                }
                if next < contained[type].count {
                    path[path.count - 1].next += 1
                    let other = contained[type][next]
                    if let position = order[other] {
                        if isOpen[other] { lowest[type] = min(lowest[type], position) }
                    } else {
                        path.append((other, 0))
                    }
                    // A type whose first visit is over must not count as new again.
                    continue
                }
                path.removeLast()
                if let parent = path.last?.type { lowest[parent] = min(lowest[parent], lowest[type]) }
                guard lowest[type] == order[type] else { continue }
                let members = open[(open.lastIndex(of: type) ?? 0)...]
                open.removeLast(members.count)
                for member in members { isOpen[member] = false }
                if members.count > 1 || contained[type].contains(type) {
                    for member in members { numbers[member] = type }
                }
            }
        }
    }
}
