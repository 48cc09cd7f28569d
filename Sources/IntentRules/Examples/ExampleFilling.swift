import PropertyList
import Translations

/// Fills in what the author of an example left out, the way Xcode would write it.
struct ExampleFilling {
    typealias Entry = (key: String, value: ExampleNotation.Value)

    private var usedIDs: Set<String>
    private static let namespace = "Ex4mpl"

    init(usedIDs: Set<String>) { self.usedIDs = usedIDs }

    /// The entries with what is missing after them. A key that is already there, even as `none`, is left as it is.
    mutating func filled(_ written: [Entry], _ shape: ExampleShape, at path: String) -> [Entry] {
        var entries = Entries(written)
        let position = Self.position(in: path)
        switch shape.kind {
        case .root: fillRoot(&entries)
        case .intent: fillIntent(&entries)
        case .parameter, .responseParameter, .property:
            fillReference(&entries)
            entries.add("Type", "String")
            entries.add("DisplayName", entries.words)
            entries.add("DisplayPriority", position + 1)
            // The four inherited properties stand before the type's own and have the tags 1 to 4.
            entries.add("Tag", position + (shape.kind == .property ? 96 : 1))
            if shape.kind == .parameter { entries.add("Configurable", true) }
        case .enumeration:
            entries.add("DisplayName", entries.words)
            entries.add("GeneratesHeader", true)
            entries.add("Type", "Regular")
        case .value:
            entries.add("DisplayName", entries.words)
            if position > 0 { entries.add("Index", position) }
        case .type: fillType(&entries)
        case .combination: entries.add("SupportsBackgroundExecution", true)
        case .response:
            entries.add(
                "Codes",
                .array([Self.code("success", isSuccess: true), Self.code("failure", isSuccess: false)])
            )
        case .metadata, .relationship, .promptDialog, .unsupportedReason, .arraySize, .keyed, .code, .synonym, .wrapped:
            break
        }
        addIDs(&entries, shape, at: path)
        return entries.all
    }

    private func fillRoot(_ entries: inout Entries) {
        entries.add("INEnums", .array([]))
        entries.add("INIntents", .array([]))
        entries.add("INTypes", .array([]))
        entries.add("INIntentDefinitionModelVersion", "1.2")
        entries.add("INIntentDefinitionNamespace", Self.namespace)
        entries.add("INIntentDefinitionSystemVersion", "23F79")
        entries.add("INIntentDefinitionToolsBuildVersion", "15F31d")
        entries.add("INIntentDefinitionToolsVersion", "15.4")
    }

    private func fillIntent(_ entries: inout Entries) {
        entries.add("Type", "Custom")
        entries.add("Category", "generic")
        entries.add("Verb", "Do")
        entries.add("Title", entries.words)
        entries.add("Description", "An example of an intent")
        entries.add("LastParameterTag", entries.count(of: "Parameters"))
        let hasPurpose = ["Configurable", "EligibleForWidgets", "ParameterCombinations"].contains { entries.has($0) }
        if !hasPurpose { entries.add("Configurable", true) }
        if entries.isTrue("Configurable") {
            entries.add("ManagedParameterCombinations", .dictionary(Self.summaries(entries.names(in: "Parameters"))))
        }
        if !entries.has("ParameterCombinations") { entries.add("IneligibleForSuggestions", true) }
        entries.add("Response", .dictionary([]))
    }

    private static func summaries(_ parameters: [String]) -> [Entry] {
        let title = (["Do it"] + parameters.map { "${\($0)}" }).joined(separator: " ")
        return [(parameters.joined(separator: ","), .dictionary([("Title", .scalar(.string(title)))]))]
    }

    private func fillReference(_ entries: inout Entries) {
        for (key, type) in [("EnumType", "Integer"), ("ObjectType", "Object")] where entries.has(key) {
            entries.add(key + "Namespace", Self.namespace)
            entries.add("Type", type)
        }
    }

    private func fillType(_ entries: inout Entries) {
        entries.add("DisplayName", entries.words)
        let inherited = ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"]
        var properties: [ExampleNotation.Value] = inherited.enumerated().map { position, name in
            let isMatches = position == 3
            var entries = Entries([("Name", .scalar(.string(name)))])
            entries.add("Default", true)
            entries.add("Tag", position + 1)
            entries.add("Type", isMatches ? "SpeakableString" : "String")
            if isMatches { entries.add("SupportsMultipleValues", true) }
            return .dictionary(entries.all)
        }
        entries.add("LastPropertyTag", 99 + entries.count(of: "Properties"))
        if case .array(let own)? = entries["Properties"] { properties += own }
        entries.set("Properties", .array(properties))
    }

    private static func code(_ name: String, isSuccess: Bool) -> ExampleNotation.Value {
        var entries = Entries([("Name", .scalar(.string(name)))])
        if isSuccess {
            entries.add("Success", true)
            entries.add("FormatString", "Done.")
        }
        return .dictionary(entries.all)
    }

    private static let localizedWords: Set<String> = [
        "Title", "Subtitle", "Description", "DisplayName", "FormatString", "ConciseFormatString", "Placeholder",
        "TrueDisplayName", "FalseDisplayName", "Template", "Synonym", "PronunciationHint",
    ]

    private mutating func addIDs(_ entries: inout Entries, _ shape: ExampleShape, at path: String) {
        for entry in entries.all where Self.localizedWords.contains(entry.key) {
            guard !entries.has(entry.key + "ID"), case .scalar(.string) = entry.value else { continue }
            let id = FreshStringID.make(for: path + "/" + entry.key, avoiding: usedIDs)
            usedIDs.insert(id)
            entries.add(entry.key + "ID", id)
        }
    }

    /// The element's position in the array at whose end the path stands.
    private static func position(in path: String) -> Int {
        guard path.hasSuffix("]"), let start = path.lastIndex(of: "[") else { return 0 }
        return Int(path[path.index(after: start)...].dropLast()) ?? 0
    }
}

/// The entries of one dictionary while it is filled in.
private struct Entries {
    private(set) var all: [ExampleFilling.Entry]

    init(_ all: [ExampleFilling.Entry]) { self.all = all }

    subscript(key: String) -> ExampleNotation.Value? { all.first { $0.key == key }?.value }

    func has(_ key: String) -> Bool { self[key] != nil }

    func isTrue(_ key: String) -> Bool {
        if case .scalar(.boolean(true))? = self[key] { true } else { false }
    }

    /// The words of the name, to be shown to users: `OrderSoup` gives `Order Soup`.
    var words: String {
        guard case .scalar(.string(let name))? = self["Name"] else { return "Example" }
        var words = ""
        for scalar in name.unicodeScalars {
            if scalar.properties.isUppercase, !words.isEmpty { words += " " }
            words.unicodeScalars.append(scalar)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    func count(of key: String) -> Int {
        if case .array(let elements)? = self[key] { elements.count } else { 0 }
    }

    func names(in key: String) -> [String] {
        guard case .array(let elements)? = self[key] else { return [] }
        return elements.compactMap { element in
            guard case .dictionary(let entries) = element,
                case .scalar(.string(let name))? = entries.first(where: { $0.key == "Name" })?.value
            else { return nil }
            return name
        }
    }

    mutating func add(_ key: String, _ value: ExampleNotation.Value) {
        if !has(key) { all.append((key, value)) }
    }

    mutating func add(_ key: String, _ text: String) { add(key, .scalar(.string(text))) }

    mutating func add(_ key: String, _ number: Int) { add(key, .scalar(.integer(PropertyListInteger(Int64(number))))) }

    mutating func add(_ key: String, _ flag: Bool) { add(key, .scalar(.boolean(flag))) }

    mutating func set(_ key: String, _ value: ExampleNotation.Value) {
        all.removeAll { $0.key == key }
        all.append((key, value))
    }
}
