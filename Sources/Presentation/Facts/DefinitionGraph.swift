import IntentSchema
import SchemaFields

/// The declarations of a definition and their references. Only custom types can form cycles.
package struct DefinitionGraph: Sendable {
    package private(set) var nodes: [Node] = []
    package private(set) var edges: [Edge] = []

    /// A declaration, or a parameter that is a parent or has one.
    package struct Node: Sendable {
        package var kind: Kind
        package var name: String
    }

    package enum Kind: String, Sendable {
        case intent, parameter, enumeration, type
    }

    package struct Edge: Hashable, Sendable {
        /// An index into `nodes`, as is `to`.
        package var from: Int
        package var to: Int
        /// The condition of a child parameter, or the names of the parameters and properties whose type is `to`.
        package var label: String
    }

    /// - Parameter includesParameters: Whether to add conditions as edges and the parameters that they relate as nodes.
    package init(_ schema: Schema, includesParameters: Bool = true) {
        let intents = schema.intents.sorted { $0.className < $1.className }
        let intentNodes = intents.map { add(.intent, $0.name) }
        let enumerations = schema.enumerations.map { add(.enumeration, $0.name) }
        let types = schema.types.map { add(.type, $0.name) }
        func target(_ type: ParameterType) -> Int? {
            switch type.reference {
            case .enumeration(let reference): enumerations[reference.index]
            case .type(let reference): types[reference.index]
            case nil: nil
            }
        }
        func names(_ uses: [(name: String, type: ParameterType)]) -> [Int: [String]] {
            uses.reduce(into: [:]) { names, use in
                if let to = target(use.type) { names[to, default: []].append(use.name) }
            }
        }
        for (intent, node) in zip(intents, intentNodes) {
            let parents = Set(intent.parameters.compactMap(\.parent?.parameter))
            var related: [Int: Int] = [:]
            for index in intent.displayOrder
            where includesParameters && (parents.contains(index) || intent.parameters[index].parent != nil) {
                related[index] = add(.parameter, intent.parameters[index].name)
            }
            var uses: [(String, ParameterType)] = []
            for index in intent.displayOrder {
                let parameter = intent.parameters[index]
                guard let own = related[index] else {
                    uses.append((parameter.name, parameter.type))
                    continue
                }
                if let parent = parameter.parent, let from = related[parent.parameter] {
                    edges.append(Edge(from: from, to: own, label: parent.words(in: schema, of: intent)))
                } else {
                    edges.append(Edge(from: node, to: own, label: ""))
                }
                if let to = target(parameter.type) { edges.append(Edge(from: own, to: to, label: "")) }
            }
            link(node, names(uses + intent.response.parameters.map { ("response.\($0.name)", $0.type) }))
        }
        for (type, node) in zip(schema.types, types) { link(node, names(type.properties.map { ($0.name, $0.type) })) }
    }

    /// - Parameter names: The names of the members that have a type, by the type's node.
    private mutating func link(_ node: Int, _ names: [Int: [String]]) {
        for (to, names) in names.sorted(by: { $0.key < $1.key }) {
            edges.append(Edge(from: node, to: to, label: names.joined(separator: ", ")))
        }
    }

    private mutating func add(_ kind: Kind, _ name: String) -> Int {
        nodes.append(Node(kind: kind, name: name))
        return nodes.count - 1
    }
}
