import Diagnostics
import PropertyList

/// Converts a property list's keys to the typed fields of a definition. Checks the shape, not the meaning.
package enum DefinitionReader {
    /// Reads a definition.
    ///
    /// - Parameter correctsKeys: Whether to read the values of misspelled keys as those of the keys that are meant, so that
    ///   nothing else is reported as missing because of them.
    /// - Returns: What the author wrote, or `nil` if the root is not that of a definition, and findings, mostly IN02xx.
    ///   There can be both errors and a definition: a value of the wrong kind is reported and treated as absent.
    package static func read(
        _ document: PropertyListDocument,
        correctsKeys: Bool = false
    ) -> (definition: Definition?, diagnostics: [Diagnostic]) {
        var values = ValueReader(document: document, correctsKeys: correctsKeys)
        let definition = read(document, &values)
        return (definition, values.diagnostics)
    }

    private static let keys = KnownKeys("the file", "IN") { Definition(document: $0.document) }
        .reading([
            "Enums": .other(.array, "the enumerations") { $0.enumerations = $1.list($2, TypeReader.enumeration) },
            "Intents": .other(.array, "the intents") { $0.intents = $1.list($2, IntentReader.read) },
            "Types": .other(.array, "the custom types") { $0.types = $1.list($2, TypeReader.type) },
            "IntentDefinitionModelVersion": .string("\(ModelVersion.words); default: the last") {
                $0.modelVersion = $1
            },
            "IntentDefinitionNamespace": .string("the name that references use for the file") { $0.namespace = $1 },
            "IntentDefinitionSystemVersion": .string("what saved it last; no effect") { $0.systemVersion = $1 },
            "IntentDefinitionToolsBuildVersion": .string("what saved it last; no effect") { $0.toolsBuildVersion = $1 },
            "IntentDefinitionToolsVersion": .string("what saved it last; no effect") { $0.toolsVersion = $1 },
        ])

    static let formats: [FormatKeys] = [keys.format]

    /// The keys without which linking finds no meaning.
    static let neededKeys: Set = [
        "INEnumName", "INEnumValueName", "INIntentName", "INIntentParameterName", "INIntentParameterType",
        "INIntentParameterRelationshipPredicateName", "INIntentParameterUnsupportedReasonCode",
        "INIntentResponseCodeName", "INIntentResponseParameterName", "INIntentResponseParameterType", "INTypeName",
        "INTypePropertyName", "INTypePropertyType",
    ]

    private static func read(_ document: PropertyListDocument, _ values: inout ValueReader) -> Definition? {
        let root = document.root
        guard root.kind == .dictionary else {
            let message = "an intent definition must be a dictionary, but this is \(root.kind.phrase)"
            values.report(.notAnIntentDefinition, message, at: root.pointingRange)
            return nil
        }
        var definition = keys.read(&values, root)
        guard root.children.contains(where: keys.contain) else {
            values.report(
                .notAnIntentDefinition,
                "this property list has none of an intent definition's keys",
                at: root.pointingRange,
                help: "an intent definition has INIntents, INEnums and INTypes"
            )
            return nil
        }
        if let version = definition.modelVersion, ModelVersion(rawValue: version.value) == nil {
            let message = "unknown model version '\(version.value)'; it is read as 1.2"
            values.report(.unknownModelVersion, message, at: version.range)
        }
        definition.unknownKeys = values.unknownKeys
        for unknown in values.unknownKeys { report(unknown, &values) }
        return definition
    }

    private static func report(_ unknown: UnknownKey, _ values: inout ValueReader) {
        let owner = unknown.symbol.isEmpty ? "the file" : Definition.phrase(forSymbol: unknown.symbol)
        let others = FormatKeys.dictionaries(with: unknown.name)
        let message =
            others.map { "'\(unknown.name)' has no effect in \(owner): it is a key of \($0.place)" }
            ?? "unknown key '\(unknown.name)' of \(owner) is ignored"
        values.report(
            unknown.kind,
            message + (unknown.nearest.map { "; did you mean '\($0)'?" } ?? ""),
            at: unknown.range,
            symbol: unknown.symbol,
            help: ForeignWords.advice(aboutKey: unknown.name),
            fixIts: unknown.nearest.map { [.spelling($0, at: unknown.range)] } ?? []
        )
    }

    /// What an unknown key is, by the key that is meant instead.
    static func kind(ofUnknown name: String, meaning nearest: String?) -> DiagnosticKind {
        guard let nearest else {
            if ForeignWords.advice(aboutKey: name) != nil { return .misspelledFormatWord }
            return FormatKeys.dictionaries(with: name) == nil ? .unknownKey : .misplacedKey
        }
        // Without its declarations, a file would pass for an empty one.
        if ["INIntents", "INEnums", "INTypes"].contains(nearest) { return .notAnIntentDefinition }
        return neededKeys.contains(nearest) ? .missingKey : .misspelledFormatWord
    }
}
