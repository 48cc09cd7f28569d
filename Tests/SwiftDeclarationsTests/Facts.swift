import Diagnostics
import SwiftDeclarations

/// What sources declare for App Intents, a line for each fact: what the tests compare. The first file is `1.swift`.
func facts(_ texts: String...) -> String {
    let sources = texts.enumerated().map { SourceText(path: "\($0 + 1).swift", bytes: Array($1.utf8)) }
    return FactsOutline(sources).text
}

private struct FactsOutline {
    private var lines: [String] = []
    private let sources: [String: SourceText]

    init(_ sources: [SourceText]) {
        self.sources = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) })
        let declarations = AppIntentsDeclarations(readingFrom: sources)
        for intent in declarations.intents {
            add("intent", intent.type, intent.conformances)
            for name in intent.classNames { add(name) }
            for parameter in intent.parameters { add(parameter) }
        }
        for entity in declarations.entities {
            add("entity", entity.type, entity.conformances)
            switch entity.identifier {
            case .type(let type, let location): lines.append("  id: \(type) \(place(location))")
            case .notWritten(let location): lines.append("  id: ? \(place(location))")
            case .absent: break
            }
            for property in entity.properties { add(property) }
        }
        for enumeration in declarations.enumerations {
            add("enumeration", enumeration.type, enumeration.conformances)
            if let type = enumeration.rawType { lines.append("  raw type \(type)") }
            for element in enumeration.cases {
                lines.append("  case \(element.name) = \(text(element.rawValue))\(text(element.conditions))")
            }
        }
        for place in declarations.notUnderstood { lines.append("? \(self.place(place.location)) \(place.reason)") }
        if !declarations.unresolvedNames.isEmpty {
            lines.append("unresolved: \(declarations.unresolvedNames.sorted().joined(separator: ", "))")
        }
    }

    var text: String { lines.joined(separator: "\n") }

    private mutating func add(_ what: String, _ type: DeclaredType, _ conformances: [AppIntentsConformance]) {
        let shared = type.sharesName ? " shared" : ""
        lines.append(
            "\(what) \(type.kind.rawValue) \(type.name)\(shared)\(text(type.availability))\(text(type.conditions)) "
                + place(type.location)
        )
        for conformance in conformances {
            let through = conformance.through.map { " through \($0)" }.joined()
            let availability = conformance.availability == type.availability ? "" : text(conformance.availability)
            let conditions = conformance.conditions == type.conditions ? "" : text(conformance.conditions)
            lines.append("  : \(conformance.name)\(through)\(availability)\(conditions)")
        }
    }

    private mutating func add(_ name: IntentClassName) {
        let value = name.value.string.map { "\"\($0)\"" } ?? "not a literal"
        let origin = name.inheritedFrom.map { " from \($0)" } ?? ""
        lines.append(
            "  class \(value)\(origin)\(text(name.availability))\(text(name.conditions)) \(place(name.location))"
        )
    }

    private mutating func add(_ property: AppIntentsProperty) {
        let type = property.type.map(\.description) ?? "?"
        lines.append(
            "  @\(property.wrapper.name) \(property.name): \(type)\(text(property.conditions)) \(place(property.location))"
        )
    }

    private func text(_ availability: Availability) -> String {
        var parts = availability.introduced.map { "\($0) \($1)" } + availability.obsoleted.map { "\($0) until \($1)" }
        parts += availability.unavailable.map { "not \($0)" }
        return parts.isEmpty ? "" : " (\(parts.sorted().joined(separator: ", ")))"
    }

    private func text(_ conditions: [CompilationCondition]) -> String {
        conditions.isEmpty ? "" : " [\(conditions.map(\.description).joined(separator: "; "))]"
    }

    private func text(_ literal: Literal?) -> String {
        switch literal {
        case .string(let text): "\"\(text)\""
        case .integer(let number): "\(number)"
        default: "?"
        }
    }

    private func place(_ location: SourceLocation) -> String {
        guard case .range(let range) = location.place, let source = sources[location.path] else { return location.path }
        let position = LineTable(source.bytes).position(at: Int(range.lowerBound))
        return "\(location.path.dropLast(6)):\(position.line)"
    }
}
