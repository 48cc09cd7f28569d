/// Checks the parts of SARIF 2.1.0 that reports use, by the published schema and GitHub's additional requirements.
struct SARIFChecker {
    private(set) var violations: [String] = []

    private indirect enum Shape: Sendable {
        case string(oneOf: [String])
        case text(maximumLength: Int)
        case integer(minimum: Int)
        case array(of: Shape, minimumCount: Int)
        case object(required: [String], properties: [String: Shape])
    }

    private static let anyText = Shape.text(maximumLength: .max)
    private static let message = Shape.object(required: ["text"], properties: ["text": anyText])

    private static let region = Shape.object(
        required: ["startLine", "startColumn", "endLine", "endColumn"],
        properties: [
            "startLine": .integer(minimum: 1), "startColumn": .integer(minimum: 1),
            "endLine": .integer(minimum: 1), "endColumn": .integer(minimum: 1),
        ]
    )

    private static let artifactLocation = Shape.object(required: ["uri"], properties: ["uri": anyText])

    private static let physicalLocation = Shape.object(
        required: ["artifactLocation", "region"],
        properties: ["artifactLocation": artifactLocation, "region": region]
    )

    private static let location = Shape.object(
        required: ["physicalLocation"],
        properties: [
            "physicalLocation": physicalLocation, "id": .integer(minimum: 0), "message": message,
            "logicalLocations": .array(
                of: .object(required: [], properties: ["fullyQualifiedName": anyText]),
                minimumCount: 0
            ),
        ]
    )

    private static let rule = Shape.object(
        required: ["id", "shortDescription", "fullDescription", "help"],
        properties: [
            "id": anyText, "name": .text(maximumLength: 255),
            "shortDescription": .object(required: ["text"], properties: ["text": .text(maximumLength: 1024)]),
            "fullDescription": .object(required: ["text"], properties: ["text": .text(maximumLength: 1024)]),
            "help": .object(required: ["text"], properties: ["text": anyText, "markdown": anyText]),
            "defaultConfiguration": .object(
                required: [],
                properties: ["level": .string(oneOf: ["none", "note", "warning", "error"])]
            ),
            "properties": .object(
                required: [],
                properties: [
                    "tags": .array(of: anyText, minimumCount: 0),
                    "precision": .string(oneOf: ["very-high", "high", "medium", "low"]),
                    "problem.severity": .string(oneOf: ["error", "warning", "recommendation"]),
                ]
            ),
        ]
    )

    private static let fix = Shape.object(
        required: ["artifactChanges"],
        properties: [
            "description": message,
            "artifactChanges": .array(
                of: .object(
                    required: ["artifactLocation", "replacements"],
                    properties: [
                        "artifactLocation": artifactLocation,
                        "replacements": .array(
                            of: .object(
                                required: ["deletedRegion"],
                                properties: [
                                    "deletedRegion": region,
                                    "insertedContent": .object(
                                        required: [],
                                        properties: ["text": .text(maximumLength: .max)]
                                    ),
                                ]
                            ),
                            minimumCount: 1
                        ),
                    ]
                ),
                minimumCount: 1
            ),
        ]
    )

    private static let result = Shape.object(
        required: ["message", "locations"],
        properties: [
            "ruleId": anyText, "ruleIndex": .integer(minimum: 0), "message": message,
            "level": .string(oneOf: ["none", "note", "warning", "error"]),
            "locations": .array(of: location, minimumCount: 1),
            "relatedLocations": .array(of: location, minimumCount: 0),
            "suppressions": .array(
                of: .object(
                    required: ["kind"],
                    properties: [
                        "kind": .string(oneOf: ["inSource", "external"]),
                        "status": .string(oneOf: ["accepted", "underReview", "rejected"]), "justification": anyText,
                    ]
                ),
                minimumCount: 0
            ),
            "fixes": .array(of: fix, minimumCount: 0),
        ]
    )

    private static let run = Shape.object(
        required: ["tool", "results"],
        properties: [
            "tool": .object(
                required: ["driver"],
                properties: [
                    "driver": .object(
                        required: ["name", "rules"],
                        properties: [
                            "name": anyText, "semanticVersion": anyText, "informationUri": anyText,
                            "rules": .array(of: rule, minimumCount: 0),
                        ]
                    )
                ]
            ),
            "automationDetails": .object(required: [], properties: ["id": anyText]),
            "columnKind": .string(oneOf: ["utf16CodeUnits", "unicodeCodePoints"]),
            "results": .array(of: result, minimumCount: 0),
        ]
    )

    private static let log = Shape.object(
        required: ["$schema", "version", "runs"],
        properties: [
            "$schema": anyText, "version": .string(oneOf: ["2.1.0"]),
            "runs": .array(of: run, minimumCount: 1),
        ]
    )

    /// Collects violations in a log parsed by JSONSerialization.
    mutating func check(_ log: [String: Any]) { check(log, Self.log, "") }

    private mutating func check(_ value: Any, _ shape: Shape, _ path: String) {
        switch shape {
        case .string(let values):
            if !values.contains(value as? String ?? "") {
                violations.append("\(path): not \(values.count == 1 ? "" : "one of ")\(values.joined(separator: ", "))")
            }
        case .text(let maximumLength):
            guard let text = value as? String else { return violations.append("\(path): not a string") }
            if text.isEmpty { violations.append("\(path): empty") }
            if text.unicodeScalars.count > maximumLength { violations.append("\(path): too long") }
            if path.hasSuffix(".uri") { checkURI(text, path) }
        case .integer(let minimum):
            guard let number = value as? Int else { return violations.append("\(path): not an integer") }
            if number < minimum { violations.append("\(path): less than \(minimum)") }
        case .array(let element, let minimumCount):
            guard let values = value as? [Any] else { return violations.append("\(path): not an array") }
            if values.count < minimumCount { violations.append("\(path): too few") }
            for (index, value) in values.enumerated() { check(value, element, "\(path)[\(index)]") }
        case .object(let required, let properties):
            guard let object = value as? [String: Any] else { return violations.append("\(path): not an object") }
            for key in required where object[key] == nil { violations.append("\(path): lacks \(key)") }
            for (key, value) in object {
                let inner = path.isEmpty ? key : "\(path).\(key)"
                if let shape = properties[key] {
                    check(value, shape, inner)
                } else {
                    violations.append("\(inner): not a property that reports use")
                }
            }
        }
    }

    private mutating func checkURI(_ uri: String, _ path: String) {
        let isAllowed = uri.utf8.allSatisfy {
            $0 > 0x20 && $0 < 0x7F && !#""<>\^`{|}:"#.utf8.contains($0)
        }
        if uri.hasPrefix("/") || !isAllowed { violations.append("\(path): not a relative URI: \(uri)") }
    }
}
