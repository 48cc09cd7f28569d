import Foundation
import TestSupport

extension SeededGenerator {
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

/// An intent with parameters of all kinds that have bounds, defaults, counts, and parents at any depth.
struct MadeUpDefinition {
    static let families = ["Small", "Medium", "Large", "ExtraLarge"]
    /// The cases by index, which is not their order.
    static let cases: [String: [Int: String]] = [
        "Colour": [0: "unknown", 3: "red", 1: "green", 2: "blue"], "Shape": [0: "unknown", 1: "none", 7: "round"],
    ]

    private(set) var parameters: [(String, [String: Any])] = []
    private var numbers: SeededGenerator

    init(seed: UInt64, count: Int) {
        numbers = SeededGenerator(seed: seed)
        let priorities = Array(1...count).shuffled(using: &numbers)
        for index in 0..<count {
            var keys = kind()
            keys["DisplayPriority"] = priorities[index]
            keys["Configurable"] = numbers.chance(90)
            if let relationship = relationship() { keys["Relationship"] = relationship }
            parameters.append(("p\(index)", keys))
        }
        parameters.shuffle(using: &numbers)
    }

    private mutating func kind() -> [String: Any] {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0, 1: return ["Type": "Boolean"].merging(metadata(default: numbers.chance(50) ? true : nil)) { $1 }
        case 2: return sized(["Type": "Integer"].merging(bounded(whole: true)) { $1 })
        case 3: return sized(["Type": "Decimal"].merging(bounded(whole: false)) { $1 })
        case 4: return sized(["Type": "String"].merging(metadata(default: numbers.chance(40) ? "text" : nil)) { $1 })
        case 5: return sized(["Type": "Object", "ObjectType": "Thing", "ObjectTypeNamespace": "abc123"])
        case 6:
            var keys = bounded(whole: false)
            let unit = ["Seconds", "Minutes", "Hours"].randomElement(using: &numbers) ?? ""
            var metadata = keys["Metadata"] as? [String: Any] ?? [:]
            metadata["INIntentParameterMetadataUnit"] = unit
            keys["Metadata"] = metadata
            return ["Type": "TimeInterval"].merging(keys) { $1 }
        default:
            let type = ["Colour", "Shape"].randomElement(using: &numbers) ?? ""
            let names = Self.cases[type]?.values.sorted() ?? []
            let chosen = numbers.chance(50) ? names.randomElement(using: &numbers) : nil
            return ["Type": "Integer", "EnumType": type, "EnumTypeNamespace": "abc123"]
                .merging(metadata(default: chosen)) { $1 }
        }
    }

    private func metadata(default value: Any?) -> [String: Any] {
        value.map { ["Metadata": ["INIntentParameterMetadataDefaultValue": $0]] } ?? [:]
    }

    /// Bounds that are present, missing, or empty data.
    private mutating func bounded(whole: Bool) -> [String: Any] {
        func written(_ value: Int) -> Any { whole ? value : Double(value) + 0.5 }
        let minimum = Int.random(in: -9...9, using: &numbers)
        let maximum = minimum + Int.random(in: 0...9, using: &numbers)
        var metadata: [String: Any] = [:]
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: metadata = ["MinimumValue": written(minimum), "MaximumValue": written(maximum)]
        case 1: metadata = ["MinimumValue": written(minimum)]
        case 2: metadata = ["MaximumValue": written(abs(maximum))]
        case 3: metadata = ["MinimumValue": Data(), "MaximumValue": written(maximum)]
        default: metadata = ["MinimumValue": Data(), "MaximumValue": Data()]
        }
        // A default of 0 is never written, and one outside of the bounds is a mistake.
        if let value = [minimum, maximum].first(where: { $0 > 0 }), metadata["MaximumValue"] is Data, numbers.chance(60)
        {
            metadata["DefaultValue"] = written(value)
        }
        return [
            "Metadata": Dictionary(
                uniqueKeysWithValues: metadata.map { ("INIntentParameterMetadata" + $0, $1) }
            )
        ]
    }

    /// Makes a parameter an array, possibly with sizes, with some probability.
    private mutating func sized(_ keys: [String: Any]) -> [String: Any] {
        guard numbers.chance(35) else { return keys }
        var keys = keys
        keys["SupportsMultipleValues"] = true
        if var metadata = keys["Metadata"] as? [String: Any] {
            metadata["INIntentParameterMetadataDefaultValue"] = nil
            keys["Metadata"] = metadata
        }
        guard numbers.chance(60) else { return keys }
        keys["FixedSizeArray"] = 1
        keys["ArraySizes"] = Self.families.prefix(3).map { family in
            [
                "INIntentParameterArraySizeSizeClass": family,
                "INIntentParameterArraySizeSize": Int.random(in: 1...3, using: &numbers),
            ] as [String: Any]
        }
        return keys
    }

    /// A parent among the existing parameters, with a predicate for its type.
    private mutating func relationship() -> [String: Any]? {
        guard numbers.chance(70), let (name, parent) = parameters.randomElement(using: &numbers) else { return nil }
        var relationship: [String: Any] = ["ParentName": name]
        if let type = parent["EnumType"] as? String {
            relationship["PredicateName"] = "EnumHasExactValue"
            relationship["PredicateValue"] = Self.cases[type]?.values.sorted().randomElement(using: &numbers)
        } else {
            switch parent["Type"] as? String {
            case "Boolean":
                relationship["PredicateName"] = "BooleanHasExactValue"
                if numbers.chance(60) { relationship["PredicateValue"] = true }
            case "String", "Object": relationship["PredicateName"] = "HasAnyValue"
            default: return nil
            }
        }
        return Dictionary(
            uniqueKeysWithValues: relationship.map { ("INIntentParameterRelationship" + $0, $1) }
        )
    }

    // MARK: Values

    /// Values for some of the parameters, as they are saved.
    mutating func values() -> [String: Any] {
        var values: [String: Any] = [:]
        for (name, keys) in parameters where numbers.chance(70) {
            if keys["SupportsMultipleValues"] != nil {
                values[name] = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in value(keys) }
            } else {
                values[name] = value(keys)
            }
        }
        return values
    }

    private mutating func value(_ keys: [String: Any]) -> Any {
        if let type = keys["EnumType"] as? String {
            return Self.cases[type]?.keys.sorted().randomElement(using: &numbers) ?? 0
        }
        switch keys["Type"] as? String {
        case "Boolean": return numbers.chance(50)
        case "Integer": return Int.random(in: -12...20, using: &numbers)
        case "Decimal": return Double(Int.random(in: -24...40, using: &numbers)) / 2
        case "TimeInterval": return Double(Int.random(in: -4000...40000, using: &numbers))
        case "Object": return ["identifier": "1", "displayString": "One"]
        default: return ["", "a", "text"].randomElement(using: &numbers) ?? ""
        }
    }
}
