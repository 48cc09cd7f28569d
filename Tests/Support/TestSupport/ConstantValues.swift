import Foundation

/// What the compiler knows about a type without running the program: the part of Apple's metadata extraction that works
/// on every platform.
public struct ConstantValues: Sendable {
    /// The type's name, including its module.
    public let type: String
    /// The name of the declaring file.
    public let file: String
    /// The names of properties whose values the extractor needs but only running the program would reveal: static
    /// properties, and the arguments of `@Parameter` and `@Property`.
    public let runtimeProperties: [String]
    /// The JSON value of each static property, as the compiler wrote it.
    public let staticValues: [String: String]
    /// The cases of an enumeration with their raw values, in order.
    public let cases: [(name: String, rawValue: String?)]

    /// The protocols whose conforming types the extractor examines.
    static let protocols = [
        "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "DynamicOptionsProvider", "CustomIntentMigratedAppIntent",
        "WidgetConfigurationIntent",
    ]

    /// Reads the output of `-emit-const-values`.
    static func read(_ data: Data) throws -> [ConstantValues] {
        guard let types = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
            throw SwiftFrontend.Failure(description: "not a list of constant values")
        }
        return types.map(ConstantValues.init)
    }

    private init(_ json: [String: Any]) {
        type = json["typeName"] as? String ?? ""
        file = URL(fileURLWithPath: json["file"] as? String ?? "").lastPathComponent
        var runtime: [String] = []
        var values: [String: String] = [:]
        for property in json["properties"] as? [[String: Any]] ?? [] {
            let name = property["label"] as? String ?? ""
            let isStatic = property["isStatic"] as? String == "true"
            let isWrapper = name.hasPrefix("_") && Self.isExtracted(property["type"] as? String ?? "")
            guard isStatic || isWrapper else { continue }
            if Self.needsRunning(property) { runtime.append(name) }
            if isStatic { values[name] = Self.text(property["value"]) }
        }
        runtimeProperties = runtime
        staticValues = values
        cases = (json["cases"] as? [[String: Any]] ?? []).map {
            ($0["name"] as? String ?? "", $0["rawValue"] as? String)
        }
    }

    private static func isExtracted(_ type: String) -> Bool {
        type.hasPrefix("AppIntents.IntentParameter<") || type.hasPrefix("AppIntents.EntityProperty<")
    }

    private static func needsRunning(_ json: Any) -> Bool {
        if let dictionary = json as? [String: Any] {
            if let label = dictionary["label"] as? String, alwaysConstant.contains(label) { return false }
            let kind = dictionary["valueKind"] as? String
            return kind == "Runtime" || kind == "FunctionCall" || dictionary.values.contains(where: needsRunning)
        }
        return (json as? [Any])?.contains(where: needsRunning) ?? false
    }

    /// Arguments that the compiler requires to be constant, or that generated code never passes. If they are omitted,
    /// the compiler reports the framework's default as known only at run time.
    private static let alwaysConstant: Set = [
        "autocorrect", "capitalizationType", "controlStyle", "displayStyle", "inputConnectionBehavior",
        "keyboardType", "kind", "mode", "multiline", "searchKeywords", "smartDashes",
        "smartQuotes", "supportedTypeIdentifiers", "supportsNegativeNumbers",
    ]

    private static func text(_ json: Any?) -> String {
        guard let json else { return "" }
        if let text = json as? String { return text }
        let data = try? JSONSerialization.data(withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
