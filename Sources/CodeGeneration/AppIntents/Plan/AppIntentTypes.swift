import IntentSchema

extension Enumeration {
    /// The cases that can be chosen, as indices: all but the one that stands for no choice. App Intents has optionals for that.
    var selectableCases: [Int] { cases.indices.filter { !cases[$0].isUnknown } }

    /// The case that stands for no choice.
    var unknownCase: Int? { cases.firstIndex(where: \.isUnknown) }
}

extension MeasurementKind {
    /// Foundation's class of units.
    var unitClass: Identifier { Identifier("Unit" + dimension) }

    var typeName: TypeName { "Measurement<\(unitClass)>" }
}

extension Schema {
    /// Whether a declaration of this file has objects of no declared type.
    var usesUntypedObjects: Bool { usesType { if case .untypedObject = $0 { true } else { false } } }

    /// Whether a declaration of this file has places.
    var usesPlacemarks: Bool { usesType { if case .placemark = $0 { true } else { false } } }

    private func usesType(where matches: (ParameterType) -> Bool) -> Bool {
        intents.contains { intent in
            intent.parameters.contains { matches($0.type) } || intent.response.parameters.contains { matches($0.type) }
        } || types.contains { type in !type.isImported && type.properties.contains { matches($0.type) } }
    }
}
