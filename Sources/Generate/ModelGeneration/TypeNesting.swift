import IntentSchema

/// Finds custom types that contain themselves. Arrays do not count, because they store elements indirectly.
struct TypeNesting {
    /// The types that each type contains, directly or indirectly.
    private let contained: [Set<Int>]

    init(_ schema: Schema) {
        let direct = schema.types.map { type in
            type.properties.compactMap { property -> Int? in
                guard !property.isArray, case .object(let reference) = property.type else { return nil }
                return reference.index
            }
        }
        contained = direct.map { properties in
            var found: Set<Int> = []
            var pending = properties
            while let next = pending.popLast() {
                if found.insert(next).inserted { pending += direct[next] }
            }
            return found
        }
    }

    /// Whether the property makes its struct contain itself.
    func isRecursive(_ property: Property, of type: Int) -> Bool {
        guard !property.isArray, case .object(let reference) = property.type else { return false }
        return reference.index == type || contained[reference.index].contains(type)
    }
}
