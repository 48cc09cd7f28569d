import IntentSchema

extension Enumeration {
    /// The cases that can be chosen, as indices: all but the one that stands for no choice. App Intents has optionals for that.
    package var selectableCases: [Int] { cases.indices.filter { !cases[$0].isUnknown } }

    /// The case that stands for no choice.
    package var unknownCase: Int? { cases.firstIndex(where: \.isUnknown) }
}

extension MeasurementKind {
    /// Foundation's class of units.
    package var unitClass: Identifier { Identifier("Unit" + dimension) }

    package var typeName: TypeName { "Measurement<\(unitClass)>" }
}

extension Schema {
    /// For each custom type, whether values of some types are objects of it or hold such objects.
    func types(reachableFrom roots: [ParameterType]) -> [Bool] {
        var isReached = [Bool](repeating: false, count: types.count)
        var open = roots
        while let type = open.popLast() {
            guard case .type(let reference)? = type.reference, !isReached[reference.index] else { continue }
            isReached[reference.index] = true
            open += types[reference.index].properties.map(\.type)
        }
        return isReached
    }

    /// The names of the custom types that parameters of intents have, those within other types included.
    package var namesOfSavedTypes: [String] {
        let isSaved = types(reachableFrom: intents.flatMap { $0.parameters.map(\.type) })
        return types.indices.filter { isSaved[$0] }.map { types[$0].name }
    }

    /// Whether a declaration of this file has objects of no declared type.
    package var usesUntypedObjects: Bool { usesType { $0 == .untypedObject } }

    /// Whether a declaration of this file has places.
    package var usesPlacemarks: Bool { usesType { if case .placemark = $0 { true } else { false } } }

    /// Whether a declaration of this file has values of such a type.
    package func usesType(where matches: (ParameterType) -> Bool) -> Bool {
        intents.contains { intent in
            intent.parameters.contains { matches($0.type) } || intent.response.parameters.contains { matches($0.type) }
        } || types.contains { type in !type.isImported && type.properties.contains { matches($0.type) } }
    }
}
