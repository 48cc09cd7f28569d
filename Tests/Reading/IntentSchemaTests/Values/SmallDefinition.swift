import Diagnostics
import Foundation
import IntentSchema
import Testing

/// Links a definition with one intent. A test only provides the keys that it is about.
struct SmallDefinition {
    let schema: Schema?
    private let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - intent: Keys of the intent without `INIntent`.
    ///   - parameters: Keys of each parameter without `INIntentParameter`, which its metadata omits as well. Parameters
    ///     without a name are called `a`, `b`, ….
    ///   - enumerations: The cases of enumerations.
    ///   - modelVersion: The version of Xcode that wrote the definition.
    init(
        intent: [String: Any] = [:],
        _ parameters: [[String: Any]] = [],
        enumerations: [String: [String]] = [:],
        modelVersion: String = "1.2"
    ) throws {
        let parameters = zip("abcdefgh", parameters).map { name, keys in
            Self.prefixed("INIntentParameter", ["Name": String(name)].merging(keys) { $1 })
        }
        let root: [String: Any] = [
            "INIntentDefinitionModelVersion": modelVersion,
            "INEnums": enumerations.sorted { $0.key < $1.key }.map { name, cases in
                [
                    "INEnumName": name,
                    "INEnumValues": cases.enumerated().map { ["INEnumValueName": $1, "INEnumValueIndex": $0] },
                ] as [String: Any]
            },
            "INIntents": [
                ["INIntentName": "Test", "INIntentParameters": parameters]
                    .merging(Self.prefixed("INIntent", intent)) { $1 }
            ],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
        let compiled = Frontend.link([Frontend.load(SourceText(path: "Test", bytes: Array(data)))])[0]
        schema = compiled.schema
        diagnostics = compiled.diagnostics
    }

    /// Adds a prefix to keys. Nested keys are prefixed with their parent's key, without the plural of a list.
    private static func prefixed(_ prefix: String, _ keys: [String: Any]) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in keys {
            let name = prefix + key
            switch value {
            case let value as [String: Any]: result[name] = prefixed(name, value)
            case let value as [[String: Any]] where key == "CustomUTIs" || key == "CurrencyCodes": result[name] = value
            case let value as [[String: Any]]: result[name] = value.map { prefixed(String(name.dropLast()), $0) }
            default: result[name] = value
            }
        }
        return result
    }

    /// The findings as name and message, sorted.
    var findings: [String] { diagnostics.map { "\($0.kind.name): \($0.message)" }.sorted() }

    func intent() throws -> Intent { try #require(schema?.intents.first, "\(findings)") }

    func parameter(_ index: Int = 0) throws -> IntentSchema.Parameter { try intent().parameters[index] }

    /// The type of a parameter with a type name and metadata.
    static func type(_ name: String, _ metadata: [String: Any] = [:]) throws -> ParameterType {
        try SmallDefinition([["Type": name, "Metadata": metadata]]).parameter().type
    }

    /// The findings about such a parameter.
    static func findings(_ name: String, _ metadata: [String: Any]) throws -> [String] {
        try SmallDefinition([["Type": name, "Metadata": metadata]]).findings
    }
}
