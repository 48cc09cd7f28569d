import Foundation

/// The part of JSON Schema that the project uses. An unknown keyword is a violation.
package struct JSONSchemaChecker {
    private let definitions: [String: Any]
    private let root: [String: Any]

    package init(_ schema: Data) throws {
        root = try JSONSerialization.jsonObject(with: schema) as? [String: Any] ?? [:]
        definitions = root["$defs"] as? [String: Any] ?? [:]
    }

    /// Violations, each with its place.
    package func violations(_ document: Data) throws -> [String] {
        check(try JSONSerialization.jsonObject(with: document), root, at: "")
    }

    private func check(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
        var found: [String] = []
        for (word, rule) in schema {
            switch word {
            case "$schema", "$defs", "title", "description": break
            case "$ref":
                let name = (rule as? String)?.split(separator: "/").last.map(String.init) ?? ""
                guard let target = definitions[name] as? [String: Any] else { return ["\(place): no \(name)"] }
                found += check(value, target, at: place)
            case "type":
                let names = rule as? [String] ?? [rule as? String ?? ""]
                if !names.contains(where: { has(value, $0) }) { found.append("\(place): not \(names)") }
            case "const", "enum":
                let allowed = word == "const" ? [rule] : rule as? [Any] ?? []
                if !allowed.contains(where: { ($0 as? NSObject) == (value as? NSObject) }) {
                    found.append("\(place): \(value) is not allowed")
                }
            case "items":
                for (index, element) in (value as? [Any] ?? []).enumerated() {
                    found += check(element, rule as? [String: Any] ?? [:], at: "\(place)[\(index)]")
                }
            case "properties":
                for (key, rule) in rule as? [String: Any] ?? [:] {
                    guard let member = (value as? [String: Any])?[key] else { continue }
                    found += check(member, rule as? [String: Any] ?? [:], at: "\(place).\(key)")
                }
            case "required":
                for key in rule as? [String] ?? [] where (value as? [String: Any])?[key] == nil {
                    found.append("\(place): \(key) is missing")
                }
            case "additionalProperties":
                let known = schema["properties"] as? [String: Any] ?? [:]
                for key in (value as? [String: Any] ?? [:]).keys where known[key] == nil {
                    found.append("\(place): \(key) is not known")
                }
            case "pattern":
                if let text = value as? String,
                    text.range(of: rule as? String ?? "", options: .regularExpression) == nil
                {
                    found.append("\(place): \(text) is not \(rule)")
                }
            case "oneOf", "anyOf":
                let results = (rule as? [[String: Any]] ?? []).map { check(value, $0, at: place) }
                let count = results.count(where: \.isEmpty)
                if word == "oneOf" ? count != 1 : count == 0 {
                    found.append("\(place): \(results.min { $0.count < $1.count } ?? [])")
                }
            default: found.append("\(place): the checker does not know \(word)")
            }
        }
        return found
    }

    private func has(_ value: Any, _ type: String) -> Bool {
        let number = value as? NSNumber
        let isBoolean = number.map { self.isBoolean($0) } ?? false
        return switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": isBoolean
        case "integer": !isBoolean && number.map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        case "number": !isBoolean && number != nil
        default: false
        }
    }

    /// In Foundation, a Boolean is a number with its own Objective-C type.
    private func isBoolean(_ number: NSNumber) -> Bool { ["c", "B"].contains(String(cString: number.objCType)) }
}
