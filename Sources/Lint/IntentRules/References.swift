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
            // Model version 1.0 writes no namespace, which means the file itself. Templates and copies share their
            // namespace, so a file's own declaration comes before those of others.
            let isOwn = namespace?.value == definition.namespace?.value && declared.contains(name)
            if let namespace = namespace?.value, !isOwn {
                foreign.insert(Foreign(namespace: namespace, name: name))
            } else {
                own.insert(name)
            }
        }
    }
}
