import Foundation
import TestSupport

/// An edit that a developer could make in Xcode, with the resulting changes in the form `kind symbol`.
struct RandomEdit: Sendable {
    let name: String
    /// Edits a random place. Returns the changes, or `nil` if the definition has no place for the edit.
    let apply: @Sendable (inout EditableDefinition, inout SeededGenerator) -> [String]?

    static let all: [RandomEdit] =
        intentEdits + parameterEdits + switches + combinationEdits + responseEdits + enumerationEdits + typeEdits
        + textEdits
        + harmlessEdits
}

private func intents(_ definition: EditableDefinition) -> [[Step]] {
    definition.customIntents.map { [.key("INIntents"), .position($0)] }
}

private func children(_ paths: [[Step]], _ key: String, _ definition: EditableDefinition) -> [[Step]] {
    paths.flatMap { path in
        definition.list(path + [.key(key)]).indices.map { path + [.key(key), .position($0)] }
    }
}

private func parameters(_ definition: EditableDefinition) -> [[Step]] {
    children(intents(definition), "INIntentParameters", definition)
}

private func name(_ definition: EditableDefinition, _ path: [Step], _ key: String) -> String {
    definition.dictionary(path)[key] as? String ?? ""
}

private func intentName(_ definition: EditableDefinition, _ path: [Step]) -> String {
    name(definition, Array(path.prefix(2)), "INIntentName")
}

private func symbol(_ definition: EditableDefinition, parameter path: [Step]) -> String {
    intentName(definition, path) + "." + name(definition, path, "INIntentParameterName")
}

private func only(_ names: [String]) -> Bool { Set(names).count == names.count }

// MARK: - Intents

private let intentEdits = [
    RandomEdit(name: "remove an intent") { definition, random in
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        let name = intentName(definition, path)
        definition.set(path, nil)
        return ["intent-removed \(name)"]
    },
    RandomEdit(name: "rename an intent") { definition, random in
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        let intent = definition.dictionary(path)
        guard let name = intent["INIntentName"] as? String, intent["INIntentTitleID"] is String,
            intent["INIntentClassName"] == nil
        else { return nil }
        definition.set(path + [.key("INIntentName")], name + "Anew")
        return ["intent-renamed \(name)"]
    },
    RandomEdit(name: "add an intent") { definition, random in
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        var intent = definition.dictionary(path)
        guard let name = intent["INIntentName"] as? String, intent["INIntentClassName"] == nil else { return nil }
        intent["INIntentName"] = name + "Copy"
        definition.set([.key("INIntents")], definition.list([.key("INIntents")]) + [intent])
        return ["intent-added \(name)Copy"]
    },
]

// MARK: - Parameters

private let parameterEdits = [
    RandomEdit(name: "rename a parameter") { definition, random in
        guard let path = parameters(definition).randomElement(using: &random) else { return nil }
        let old = name(definition, path, "INIntentParameterName")
        let parameter = definition.dictionary(path)
        guard parameter["INIntentParameterTag"] != nil, !definition.mentions("\(old)."),
            !mentionsInTexts(definition, old)
        else { return nil }
        let symbol = symbol(definition, parameter: path)
        rename(parameter: old, to: old + "Anew", in: Array(path.prefix(2)), &definition)
        return ["parameter-renamed \(symbol)"]
    },
    RandomEdit(name: "remove a parameter") { definition, random in
        guard let path = parameters(definition).randomElement(using: &random) else { return nil }
        let old = name(definition, path, "INIntentParameterName")
        let intentPath = Array(path.prefix(2))
        let intent = definition.dictionary(intentPath)
        let combinations = ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"]
        let uses = combinations.flatMap {
            (intent[$0] as? [String: Any] ?? [:]).keys.flatMap { $0.split(separator: ",") }
        }
        guard intent["INIntentKeyParameter"] as? String != old, intent["INIntentInput"] as? String != old,
            !uses.contains(Substring(old)), !mentionsInTexts(definition, old),
            !children([intentPath], "INIntentParameters", definition).contains(where: {
                relationship(definition, $0)["RelationshipParentName"] as? String == old
            })
        else { return nil }
        let symbol = symbol(definition, parameter: path)
        definition.set(path, nil)
        return ["parameter-removed \(symbol)"]
    },
    RandomEdit(name: "add a parameter") { definition, random in
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        let list = definition.list(path + [.key("INIntentParameters")])
        let tags = list.compactMap { $0["INIntentParameterTag"] as? Int }
        guard tags.count == list.count else { return nil }
        let added: [String: Any] = [
            "INIntentParameterName": "brandNew", "INIntentParameterType": "URL",
            "INIntentParameterTag": (tags.max() ?? 0) + 100, "INIntentParameterDisplayPriority": 100_000,
        ]
        definition.set(path + [.key("INIntentParameters")], list + [added])
        return ["parameter-added \(intentName(definition, path)).brandNew"]
    },
    RandomEdit(name: "change a parameter's type") { definition, random in
        let candidates = parameters(definition).filter { path in
            let parameter = definition.dictionary(path)
            return parameter["INIntentParameterType"] as? String == "String"
                && parameter["INIntentParameterMetadata"] == nil
        }
        guard let path = candidates.randomElement(using: &random) else { return nil }
        definition.set(path + [.key("INIntentParameterType")], "URL")
        let old = name(definition, path, "INIntentParameterName")
        // A child's condition may need a text.
        let isParent = children([Array(path.prefix(2))], "INIntentParameters", definition).contains {
            relationship(definition, $0)["RelationshipParentName"] as? String == old
        }
        return isParent ? nil : ["parameter-type-changed \(symbol(definition, parameter: path))"]
    },
    RandomEdit(name: "change a parameter's tag") { definition, random in
        guard let path = parameters(definition).randomElement(using: &random),
            definition.dictionary(path)["INIntentParameterTag"] != nil
        else { return nil }
        definition.set(path + [.key("INIntentParameterTag")], 90_000)
        return ["parameter-tag-changed \(symbol(definition, parameter: path))"]
    },
    RandomEdit(name: "change a maximum") { definition, random in
        let candidates = parameters(definition).filter {
            let metadata = definition.dictionary($0 + [.key("INIntentParameterMetadata")])
            return definition.dictionary($0)["INIntentParameterType"] as? String == "Integer"
                && metadata["INIntentParameterMetadataMaximumValue"] is Int
        }
        guard let path = candidates.randomElement(using: &random) else { return nil }
        let key = path + [.key("INIntentParameterMetadata"), .key("INIntentParameterMetadataMaximumValue")]
        let old = definition.dictionary(path + [.key("INIntentParameterMetadata")])
        definition.set(key, (old["INIntentParameterMetadataMaximumValue"] as? Int ?? 0) + 7)
        return ["bounds-changed \(symbol(definition, parameter: path))"]
    },
    RandomEdit(name: "change the default of a Boolean") { definition, random in
        let candidates = parameters(definition).filter {
            definition.dictionary($0)["INIntentParameterType"] as? String == "Boolean"
        }
        guard let path = candidates.randomElement(using: &random) else { return nil }
        let metadata = path + [.key("INIntentParameterMetadata")]
        let old = definition.dictionary(metadata)["INIntentParameterMetadataDefaultValue"] as? Bool ?? false
        definition.set(metadata + [.key("INIntentParameterMetadataDefaultValue")], old ? nil : true)
        return ["default-changed \(symbol(definition, parameter: path))"]
    },
]

private func relationship(_ definition: EditableDefinition, _ path: [Step]) -> [String: Any] {
    let dictionary = definition.dictionary(path + [.key("INIntentParameterRelationship")])
    return Dictionary(
        uniqueKeysWithValues: dictionary.map { ($0.replacingOccurrences(of: "INIntentParameter", with: ""), $1) }
    )
}

/// Whether a text uses the parameter as a variable. Editing it would require changing the text, too.
private func mentionsInTexts(_ definition: EditableDefinition, _ name: String) -> Bool {
    definition.contains { $0.contains("${\(name)") }
}

private func rename(
    parameter old: String,
    to new: String,
    in intentPath: [Step],
    _ definition: inout EditableDefinition
) {
    var part = EditableDefinition(root: definition.dictionary(intentPath))
    part.replace(
        old,
        by: new,
        under: [
            "INIntentParameterName", "INIntentKeyParameter", "INIntentInput",
            "INIntentParameterRelationshipParentName",
        ]
    )
    for key in ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"] {
        guard let combinations = part.root[key] as? [String: Any] else { continue }
        part.root[key] = Dictionary(
            uniqueKeysWithValues: combinations.map { names, value in
                (names.split(separator: ",").map { $0 == old ? new : String($0) }.joined(separator: ","), value)
            }
        )
    }
    definition.set(intentPath, part.root)
}

extension EditableDefinition {
    fileprivate init(root: [String: Any]) { self.root = root }
}

// MARK: - Switches

private let switches: [RandomEdit] = [
    flag("INIntentParameterConfigurable", on: "parameter-shown", off: "parameter-hidden"),
    flag("INIntentParameterSupportsMultipleValues", on: "parameter-became-array", off: "parameter-became-scalar") {
        $0["INIntentParameterFixedSizeArray"] == nil && $0["INIntentParameterArraySizes"] == nil
    },
    flag(
        "INIntentParameterSupportsDynamicEnumeration",
        on: "dynamic-options-turned-on",
        off: "dynamic-options-turned-off"
    ) {
        ["String", "Object", "URL", "Person"].contains($0["INIntentParameterType"] as? String ?? "")
            && $0["INIntentParameterSupportsSearch"] == nil
    },
    flag("INIntentParameterSupportsResolution", on: "resolution-turned-on", off: "resolution-turned-off"),
    intentFlag("INIntentUserConfirmationRequired", on: "confirmation-changed", off: "confirmation-changed"),
    intentFlag(
        "INIntentEligibleForWidgets",
        on: "widget-configuration-turned-on",
        off: "widget-configuration-turned-off"
    ),
]

/// In Xcode 11 definitions, users can set all parameters of a configurable intent. One switch changes all of them.
private func isOfXcode11(_ definition: EditableDefinition) -> Bool {
    definition.root["INIntentDefinitionModelVersion"] as? String == "1.1"
}

private func flag(
    _ key: String,
    on: String,
    off: String,
    where isPossible: @escaping @Sendable ([String: Any]) -> Bool = { _ in true }
) -> RandomEdit {
    RandomEdit(name: "switch \(key)") { definition, random in
        if key.hasSuffix("Configurable"), isOfXcode11(definition) { return nil }
        let candidates = parameters(definition).filter { isPossible(definition.dictionary($0)) }
        guard let path = candidates.randomElement(using: &random) else { return nil }
        let isOn = definition.dictionary(path)[key] as? Bool ?? false
        definition.set(path + [.key(key)], isOn ? nil : true)
        return ["\(isOn ? off : on) \(symbol(definition, parameter: path))"]
    }
}

private func intentFlag(_ key: String, on: String, off: String) -> RandomEdit {
    RandomEdit(name: "switch \(key)") { definition, random in
        if key.hasSuffix("Configurable"), isOfXcode11(definition) { return nil }
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        let isOn = definition.dictionary(path)[key] as? Bool ?? false
        definition.set(path + [.key(key)], isOn ? nil : true)
        return ["\(isOn ? off : on) \(intentName(definition, path))"]
    }
}

// MARK: - Combinations

private let combinationEdits = [
    RandomEdit(name: "remove a shortcut") { definition, random in
        let key = "INIntentParameterCombinations"
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        var combinations = definition.dictionary(path + [.key(key)])
        guard definition.dictionary(path)["INIntentIneligibleForSuggestions"] == nil,
            let names = combinations.keys.sorted().randomElement(using: &random), combinations.count > 1
        else { return nil }
        combinations[names] = nil
        definition.set(path + [.key(key)], combinations)
        return ["shortcut-removed \(intentName(definition, path)).shortcut.\(names)"]
    },
    RandomEdit(name: "run a shortcut elsewhere") { definition, random in
        let key = "INIntentParameterCombinations"
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        let combinations = definition.dictionary(path + [.key(key)])
        guard definition.dictionary(path)["INIntentIneligibleForSuggestions"] == nil,
            let names = combinations.keys.sorted().randomElement(using: &random)
        else { return nil }
        let background = "INIntentParameterCombinationSupportsBackgroundExecution"
        let isOn = (combinations[names] as? [String: Any])?[background] as? Bool ?? false
        definition.set(path + [.key(key), .key(names), .key(background)], !isOn)
        return ["background-execution-changed \(intentName(definition, path)).shortcut.\(names)"]
    },
]

// MARK: - Responses

private let responseEdits = [
    RandomEdit(name: "add a response code") { definition, random in
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        let codes = path + [.key("INIntentResponse"), .key("INIntentResponseCodes")]
        let list = definition.list(codes)
        guard !list.isEmpty else { return nil }
        definition.set(codes, list + [["INIntentResponseCodeName": "brandNew"] as [String: Any]])
        return ["response-code-added \(intentName(definition, path)).response.code.brandNew"]
    },
    RandomEdit(name: "remove the last custom code") { definition, random in
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        let codes = path + [.key("INIntentResponse"), .key("INIntentResponseCodes")]
        let list = definition.list(codes)
        guard let name = list.last?["INIntentResponseCodeName"] as? String, !["success", "failure"].contains(name)
        else { return nil }
        definition.set(codes, Array(list.dropLast()))
        return ["response-code-removed \(intentName(definition, path)).response.code.\(name)"]
    },
    RandomEdit(name: "rename a value of a response") { definition, random in
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        let values = path + [.key("INIntentResponse"), .key("INIntentResponseParameters")]
        guard let position = definition.list(values).indices.randomElement(using: &random) else { return nil }
        let value = definition.list(values)[position]
        guard let name = value["INIntentResponseParameterName"] as? String,
            value["INIntentResponseParameterTag"] != nil, !mentionsInTexts(definition, name)
        else { return nil }
        definition.replace(name, by: name + "Anew", under: ["INIntentResponseOutput"])
        definition.set(values + [.position(position), .key("INIntentResponseParameterName")], name + "Anew")
        let others = intents(definition).filter {
            definition.dictionary($0 + [.key("INIntentResponse")])["INIntentResponseOutput"] as? String == name + "Anew"
        }
        return others.count > 1 ? nil : ["response-parameter-renamed \(intentName(definition, path)).response.\(name)"]
    },
]

// MARK: - Enumerations

private let enumerationEdits = [
    RandomEdit(name: "rename an enumeration") { definition, random in
        guard let position = definition.list([.key("INEnums")]).indices.randomElement(using: &random) else {
            return nil
        }
        let enumeration = definition.list([.key("INEnums")])[position]
        guard let name = enumeration["INEnumName"] as? String, enumeration["INEnumDisplayNameID"] is String,
            enumeration["INEnumClassName"] == nil
        else { return nil }
        definition.replace(
            name,
            by: name + "Anew",
            under: [
                "INEnumName", "INIntentParameterEnumType", "INIntentResponseParameterEnumType",
                "INTypePropertyEnumType",
            ]
        )
        return ["enumeration-renamed \(name)"]
    },
    caseEdit("rename a case", "case-renamed") {
        $0["INEnumValueName"] = ($0["INEnumValueName"] as? String ?? "") + "Anew"
    },
    caseEdit("change a case's index", "case-index-changed") { $0["INEnumValueIndex"] = 70_000 },
    RandomEdit(name: "write a case in capitals with another text") { definition, random in
        guard let (path, name, enumeration) = unmentionedCase(definition, &random), name != name.uppercased() else {
            return nil
        }
        var value = definition.dictionary(path)
        value["INEnumValueName"] = name.uppercased()
        value["INEnumValueDisplayName"] = "Quite Another Case"
        value["INEnumValueDisplayNameID"] = "nEwId2"
        definition.set(path, value)
        return ["case-renamed", "text-changed", "string-id-changed"].map { "\($0) \(enumeration).\(name)" }
    },
    RandomEdit(name: "remove a case") { definition, random in
        guard let (path, name, enumeration) = unmentionedCase(definition, &random) else { return nil }
        definition.set(path, nil)
        return ["case-removed \(enumeration).\(name)"]
    },
    RandomEdit(name: "replace a case") { definition, random in
        guard let (path, name, enumeration) = unmentionedCase(definition, &random) else { return nil }
        var value = definition.dictionary(path)
        value["INEnumValueName"] = "brandNew"
        value["INEnumValueDisplayName"] = "Brand New"
        value["INEnumValueDisplayNameID"] = "bRaNd1"
        definition.set(path, value)
        return ["case-index-reused \(enumeration).\(name)"]
    },
]

private func unmentionedCase(_ definition: EditableDefinition, _ random: inout SeededGenerator)
    -> (path: [Step], name: String, enumeration: String)?
{
    let enumerations = definition.list([.key("INEnums")]).indices.map { [Step.key("INEnums"), .position($0)] }
    guard let path = children(enumerations, "INEnumValues", definition).randomElement(using: &random) else {
        return nil
    }
    let value = definition.dictionary(path)
    guard let name = value["INEnumValueName"] as? String, value["INEnumValueIndex"] as? Int ?? 0 != 0,
        value["INEnumValueDisplayNameID"] is String
    else { return nil }
    var without = definition
    without.set(path, nil)
    if without.mentions(name) { return nil }
    return (path, name, definition.dictionary(Array(path.prefix(2)))["INEnumName"] as? String ?? "")
}

private func caseEdit(_ name: String, _ kind: String, _ edit: @escaping @Sendable (inout [String: Any]) -> Void)
    -> RandomEdit
{
    RandomEdit(name: name) { definition, random in
        guard let (path, name, enumeration) = unmentionedCase(definition, &random) else { return nil }
        var value = definition.dictionary(path)
        edit(&value)
        definition.set(path, value)
        return ["\(kind) \(enumeration).\(name)"]
    }
}

// MARK: - Types

private let typeEdits = [
    RandomEdit(name: "remove a property") { definition, random in
        let types = definition.list([.key("INTypes")]).indices.map { [Step.key("INTypes"), .position($0)] }
        let own = children(types, "INTypeProperties", definition).filter {
            definition.dictionary($0)["INTypePropertyDefault"] == nil
        }
        guard let path = own.randomElement(using: &random) else { return nil }
        let property = name(definition, path, "INTypePropertyName")
        guard !definition.contains(where: { $0.contains(".\(property)}") }) else { return nil }
        let type = name(definition, Array(path.prefix(2)), "INTypeName")
        definition.set(path, nil)
        return ["property-removed \(type).\(property)"]
    }
]

// MARK: - Texts and what changes nothing

private let textEdits = [
    RandomEdit(name: "change a title") { definition, random in
        guard let path = intents(definition).randomElement(using: &random) else { return nil }
        definition.set(path + [.key("INIntentTitle")], "Quite Another Title")
        return ["text-changed \(intentName(definition, path))"]
    },
    RandomEdit(name: "change the id of a title") { definition, random in
        guard let path = intents(definition).randomElement(using: &random),
            definition.dictionary(path)["INIntentTitleID"] is String,
            !(definition.dictionary(path)["INIntentTitle"] as? String ?? "").isEmpty
        else { return nil }
        definition.set(path + [.key("INIntentTitleID")], "nEwId1")
        return ["string-id-changed \(intentName(definition, path))"]
    },
]

private let harmlessEdits = [
    RandomEdit(name: "save with another Xcode") { definition, _ in
        definition.root["INIntentDefinitionToolsVersion"] = "99.0"
        definition.root["INIntentDefinitionToolsBuildVersion"] = "99A1"
        definition.root["INIntentDefinitionSystemVersion"] = "99B2"
        return []
    },
    RandomEdit(name: "shuffle the lists") { definition, random in
        for key in ["INIntents", "INEnums", "INTypes"] {
            definition.set([.key(key)], definition.list([.key(key)]).shuffled(using: &random))
        }
        for path in intents(definition) {
            let list = definition.list(path + [.key("INIntentParameters")])
            let priorities = list.compactMap { $0["INIntentParameterDisplayPriority"] as? Int }
            guard priorities.count == list.count, only(priorities.map(String.init)) else { continue }
            definition.set(path + [.key("INIntentParameters")], list.shuffled(using: &random))
        }
        return []
    },
]
