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
            add("intent", intent.type)
            for conformance in intent.conformances {
                let availability = conformance.availability
                lines.append(
                    "  : \(conformance.name)" + (availability == intent.type.availability ? "" : text(availability))
                )
            }
            for name in intent.classNames { add(name) }
            for parameter in intent.parameters { add(parameter) }
        }
        for entity in declarations.entities {
            add(entity.isTransient ? "transient entity" : "entity", entity.type)
            switch entity.identifier {
            case .type(let type, let location): lines.append("  id: \(type) \(place(location))")
            case .notWritten(let location): lines.append("  id: ? \(place(location))")
            case .absent: break
            }
            for property in entity.properties { add(property) }
        }
        for enumeration in declarations.enumerations {
            add("enumeration", enumeration.type)
            if let type = enumeration.rawType { lines.append("  raw type \(type)") }
            for element in enumeration.cases { lines.append("  case \(element.name) = \(text(element.rawValue))") }
        }
        for place in declarations.notUnderstood { lines.append("? \(self.place(place.location)) \(place.reason)") }
        if !declarations.unresolvedNames.isEmpty {
            lines.append("unresolved: \(declarations.unresolvedNames.sorted().joined(separator: ", "))")
        }
    }

    var text: String { lines.joined(separator: "\n") }

    private mutating func add(_ what: String, _ type: DeclaredType) {
        let conditional = type.isConditional ? " conditional" : ""
        lines.append("\(what) \(type.name)\(text(type.availability))\(conditional) \(place(type.location))")
    }

    private mutating func add(_ name: IntentClassName) {
        let value = name.name.map { "\"\($0)\"" } ?? "not a literal"
        let conditional = name.isConditional ? " conditional" : ""
        lines.append("  class \(value)\(text(name.availability))\(conditional) \(place(name.location))")
    }

    private mutating func add(_ property: AppIntentsProperty) {
        lines.append("  \(property.name): \(property.type.map(\.description) ?? "?") \(place(property.location))")
    }

    private func text(_ availability: Availability) -> String {
        var parts = availability.introduced.map { "\($0) \($1)" } + availability.obsoleted.map { "\($0) until \($1)" }
        parts += availability.unavailable.map { "not \($0)" }
        return parts.isEmpty ? "" : " (\(parts.sorted().joined(separator: ", ")))"
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
