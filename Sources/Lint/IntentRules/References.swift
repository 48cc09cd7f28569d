import IntentSchema

/// The enumerations and types that a definition refers to.
struct References: Sendable {
    /// What another file may declare, by the namespace of that file.
    struct Foreign: Hashable, Sendable {
        var namespace: String
        var name: String
    }

    /// The names of what the definition itself should declare.
    private(set) var own: Set<String> = []
    private(set) var foreign: Set<Foreign> = []

    init(_ definition: Definition) {
        let declared = Set(
            definition.enumerations.compactMap(\.name?.value) + definition.types.compactMap(\.name?.value)
        )
        for declaration in definition.intents.flatMap(\.parametersAndValues) + definition.types.flatMap(\.properties) {
            note(declaration.enumType, declaration.enumTypeNamespace)
            note(declaration.objectType, declaration.objectTypeNamespace)
        }
        func note(_ name: Written<String>?, _ namespace: Written<String>?) {
            guard let name = name?.value else { return }
            // Model version 1.0 writes no namespace, which means the file itself. A file's own declaration may also be
            // meant in another namespace, and comes before those of copies, which share the file's.
            if namespace == nil || declared.contains(name) { own.insert(name) }
            if let namespace = namespace?.value, namespace != definition.namespace?.value || !declared.contains(name) {
                foreign.insert(Foreign(namespace: namespace, name: name))
            }
        }
    }
}
