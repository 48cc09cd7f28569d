import PropertyList
import Translations

/// Expands the short notation of examples into the XML that Xcode would write.
///
/// Fills in what an example omits: titles, display names, ids, tags, the properties that every type inherits, and a
/// summary for Shortcuts. Keys get the prefix of their dictionary, unless they begin with `IN`. Text that is not in the
/// notation becomes text that no reader accepts, so that the example's test fails.
package enum ExampleTemplate {
    private typealias Value = ExampleNotation.Value

    package static func xml(_ notation: String) -> [UInt8] {
        guard let written = ExampleNotation.parse(notation) else {
            return Array("not in the notation:\n\(notation)".utf8)
        }
        return PropertyListWriter.xml(expanded(written, .root, at: ""))
    }

    /// - Parameter position: The index of the value in its array.
    private static func expanded(
        _ value: Value,
        _ shape: ExampleShape,
        at path: String,
        position: Int = 0
    ) -> PropertyListValue {
        switch value {
        case .scalar(let scalar): return scalar
        case .none: return .dictionary([])
        case .array(let elements):
            return .array(
                elements.enumerated().map { expanded($1, shape, at: "\(path)[\($0)]", position: $0) }
            )
        case .dictionary:
            return .dictionary(
                filled(value, as: shape, at: path, position: position).compactMap { key, value in
                    if case .none = value { return nil }
                    return .init(shape.fullKey(key), expanded(value, shape.inside(key), at: "\(path)/\(key)"))
                }
            )
        }
    }

    /// Returns a dictionary's entries and those that Xcode would add. Existing keys, even with `none`, are kept.
    private static func filled(
        _ written: Value,
        as shape: ExampleShape,
        at path: String,
        position: Int
    ) -> [Value.Entry] {
        var entries = written.entries
        for (key, value) in ExampleNotation.parse(defaults(for: written, shape.kind, position))?.entries ?? [] {
            guard let index = entries.firstIndex(where: { $0.key == key }) else {
                entries.append((key, value))
                continue
            }
            // Inherited properties come before the type's own.
            if key == "Properties" { entries[index].value = .array(value.elements + entries[index].value.elements) }
        }
        for (key, value) in entries where localizedWords.contains(key) && value.text != nil {
            if entries.contains(where: { $0.key == key + "ID" }) { continue }
            var ids = FreshStringIDs()
            let id = ids.make(for: path + "/" + key)
            entries.append((key + "ID", .scalar(.string(id))))
        }
        return entries
    }

    private static let localizedWords: Set<String> = [
        "Title", "Subtitle", "Description", "DisplayName", "FormatString", "ConciseFormatString", "Placeholder",
        "TrueDisplayName", "FalseDisplayName", "Template", "Synonym", "PronunciationHint",
    ]

    private static func defaults(for written: Value, _ kind: ExampleShape.Kind, _ position: Int) -> String {
        let name = "DisplayName: \"\(words(of: written))\"\n"
        switch kind {
        case .root:
            return """
                INEnums: [], INIntents: [], INTypes: []
                INIntentDefinitionModelVersion: "1.2", INIntentDefinitionNamespace: Ex4mpl
                INIntentDefinitionSystemVersion: 23F79
                INIntentDefinitionToolsBuildVersion: 15F31d, INIntentDefinitionToolsVersion: "15.4"
                """
        case .intent: return defaults(forIntent: written)
        case .parameter, .responseParameter, .property:
            // A type's own properties follow the four inherited ones, which have the tags 1 to 4.
            let tag = position + (kind == .property ? 96 : 1)
            return (written["EnumType"] == nil ? "" : "EnumTypeNamespace: Ex4mpl, Type: Integer\n")
                + (written["ObjectType"] == nil ? "" : "ObjectTypeNamespace: Ex4mpl, Type: Object\n")
                + "Type: String, DisplayPriority: \(position + 1), Tag: \(tag)\n" + name
                + (kind == .parameter ? "Configurable: true" : "")
        case .enumeration: return name + "GeneratesHeader: true, Type: Regular"
        case .value: return name + (position > 0 ? "Index: \(position)" : "")
        case .type:
            return name + """
                LastPropertyTag: \(99 + (written["Properties"]?.elements.count ?? 0))
                Properties: [
                    { Name: identifier, Default: true, Tag: 1, Type: String }
                    { Name: displayString, Default: true, Tag: 2, Type: String }
                    { Name: pronunciationHint, Default: true, Tag: 3, Type: String }
                    {
                        Name: alternativeSpeakableMatches, Default: true, Tag: 4
                        Type: SpeakableString, SupportsMultipleValues: true
                    }
                ]
                """
        case .combination: return "SupportsBackgroundExecution: true"
        case .response:
            let count = written["Parameters"]?.elements.count ?? 0
            return "Codes: [{ Name: success, Success: true, FormatString: Done. }, { Name: failure }]\n"
                + (count > 0 ? "LastParameterTag: \(count)" : "")
        case .keyed, .other: return ""
        }
    }

    private static func defaults(forIntent written: Value) -> String {
        let parameters = written["Parameters"]?.elements ?? []
        let names = parameters.compactMap { $0["Name"]?.text }
        let hasPurpose = ["Configurable", "EligibleForWidgets", "ParameterCombinations"].contains { written[$0] != nil }
        var text = """
            Type: Custom, Category: generic, Verb: Do, Title: "\(words(of: written))"
            Description: An example of an intent
            LastParameterTag: \(parameters.count), Response: {}

            """
        if !hasPurpose { text += "Configurable: true\n" }
        if !hasPurpose || written["Configurable"]?.isTrue == true {
            let title = (["Do it"] + names.map { "${\($0)}" }).joined(separator: " ")
            text += "ManagedParameterCombinations: { \"\(names.joined(separator: ","))\": { Title: \"\(title)\" } }\n"
        }
        return written["ParameterCombinations"] == nil ? text + "IneligibleForSuggestions: true" : text
    }

    /// Returns a declaration's name as words for users: `OrderSoup` becomes `Order Soup`.
    private static func words(of declaration: Value) -> String {
        guard let name = declaration["Name"]?.text else { return "Example" }
        var words = ""
        for scalar in name.unicodeScalars {
            if scalar.properties.isUppercase, !words.isEmpty { words += " " }
            words.unicodeScalars.append(scalar)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// The kind of a dictionary in a definition, and the prefix of its keys.
struct ExampleShape {
    /// The kinds that the template fills in, and dictionaries whose keys the author chooses.
    enum Kind {
        case root, intent, parameter, responseParameter, property, keyed, combination, response, enumeration
        case value, type, other
    }

    let kind: Kind
    private let prefix: String

    static let root = ExampleShape(kind: .root, prefix: "")

    func fullKey(_ key: String) -> String { kind == .keyed || key.hasPrefix("IN") ? key : prefix + key }

    /// Returns the shape of the value, or of its elements, for a key without prefix.
    func inside(_ key: String) -> ExampleShape {
        func own(_ kind: Kind, _ suffix: String) -> ExampleShape { ExampleShape(kind: kind, prefix: prefix + suffix) }
        if kind == .keyed { return own(.combination, "") }
        switch key {
        case "INIntents": return own(.intent, "INIntent")
        case "INEnums": return own(.enumeration, "INEnum")
        case "INTypes": return own(.type, "INType")
        case "Parameters": return own(kind == .intent ? .parameter : .responseParameter, "Parameter")
        case "ParameterCombinations", "ManagedParameterCombinations": return own(.keyed, "ParameterCombination")
        case "Response": return own(.response, "Response")
        case "Values": return own(.value, "Value")
        case "Properties": return own(.property, "Property")
        case "Metadata", "Relationship": return own(.other, key)
        case "Codes", "Synonyms", "PromptDialogs", "UnsupportedReasons", "ArraySizes":
            return own(.other, String(key.dropLast()))
        default: return ExampleShape(kind: .other, prefix: "")
        }
    }
}
