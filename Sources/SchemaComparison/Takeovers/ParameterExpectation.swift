import Diagnostics
import IntentSchema
import SwiftDeclarations

/// What the type of an App Intent's parameter must be, so that the values of an old one come over.
struct ParameterExpectation {
    private let type: ParameterType
    private let schema: Schema

    init(_ type: ParameterType, in schema: Schema) {
        self.type = type
        self.schema = schema
    }

    enum Verdict {
        case same
        /// Another type; what was expected, in the words of a message.
        case different(String)
        case uncertain(String)
        /// It depends on the entity, whichever parameter has it: what is said of the entity, and where.
        case uncertainEntity(name: String, reason: String, SourceLocation)
        case missingCases([String], SourceLocation)
    }

    /// What the Swift sources declare, by the names of types.
    struct DeclaredTypes {
        var enumerations: [String: [AppEnumDeclaration]]
        var entities: [String: [AppEntityDeclaration]]
        /// Types that convert themselves to the text of an identifier.
        var identifierTypes: Set<String>
    }

    /// - Parameter element: The type of the new parameter, without optionals and arrays.
    func verdict(on element: SwiftType, _ declared: DeclaredTypes) -> Verdict {
        switch type {
        case .enumeration(let reference, _): enumeration(schema[reference], element, among: declared)
        case .object, .untypedObject, .system: object(element, declared)
        case .placemark:
            element.description == "CLPlacemark" || element.description == "PlaceDescriptor"
                ? .uncertain("holds a place, and reports contradict each other about whether saved ones come over")
                : .different("'CLPlacemark'")
        case .string: value(element, "String")
        case .integer: value(element, "Int")
        case .decimal: value(element, "Double")
        case .boolean: value(element, "Bool")
        case .file: value(element, "IntentFile")
        case .url: value(element, "URL")
        case .dateComponents: value(element, "DateComponents", "Date")
        case .duration: value(element, "Measurement<UnitDuration>")
        case .measurement(let kind, _): value(element, "Measurement<Unit\(kind.dimension)>")
        case .person: value(element, "IntentPerson")
        case .currencyAmount: value(element, "IntentCurrencyAmount")
        case .paymentMethod: value(element, "IntentPaymentMethod")
        case .speakableString: .uncertain("took a speakable string, for which App Intents has no type")
        }
    }

    /// Types of values, as the system's own conversion of saved parameters has them.
    private func value(_ element: SwiftType, _ names: String...) -> Verdict {
        names.contains(element.description)
            ? .same : .different(names.map { "'\($0)'" }.joined(separator: " or "))
    }

    private func enumeration(
        _ old: Enumeration,
        _ element: SwiftType,
        among declared: DeclaredTypes
    ) -> Verdict {
        let name = element.description
        guard let candidates = declared.enumerations[name] else {
            if declared.entities[name] != nil || Self.isValue(name) { return .different("an 'AppEnum'") }
            return .uncertain("has the type '\(name)', whose declaration was not found")
        }
        var missing: [String]?
        for candidate in candidates {
            if let raw = candidate.rawType, raw.description != "String" { return .different("an 'AppEnum' of strings") }
            let values = candidate.cases.map { $0.rawValue }
            if candidate.rawType == nil || values.contains(nil) {
                return .uncertain("has the type '\(name)', whose raw values are not literals")
            }
            let known = Set(candidate.cases.compactMap { Self.text($0.rawValue) })
            let lacking = old.cases.filter { !$0.isUnknown && !known.contains($0.name) }.map(\.name)
            if lacking.isEmpty { return .same }
            missing = missing ?? lacking
        }
        return .missingCases(missing ?? [], candidates[0].type.location)
    }

    private static func text(_ literal: Literal?) -> String? {
        if case .string(let text)? = literal { text } else { nil }
    }

    private func object(_ element: SwiftType, _ declared: DeclaredTypes) -> Verdict {
        let name = element.description
        guard let entity = declared.entities[name]?.first else {
            if declared.enumerations[name] != nil || Self.isValue(name) { return .different("an 'AppEntity'") }
            return .uncertain("has the type '\(name)', whose declaration was not found")
        }
        switch entity.identifier {
        case .type(let type, _)
        where type.description == "String" || declared.identifierTypes.contains(type.description):
            return properties(of: entity)
        case .type(let type, let location):
            return .uncertainEntity(
                name: name,
                reason:
                    "has identifiers of the type '\(type)': saved ones come over only where their text is the same as before",
                location
            )
        case .notWritten(let location):
            return .uncertainEntity(name: name, reason: "has identifiers whose type is not written", location)
        case .absent:
            return .uncertainEntity(name: name, reason: "has no identifier that was found", entity.type.location)
        }
    }

    /// What shortcuts pass on of an object they pass on by the names of its properties.
    private func properties(of entity: AppEntityDeclaration) -> Verdict {
        guard case .type(let reference)? = type.reference else { return .same }
        let known = Set(entity.properties.map(\.name))
        let missing = schema[reference].properties.map(\.name).filter { !known.contains($0) }
        if missing.isEmpty { return .same }
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        return .uncertainEntity(
            name: entity.type.name,
            reason:
                "has no '@Property' \(names): shortcuts that pass on what the old type had there may have nothing to pass on",
            entity.type.location
        )
    }

    private static func isValue(_ name: String) -> Bool {
        ["String", "Int", "Double", "Bool", "Date", "DateComponents", "URL", "UUID", "IntentFile"].contains(name)
            || name.hasPrefix("Measurement<")
    }
}
