import Diagnostics
import PropertyList

/// Turns a property list's keys into the typed fields of a definition. Shape alone is judged, never meaning.
package struct DefinitionReader {
    private var values: ValueReader
    private let intents: IntentReader
    private let types: TypeReader
    private let keys: KnownKeys<DefinitionKey>

    /// Reads a definition.
    ///
    /// - Returns: What the author wrote, `nil` when the root is not that of a definition, and findings of the codes IN02xx.
    ///   There can be errors as well as a definition: a value of the wrong kind is reported and treated as absent.
    package static func read(_ document: PropertyListDocument) -> (definition: Definition?, diagnostics: [Diagnostic]) {
        var reader = DefinitionReader(document)
        let definition = reader.readRoot(document)
        return (definition, reader.values.diagnostics)
    }

    private init(_ document: PropertyListDocument) {
        values = ValueReader(document: document)
        let numbers = KeyNumbers(document)
        intents = IntentReader(numbers)
        types = TypeReader(numbers)
        keys = KnownKeys(numbers, prefix: "")
    }

    private mutating func readRoot(_ document: PropertyListDocument) -> Definition? {
        let root = document.root
        guard root.kind == .dictionary else {
            values.report(
                .notAnIntentDefinition,
                "an intent definition must be a dictionary, but this is \(root.kind.phrase)",
                at: root.pointingRange
            )
            return nil
        }
        var definition = Definition(document: document)
        var isRecognized = false
        for node in root.children {
            let key = keys[node]
            isRecognized = isRecognized || key != nil
            switch key {
            case .enums: definition.enumerations = values.dictionaries(node, types.readEnumeration)?.value ?? []
            case .intents: definition.intents = values.dictionaries(node, intents.readIntent)?.value ?? []
            case .types: definition.types = values.dictionaries(node, types.readType)?.value ?? []
            case .modelVersion: definition.modelVersion = values.string(node)
            case .namespace: definition.namespace = values.string(node)
            case .systemVersion: definition.systemVersion = values.string(node)
            case .toolsBuildVersion: definition.toolsBuildVersion = values.string(node)
            case .toolsVersion: definition.toolsVersion = values.string(node)
            case nil: values.unknown(node)
            }
        }
        guard isRecognized else {
            values.report(
                .notAnIntentDefinition,
                "this property list has none of an intent definition's keys",
                at: root.pointingRange,
                help: "an intent definition has INIntents, INEnums and INTypes"
            )
            return nil
        }
        if let version = definition.modelVersion, ModelVersion(rawValue: version.value) == nil {
            values.report(
                .unknownModelVersion,
                "unknown model version '\(version.value)'; it is read as 1.2",
                at: version.range
            )
        }
        definition.unknownKeys = values.unknownKeys
        for unknown in values.unknownKeys {
            values.report(
                .unknownKey,
                "unknown key '\(unknown.name)' is ignored",
                at: unknown.range,
                symbol: unknown.symbol
            )
        }
        return definition
    }
}
