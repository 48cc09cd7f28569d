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
        case .enumeration(let reference, _): enumeration(schema[reference], element, declared)
        case .object, .untypedObject, .system: object(element, declared)
        case .placemark:
            element.description == "CLPlacemark" || element.description == "PlaceDescriptor"
                ? .uncertain("holds a place, and reports contradict each other about whether saved ones come over")
                : .different("'CLPlacemark'")
        case .string, .integer, .decimal, .boolean, .file, .url, .dateComponents, .duration, .measurement, .person,
            .currencyAmount, .paymentMethod, .speakableString:
            value(element)
        }
    }

    /// Types of values, as the system's own conversion of saved parameters has them.
    private func value(_ element: SwiftType) -> Verdict {
        let names: [String]
        switch type {
        case .string: names = ["String"]
        case .integer: names = ["Int"]
        case .decimal: names = ["Double"]
        case .boolean: names = ["Bool"]
        case .file: names = ["IntentFile"]
        case .url: names = ["URL"]
        case .dateComponents: names = ["DateComponents", "Date"]
        case .duration: names = ["Measurement<UnitDuration>"]
        case .measurement(let kind, _): names = ["Measurement<Unit\(kind.dimension)>"]
        case .person: names = ["IntentPerson"]
        case .currencyAmount: names = ["IntentCurrencyAmount"]
        case .paymentMethod: names = ["IntentPaymentMethod"]
        case .speakableString: return .uncertain("took a speakable string, for which App Intents has no type")
        case .enumeration, .object, .untypedObject, .system, .placemark: names = []
        }
        if names.contains(element.description) { return .same }
        return .different(names.map { "'\($0)'" }.joined(separator: " or "))
    }

    private func enumeration(
        _ old: Enumeration,
        _ element: SwiftType,
        _ declared: DeclaredTypes
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
        guard case .object(let reference) = type else { return .same }
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
