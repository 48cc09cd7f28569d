import Diagnostics
import Evidence
import SwiftDeclarations

/// The type that an App Intent's parameter must have to receive the values of an old parameter.
struct ParameterExpectation {
    let type: SavedContract.ValueType
    let old: ContractIndex
    let new: ContractIndex

    enum Verdict {
        case same
        /// Another type was found. The payload is the expected type, as text.
        case different(String)
        case uncertain(String)
        /// Depends on the entity, whichever parameter uses it, for the reason at the location.
        case uncertainEntity(name: String, reason: String, SourceLocation)
        case missingCases([SavedContract.Enumeration.Case], SourceLocation)
    }

    /// - Parameter found: The type of the new parameter.
    func verdict(on found: SavedContract.ValueType) -> Verdict {
        switch (type, found) {
        case (.enumeration(let name), .enumeration(let other)): return cases(of: name, in: other)
        case (.enumeration, let other): return declared(other, "an 'AppEnum'")
        case (.entity(let name), .entity(let other)): return entity(other, insteadOf: name)
        case (.entity, let other): return declared(other, "an 'AppEntity'")
        case (.value("CLPlacemark"), let other):
            return ["CLPlacemark", "PlaceDescriptor"].contains(other.name)
                ? .uncertain("holds a place: \(Claim.places.statement)")
                : declared(other, "'CLPlacemark'")
        case (.value("INSpeakableString"), _):
            return .uncertain("took a speakable string, for which App Intents has no type")
        case (.value("Measurement<UnitDuration>"), .value("Double")):
            return .uncertain(
                "has the type 'Double', and no source says whether a saved duration migrates as seconds"
            )
        case (.value("DateComponents"), let other):
            return ["DateComponents", "Date"].contains(other.name)
                ? .same : declared(other, "'DateComponents' or 'Date'")
        // The value types to which the system converts saved parameters.
        case (.value(let name), let other): return other == .value(name) ? .same : declared(other, "'\(name)'")
        case (.array(let element), let other):
            return ParameterExpectation(type: element, old: old, new: new).verdict(on: other.element)
        }
    }

    /// What is said of a type that could not be read.
    static func words(for unread: Unread?) -> String {
        let type = unread?.expression.map { "the type '\($0)'" } ?? "an inferred type"
        return "has \(type), which cannot be compared"
    }

    private func declared(_ type: SavedContract.ValueType, _ expected: String) -> Verdict {
        type.isDescribed
            ? .different(expected) : .uncertain("has the type '\(type.name)', whose declaration was not found")
    }

    private func cases(of name: String, in found: String) -> Verdict {
        guard let former = old.declarations(ofEnumeration: name, .sirikit).first else { return .same }
        var missing: (cases: [SavedContract.Enumeration.Case], location: SourceLocation)?
        for candidate in new.declarations(ofEnumeration: found, .appIntent) {
            if let raw = candidate.rawType.known, raw != "String" {
                return .uncertain(
                    "has the type '\(candidate.name)' with raw values of '\(raw)', and old choices migrate by name"
                )
            }
            if candidate.rawType.known == nil || candidate.cases.contains(where: { $0.value.unread != nil }) {
                return .uncertain("has the type '\(candidate.name)', whose raw values are not literals")
            }
            let known = Set(candidate.cases.compactMap(\.value.known))
            let lacking = former.cases.filter { !known.contains($0.name) }
            if lacking.isEmpty { return .same }
            missing = missing ?? (lacking, candidate.location)
        }
        return missing.map { .missingCases($0.cases, $0.location) } ?? .same
    }

    private func entity(_ found: String, insteadOf name: String) -> Verdict {
        guard let entity = new.entity(found, .appIntent) else { return .same }
        func uncertain(_ reason: String) -> Verdict {
            .uncertainEntity(name: entity.name, reason: reason, entity.idLocation)
        }
        guard let type = entity.idType.known else {
            // Metadata of a compiled app does not give the type.
            return new.hasSources ? uncertain("has no identifier whose type is known") : .same
        }
        if type != "String", !new.identifierTypes.contains(type) {
            return uncertain(
                "has identifiers of the type '\(type)': saved ones migrate only if their text is unchanged"
            )
        }
        // Shortcuts refer to an object's values by property name.
        let missing = (old.entity(name, .sirikit)?.properties ?? []).filter { !entity.properties.contains($0) }
        if missing.isEmpty { return .same }
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        return uncertain(
            "has no '@Property' \(names): shortcuts that use this value of the old type may pass on nothing"
        )
    }
}

extension SavedContract.ValueType {
    /// Whether the type is identified. A name that the sources do not explain may be a typealias of any type.
    package var isDescribed: Bool {
        switch self {
        case .enumeration, .entity: true
        case .value(let name):
            name.split { !$0.isLetter && !$0.isNumber }.allSatisfy { SystemProtocols.isKnown(String($0)) }
        case .array(let element): element.isDescribed
        }
    }
}
