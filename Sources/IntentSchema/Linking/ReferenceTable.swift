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

    /// The files that have a namespace, in the order of the run.
    func files(ofNamespace namespace: String) -> [Int] { byNamespace[namespace] ?? [] }
}

/// Finds what references of one file mean: its own declarations first, then those of a file with the given namespace.
struct ReferenceTable {
    private let ownIndex: Int
    private let run: DeclarationTables
    private var own: DeclarationTable { run.files[ownIndex] }
    var definition: Definition { own.definition }
    private(set) var importedEnumerations: [Enumeration] = []
    private(set) var importedTypes: [CustomType] = []
    private var importedEnumerationIndices: [String: Int] = [:]
    private var importedTypeIndices: [String: Int] = [:]

    /// The positions of the cases that have been asked for, by name, for each enumeration.
    private var caseIndices: [Int: [String: Int]] = [:]

    init(own: Int, _ run: DeclarationTables) {
        ownIndex = own
        self.run = run
    }

    var enumerationNames: [String] { definition.enumerations.compactMap { $0.name?.value } }
    var typeNames: [String] { definition.types.compactMap { $0.name?.value } }

    mutating func enumeration(_ name: String, namespace: String?) -> EnumerationReference? {
        if isOwn(namespace), let index = own.enumerations[name] { return EnumerationReference(index: index) }
        if let index = importedEnumerationIndices[name] { return EnumerationReference(index: index) }
        for table in others(namespace) {
            guard let index = table.enumerations[name] else { continue }
            var enumeration = Enumeration(table.definition.enumerations[index])
            enumeration.isImported = true
            let reference = definition.enumerations.count + importedEnumerations.count
            importedEnumerations.append(enumeration)
            importedEnumerationIndices[name] = reference
            return EnumerationReference(index: reference)
        }
        return nil
    }

    mutating func type(_ name: String, namespace: String?) -> CustomTypeReference? {
        if isOwn(namespace), let index = own.types[name] { return CustomTypeReference(index: index) }
        if let index = importedTypeIndices[name] { return CustomTypeReference(index: index) }
        for table in others(namespace) {
            guard let index = table.types[name] else { continue }
            let written = table.definition.types[index]
            let reference = definition.types.count + importedTypes.count
            importedTypes.append(
                CustomType(
                    name: name,
                    nameRange: SourceRange(0, 0),
                    explicitClassName: written.className?.value,
                    displayName: written.displayName.localized,
                    properties: [],
                    isImported: true
                )
            )
            importedTypeIndices[name] = reference
            return CustomTypeReference(index: reference)
        }
        return nil
    }

    /// The cases of an enumeration, as far as they have names.
    func cases(of reference: EnumerationReference) -> [(name: String, index: Int)] {
        let declared = definition.enumerations
        guard reference.index < declared.count else {
            return importedEnumerations[reference.index - declared.count].cases.map { ($0.name, $0.index) }
        }
        return declared[reference.index].values.map { ($0.name?.value ?? "", $0.index?.value ?? 0) }
    }

    /// The position of the case of a name among `cases`.
    mutating func caseIndex(of name: String, in reference: EnumerationReference) -> Int? {
        if let indices = caseIndices[reference.index] { return indices[name] }
        let indices = cases(of: reference).firstIndices(\.name)
        caseIndices[reference.index] = indices
        return indices[name]
    }

    /// An absent namespace means this file: model version 1.0 writes none.
    private func isOwn(_ namespace: String?) -> Bool {
        namespace == nil || namespace == definition.namespace?.value
    }

    private func others(_ namespace: String?) -> [DeclarationTable] {
        guard let namespace else { return [] }
        return run.files(ofNamespace: namespace).filter { $0 != ownIndex }.map { run.files[$0] }
    }
}
