import IntentSchema

/// What the rules of one run share: the definitions, and what is looked up across them.
public struct LintRun: Sendable {
    /// Every definition that could be read, in the order of the inputs.
    public let definitions: [Definition]
    /// The languages into which the configuration wants every definition translated.
    public let expectedLanguages: [String]
    /// The enumerations and types that anything refers to.
    let references: Set<Reference>
    /// For each definition that lies in an `.lproj` folder, the definitions of the same name in the folders beside it,
    /// itself among them, in the order of the inputs.
    let copies: [String: [Int]]

    /// An enumeration or type by the namespace of its file and its name.
    struct Reference: Hashable, Sendable {
        var namespace: String
        var name: String
    }

    init(definitions: [Definition], expectedLanguages: [String] = []) {
        self.definitions = definitions
        self.expectedLanguages = expectedLanguages
        var references: Set<Reference> = []
        var copies: [String: [Int]] = [:]
        for (index, definition) in definitions.enumerated() {
            let own = Self.ownNamespace(index)
            let declared = Set(
                definition.enumerations.compactMap(\.name?.value) + definition.types.compactMap(\.name?.value)
            )
            func note(_ name: Written<String>?, _ namespace: Written<String>?) {
                guard let name else { return }
                // Model version 1.0 writes no namespace, which means the file itself. Copies share their namespace, so a
                // file's own declaration comes before those of others.
                let isOwn = namespace == nil || namespace?.value == definition.namespace?.value
                let owner = isOwn && declared.contains(name.value) ? own : namespace?.value ?? own
                references.insert(Reference(namespace: owner, name: name.value))
            }
            definition.visitTypedDeclarations { declaration in
                note(declaration.enumType, declaration.enumTypeNamespace)
                note(declaration.objectType, declaration.objectTypeNamespace)
            }
            if let key = Self.copyKey(definition.path) { copies[key, default: []].append(index) }
        }
        self.references = references
        self.copies = copies
    }

    /// Whether anything in the run refers to the enumeration or type that the definition at `index` declares.
    func isReferred(to name: String, declaredIn index: Int) -> Bool {
        if references.contains(Reference(namespace: Self.ownNamespace(index), name: name)) { return true }
        guard let namespace = definitions[index].namespace else { return false }
        return references.contains(Reference(namespace: namespace.value, name: name))
    }

    /// Stands for the file at `index` whatever its namespace is: templates and copies share theirs.
    private static func ownNamespace(_ index: Int) -> String { "#\(index)" }

    /// What copies of a definition have in common: the folder around the `.lproj` folder and the file's name.
    static func copyKey(_ path: String) -> String? {
        var components = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = components.popLast(), let folder = components.popLast(), folder.hasSuffix(".lproj") else {
            return nil
        }
        return (components + [name]).joined(separator: "/")
    }
}

extension Definition {
    /// Visits whatever has a type: parameters of intents, values of responses and properties of types.
    fileprivate func visitTypedDeclarations(_ visit: (ParameterDefinition) -> Void) {
        for intent in intents {
            for parameter in intent.parameters { visit(parameter) }
            for parameter in intent.response?.parameters ?? [] { visit(parameter) }
        }
        for type in types {
            for property in type.properties { visit(property) }
        }
    }
}
