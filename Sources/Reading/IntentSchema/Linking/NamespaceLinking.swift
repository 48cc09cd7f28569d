import Diagnostics

extension DefinitionLinker {
    /// Reports references to the file's own declarations in a namespace that is not the file's: once for each namespace,
    /// at the file's own if that must be the mistake. The references are resolved all the same.
    mutating func checkNamespaces() {
        let parameters =
            definition.intents.filter { !$0.isSystem }.flatMap(\.parametersAndValues)
            + definition.types.flatMap(\.properties)
        var mistaken: [Written<String>] = []
        var hasRight = false
        func note(
            _ name: Written<String>?,
            _ list: KeyPath<DeclarationTable, [String: Int]>,
            _ namespace: Written<String>?
        ) {
            guard let name, let namespace, namespace.value != "System" else { return }
            if references.isOwn(namespace.value) {
                hasRight = true
            } else if references.isMistaken(name.value, list, in: namespace.value) {
                mistaken.append(namespace)
            }
        }
        for parameter in parameters {
            note(parameter.enumType, \.enumerations, parameter.enumTypeNamespace)
            note(parameter.objectType, \.types, parameter.objectTypeNamespace)
        }
        let uses = Dictionary(grouping: mistaken, by: \.value)
        for (namespace, places) in uses.sorted(by: { $0.key < $1.key }) {
            report(namespace, places, isEverywhere: !hasRight && uses.count == 1)
        }
        references.mistakenNamespaces = Set(uses.keys)
    }

    /// - Parameter isEverywhere: Whether no reference to the file's own declarations has another namespace.
    private mutating func report(_ namespace: String, _ places: [Written<String>], isEverywhere: Bool) {
        guard let first = places.first else { return }
        let header = definition.namespace
        let uses = places.count == 1 ? "a reference uses" : "\(places.count) references use"
        let isHeader = isEverywhere && header != nil
        let edits = (isHeader ? header.map { [$0] } ?? [] : places).compactMap { place in
            DefinitionEdits(definition)?.replace(place, with: isHeader ? namespace : header?.value ?? namespace)
        }
        findings.report(
            .namespaceDiffers,
            "\(uses) the namespace '\(namespace)', but this file "
                + (header.map { "has the namespace '\($0.value)'" } ?? "has no namespace"),
            at: isHeader ? header?.range ?? first.range : first.range,
            symbol: "namespace",
            related: isHeader
                ? [("a reference", first.range)] : header.map { [("the namespace of the file", $0.range)] } ?? [],
            fixIts: header.map {
                let title =
                    isHeader
                    ? "Change the namespace of the file to '\(namespace)'"
                    : "Change the namespace of the \(places.count == 1 ? "reference" : "references") to '\($0.value)'"
                return edits.isEmpty ? [] : [FixIt(title, isSafe: false, edits: edits)]
            } ?? []
        )
    }
}
