import Diagnostics
import Foundation
import IntentSchema
import TestSupport

/// Definitions made from Swift values. Keys that the format requires are added.
struct DefinitionText {
    var enumerations: [[String: Any]] = []
    var types: [[String: Any]] = []
    var intents: [[String: Any]] = []

    /// An enumeration whose cases have indices from 0.
    static func enumeration(_ name: String, _ cases: [String], title: String? = nil) -> [String: Any] {
        [
            "INEnumName": name, "INEnumType": "Regular", "INEnumDisplayName": title ?? name, "INEnumDisplayNameID": "x",
            "INEnumValues": cases.enumerated().map { index, name in
                [
                    "INEnumValueName": name, "INEnumValueIndex": index, "INEnumValueDisplayName": title ?? name,
                    "INEnumValueDisplayNameID": "x",
                ] as [String: Any]
            },
        ]
    }

    /// A custom type. Each property is a name with the name of its type, or with the keys of the property.
    static func type(_ name: String, _ properties: [(String, [String: Any])], title: String? = nil) -> [String: Any] {
        [
            "INTypeName": name, "INTypeDisplayName": title ?? name, "INTypeDisplayNameID": "x",
            "INTypeProperties": properties.enumerated().map { index, property in
                [
                    "INTypePropertyName": property.0, "INTypePropertyTag": 100 + index,
                    "INTypePropertyDisplayName": title ?? property.0, "INTypePropertyType": "String",
                ].merging(prefixed("INTypeProperty", property.1)) { $1 }
            },
        ]
    }

    static func intent(
        _ name: String,
        _ parameters: [(String, [String: Any])],
        codes: [String] = [],
        values: [(String, [String: Any])] = [],
        title: String? = nil
    ) -> [String: Any] {
        [
            "INIntentName": name, "INIntentType": "Custom", "INIntentCategory": "information", "INIntentVerb": "View",
            "INIntentTitle": title ?? name, "INIntentDescription": title ?? "",
            "INIntentParameters": parameters.enumerated().map { index, parameter in
                [
                    "INIntentParameterName": parameter.0, "INIntentParameterTag": index + 1,
                    "INIntentParameterDisplayName": title ?? parameter.0, "INIntentParameterType": "String",
                    "INIntentParameterConfigurable": true,
                ].merging(prefixed("INIntentParameter", parameter.1)) { $1 }
            },
            "INIntentResponse": [
                "INIntentResponseCodes": (["success", "failure"] + codes).map { code in
                    [
                        "INIntentResponseCodeName": code,
                        "INIntentResponseCodeFormatString": title ?? code,
                        "INIntentResponseCodeSuccess": code != "failure",
                    ] as [String: Any]
                },
                "INIntentResponseParameters": values.enumerated().map { index, value in
                    [
                        "INIntentResponseParameterName": value.0, "INIntentResponseParameterTag": index + 1,
                        "INIntentResponseParameterType": "String",
                    ].merging(prefixed("INIntentResponseParameter", value.1)) { $1 }
                },
            ] as [String: Any],
        ]
    }

    private static func prefixed(_ prefix: String, _ values: [String: Any]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: values.map { (prefix + $0, $1) })
    }

    /// The definition as XML.
    func text() throws -> SourceText {
        let root: [String: Any] = [
            "INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": "abc123",
            "INEnums": enumerations, "INTypes": types, "INIntents": intents,
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
        return SourceText(path: "Test.intentdefinition", bytes: Array(data))
    }

    struct Invalid: Error, CustomStringConvertible {
        let description: String
    }

    /// The schema that the definition compiles to.
    func schema() throws -> Schema {
        let compiled = Frontend.link([Frontend.load(try text())])
        guard let schema = compiled.first?.schema else {
            throw Invalid(description: "\(compiled.flatMap(\.diagnostics).map(\.message))")
        }
        return schema
    }
}
