import IntentSchema
import SwiftSource

extension Enumeration {
    /// The indices of the cases that users can choose: all but the one for no choice, which App Intents shows as `nil`.
    package var selectableCases: [Int] { cases.indices.filter { !cases[$0].isUnknown } }

    package var unknownCase: Int? { cases.firstIndex(where: \.isUnknown) }
}

extension MeasurementKind {
    package var unitClass: Identifier { Identifier("Unit" + dimension) }

    package var typeName: TypeName { "Measurement<\(unitClass)>" }
}

/// The names of the enumerations and custom types that a module's code needs, whichever definition declares them.
package struct NeededTypes: Sendable {
    /// The types of parameters, whose saved values must be found again.
    let saved: Set<String>
    /// All types that App Intents use.
    let used: Set<String>

    /// - Parameter schemas: All definitions of the module.
    package init(_ schemas: [Schema]) {
        var (saved, used): (Set<String>, Set<String>) = ([], [])
        for schema in schemas {
            saved.formUnion(schema.typeNames(in: schema.intents.flatMap { $0.parameters.map(\.type) }))
            used.formUnion(schema.typeNames(in: schema.intents.flatMap(\.usedTypes)))
        }
        (self.saved, self.used) = (saved, used)
    }
}

extension Schema {
    /// For each custom type, whether values of the given types are or contain objects of it.
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

    /// The given types, and those of the values that objects of them contain.
    func types(within roots: [ParameterType]) -> [ParameterType] {
        roots + zip(types, types(reachableFrom: roots)).flatMap { $1 ? $0.properties.map(\.type) : [] }
    }

    /// The names of the enumerations and custom types among the given types, including nested ones.
    func typeNames(in roots: [ParameterType]) -> Set<String> {
        Set(types(within: roots).compactMap { $0.reference.map(name(of:)) })
    }

    /// Whether another definition declares a type.
    func isImported(_ type: ParameterType) -> Bool {
        guard case .type(let reference)? = type.reference else { return false }
        return types[reference.index].isImported
    }

    /// Whether a declaration of this file uses objects without a declared type.
    package var usesUntypedObjects: Bool { usesType { $0 == .untypedObject } }

    package var usesPlacemarks: Bool { usesType { if case .placemark = $0 { true } else { false } } }

    /// Whether a declaration of this file uses values of a matching type.
    private func usesType(where matches: (ParameterType) -> Bool) -> Bool {
        intents.contains { intent in
            intent.parameters.contains { matches($0.type) } || intent.response.parameters.contains { matches($0.type) }
        } || types.contains { type in !type.isImported && type.properties.contains { matches($0.type) } }
    }
}
