import Diagnostics
import SavedContract
import SwiftDeclarations

/// The declarations of sources that matter for App Intents, one per line, for comparison. The first file is `1.swift`.
func facts(_ texts: String...) -> String {
    let sources = texts.enumerated().map { SourceText(path: "\($0 + 1).swift", bytes: Array($1.utf8)) }
    return FactsOutline(sources).text
}

private struct FactsOutline {
    private var lines: [String] = []
    private let sources: [String: SourceText]

    init(_ sources: [SourceText]) {
        self.sources = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) })
        let contract = SavedContract(readingAllOf: sources)
        for intent in contract.intents {
            let limits = text(intent.availability, intent.isConditional)
            lines.append("intent \(intent.name)\(limits) \(place(intent.location))")
            if !intent.isCertain { lines.append("  perhaps") }
            if intent.uses.contains(.widgets) { lines.append("  configures widgets") }
            for takeover in intent.takeovers { add(takeover) }
            for parameter in intent.parameters {
                let shown = parameter.type.known.map { $0.name + (parameter.isOptional ? "?" : "") } ?? "?"
                lines.append("  \(parameter.name): \(shown) \(place(parameter.location))")
            }
        }
        for entity in contract.entities {
            let id = entity.idType.known.map { " identified by \($0)" } ?? ""
            lines.append(
                "\(entity.isTransient ? "transient " : "")entity \(entity.name)\(id) \(place(entity.idLocation))"
            )
            if !entity.properties.isEmpty { lines.append("  " + entity.properties.joined(separator: ", ")) }
        }
        for enumeration in contract.enumerations {
            lines.append("enumeration \(enumeration.name) \(place(enumeration.location))")
            if let type = enumeration.rawType.known { lines.append("  raw type \(type)") }
            for element in enumeration.cases { lines.append("  case \(element.name) = \(element.value.known ?? "?")") }
        }
        for place in contract.notUnderstood { lines.append("? \(self.place(place.location)) \(place.reason)") }
        if !contract.unresolvedNames.isEmpty {
            lines.append("unresolved: \(contract.unresolvedNames.sorted().joined(separator: ", "))")
        }
    }

    var text: String { lines.joined(separator: "\n") }

    private mutating func add(_ takeover: SavedContract.Takeover) {
        let name = takeover.className.known.map { "\"\($0)\"" } ?? "not a literal"
        let what = takeover.isDeclared ? "replaces" : "names"
        let limits = text(takeover.availability, takeover.isConditional)
        lines.append("  \(what) \(name)\(limits) \(place(takeover.location))")
    }

    private func text(_ availability: Availability, _ isConditional: Bool) -> String {
        var parts = availability.introduced.map { "\($0) \($1)" } + availability.obsoleted.map { "\($0) until \($1)" }
        parts += availability.unavailable.map { "not \($0)" }
        let conditional = isConditional ? " conditional" : ""
        return parts.isEmpty ? conditional : " (\(parts.sorted().joined(separator: ", ")))\(conditional)"
    }

    private func place(_ location: SourceLocation) -> String {
        guard case .range(let range) = location.place, let source = sources[location.path] else { return location.path }
        let position = LineTable(source.bytes).position(at: Int(range.lowerBound))
        return "\(location.path.dropLast(6)):\(position.line)"
    }
}
