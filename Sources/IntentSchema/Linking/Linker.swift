import Diagnostics

/// Turns definitions into schemas: names become references, and what cannot be linked is a diagnostic.
public enum Linker {
    /// What linking one definition gave.
    public struct Result: Sendable {
        /// What the definition means; `nil` when any of its errors leaves that open.
        public var schema: Schema?
        /// Findings of the codes IN0203, IN0206, IN0207, IN03xx and IN04xx, in no particular order.
        public var diagnostics: [Diagnostic]
    }

    /// Links the definitions of one run, each for itself but for two things: references may name declarations of another
    /// file by its namespace, and no two files may declare the same name, because their code meets in one module.
    ///
    /// - Returns: One result for each definition, in the same order.
    public static func link(_ definitions: [Definition]) -> [Result] {
        let run = LinkingRun(definitions)
        var results = definitions.indices.map { run.link($0) }
        for collision in NameCollisions.acrossFiles(definitions) {
            results[collision.definition].diagnostics.append(collision.diagnostic)
            results[collision.definition].schema = nil
        }
        return results
    }
}

/// The definitions of one run, of which each can be linked for itself, in any order and at the same time.
struct LinkingRun: Sendable {
    private let declarations: DeclarationTables

    init(_ definitions: [Definition]) { declarations = DeclarationTables(definitions) }

    /// Links the definition at a position; the others are looked at only for what it refers to.
    func link(_ index: Int) -> Linker.Result {
        var linker = DefinitionLinker(ReferenceTable(own: index, declarations))
        return linker.link()
    }
}

/// Links one definition.
struct DefinitionLinker {
    let definition: Definition
    var findings: Findings
    var references: ReferenceTable

    init(_ references: ReferenceTable) {
        self.references = references
        definition = references.definition
        findings = Findings(path: definition.path)
    }

    mutating func link() -> Linker.Result {
        // Declarations first: linking parameters looks at the cases of enumerations.
        var enumerations = definition.enumerations.map { link($0) }
        var types = definition.types.map { link($0) }
        let intents = definition.intents.compactMap { $0.isSystem ? nil : link($0) }
        NameCollisions.inFile(definition, &findings)
        findings.reusedStringIDs(definition)
        enumerations += references.importedEnumerations
        types += references.importedTypes
        let schema = Schema(
            path: definition.path,
            namespace: definition.namespace?.value,
            intents: intents,
            enumerations: enumerations,
            types: types
        )
        return Linker.Result(schema: findings.hasErrors ? nil : schema, diagnostics: findings.diagnostics)
    }
}
