import Diagnostics

/// Links one definition: resolves names to references, and reports those that it cannot resolve.
struct DefinitionLinker {
    let definition: Definition
    var findings: Findings
    var references: ReferenceTable
    /// The unknown words of the declaration that is being linked.
    private var unknownWords: [String] = []

    init(_ references: ReferenceTable) {
        self.references = references
        definition = references.definition
        findings = Findings(path: definition.path)
    }

    /// Returns what the definition means, or `nil` if there are errors, and findings with the codes IN0203, IN0206,
    /// IN0207, IN03xx and IN04xx, in no particular order.
    mutating func link() -> (schema: Schema?, diagnostics: [Diagnostic]) {
        checkNamespaces()
        // Declarations come first, because linking parameters looks up the cases of enumerations.
        var enumerations = definition.enumerations.map { link($0) }
        var types = definition.types.map { link($0) }
        let intents = definition.intents.compactMap { $0.isSystem ? nil : link($0) }
        reportOnlySystemIntents()
        NameCollisions.inFile(definition, &findings)
        enumerations += references.importedEnumerations
        types += references.importedTypes
        let schema = Schema(
            path: definition.path,
            namespace: definition.namespace?.value,
            modelVersion: definition.modelVersion.flatMap { ModelVersion(rawValue: $0.value) } ?? .xcode12,
            intents: intents,
            enumerations: enumerations,
            types: types
        )
        return (findings.hasErrors ? nil : schema, findings.diagnostics)
    }

    /// Keeps a word that is not known as text, for the declaration that is being linked.
    mutating func keep(unknown word: String, _ what: String) { unknownWords.append("\(what) '\(word)'") }

    /// The unknown words of the declaration that has been linked.
    mutating func takeUnknownWords() -> [String] {
        defer { unknownWords = [] }
        return unknownWords
    }

    private mutating func reportOnlySystemIntents() {
        let isEmpty = definition.enumerations.isEmpty && definition.types.isEmpty
        guard isEmpty, let first = definition.intents.first, definition.intents.allSatisfy(\.isSystem) else { return }
        findings.report(
            .onlySystemIntents,
            "this definition only customizes system intents, such as '\(first.name?.value ?? "")'",
            at: first.nameRange,
            symbol: first.name?.value ?? ""
        )
    }
}
