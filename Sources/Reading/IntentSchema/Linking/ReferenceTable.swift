import Diagnostics

/// The enumerations and types that one file declares, by name.
struct DeclarationTable: Sendable {
    let definition: Definition
    let enumerations: [String: Int]
    let types: [String: Int]

    init(_ definition: Definition) {
        self.definition = definition
        enumerations = definition.enumerations.firstIndices { $0.name?.value }
        types = definition.types.firstIndices { $0.name?.value }
    }
}

/// The declarations of all files of a run.
struct DeclarationTables: Sendable {
    let files: [DeclarationTable]
    private let byNamespace: [String: [Int]]

    init(_ definitions: [Definition]) {
        files = definitions.map(DeclarationTable.init)
        byNamespace = Dictionary(
            grouping: definitions.indices.filter { definitions[$0].namespace != nil },
            by: { definitions[$0].namespace?.value ?? "" }
        )
    }

    /// Returns the indices of the files with a namespace, in the order of the run.
    func files(ofNamespace namespace: String) -> [Int] { byNamespace[namespace] ?? [] }
}

/// Resolves a file's references: first to its own declarations, then to those of a file with the given namespace.
struct ReferenceTable {
    private let ownIndex: Int
    private let run: DeclarationTables
    private var own: DeclarationTable { run.files[ownIndex] }
    var definition: Definition { own.definition }
    private var enumerations = Imports<Enumeration>()
    private var types = Imports<CustomType>()

    /// Other namespaces in which references name this file's own declarations.
    var mistakenNamespaces: Set<String> = []

    /// For each enumeration that has been looked up, the indices of its cases by name.
    private var caseIndices: [Int: [String: Int]] = [:]

    init(own: Int, _ run: DeclarationTables) {
        ownIndex = own
        self.run = run
    }

    /// The names that references may have in a namespace.
    func enumerationNames(in namespace: String?) -> [String] {
        declaring(namespace).flatMap(\.enumerations).compactMap { $0.name?.value }
    }

    func typeNames(in namespace: String?) -> [String] {
        declaring(namespace).flatMap(\.types).compactMap { $0.name?.value }
    }

    private func declaring(_ namespace: String?) -> [Definition] {
        (isOwn(namespace) ? [definition] : []) + others(namespace).map(\.definition)
    }

    var importedEnumerations: [Enumeration] { enumerations.declarations }
    var importedTypes: [CustomType] { types.declarations }

    mutating func enumeration(_ name: String, namespace: String?) -> EnumerationReference? {
        if isOwn(namespace), let index = own.enumerations[name] { return EnumerationReference(index: index) }
        let files = others(namespace)
        let imported = enumerations.index(of: name) {
            files.lazy.compactMap { table in
                table.enumerations[name].map { Enumeration(table.definition.enumerations[$0], isImported: true) }
            }.first
        }
        return imported.map { EnumerationReference(index: definition.enumerations.count + $0) }
    }

    mutating func type(_ name: String, namespace: String?) -> CustomTypeReference? {
        if isOwn(namespace), let index = own.types[name] { return CustomTypeReference(index: index) }
        let files = others(namespace)
        let imported = types.index(of: name) {
            files.lazy.compactMap { table in table.types[name].map { table.definition.types[$0] } }.first.map {
                CustomType(
                    name: name,
                    nameRange: SourceRange(0, 0),
                    explicitClassName: $0.className?.value,
                    displayName: $0.displayName.localized,
                    properties: [],
                    isImported: true
                )
            }
        }
        return imported.map { CustomTypeReference(index: definition.types.count + $0) }
    }

    /// Returns the cases of an enumeration. A case without a name has an empty one.
    func cases(of reference: EnumerationReference) -> [(name: String, index: Int)] {
        let declared = definition.enumerations
        guard reference.index < declared.count else {
            return enumerations.declarations[reference.index - declared.count].cases.map { ($0.name, $0.index) }
        }
        return declared[reference.index].values.map { ($0.name?.value ?? "", $0.index?.value ?? 0) }
    }

    /// Returns the index in `cases` of the case with a name.
    mutating func caseIndex(of name: String, in reference: EnumerationReference) -> Int? {
        if let indices = caseIndices[reference.index] { return indices[name] }
        let indices = cases(of: reference).firstIndices(\.name)
        caseIndices[reference.index] = indices
        return indices[name]
    }

    /// Whether a namespace is this file's. So is an absent one, because model version 1.0 writes none.
    func isOwn(_ namespace: String?) -> Bool {
        guard let namespace else { return true }
        return namespace == definition.namespace?.value || mistakenNamespaces.contains(namespace)
    }

    /// Whether a name in another namespace is declared by this file, and by none of that namespace.
    func isMistaken(_ name: String, _ list: KeyPath<DeclarationTable, [String: Int]>, in namespace: String) -> Bool {
        own[keyPath: list][name] != nil && !others(namespace).contains { $0[keyPath: list][name] != nil }
    }

    private func others(_ namespace: String?) -> [DeclarationTable] {
        guard let namespace else { return [] }
        return run.files(ofNamespace: namespace).filter { $0 != ownIndex }.map { run.files[$0] }
    }
}

/// What a file uses from other files, in the order of first use.
private struct Imports<Declaration> {
    private(set) var declarations: [Declaration] = []
    private var indices: [String: Int] = [:]

    mutating func index(of name: String, _ find: () -> Declaration?) -> Int? {
        if let index = indices[name] { return index }
        guard let found = find() else { return nil }
        indices[name] = declarations.count
        declarations.append(found)
        return declarations.count - 1
    }
}
