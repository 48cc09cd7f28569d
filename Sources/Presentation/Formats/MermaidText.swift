import Diagnostics
import IntentSchema

/// A definition's graph as a Mermaid flowchart, which GitHub and many editors can draw.
package enum MermaidText {
    package static func text(_ schemas: [Schema]) -> [UInt8] {
        var bytes = Array("flowchart LR\n".utf8)
        func line(_ text: String) { bytes += "    \(text)\n".utf8 }
        for (number, schema) in schemas.enumerated() {
            let graph = DefinitionGraph(schema)
            let names = graph.nodes.indices.map { "n\(number)_\($0)" }
            for (name, node) in zip(names, graph.nodes) {
                let label = "\"\(escaped(node.name))\""
                switch node.kind {
                case .intent: line("\(name)[\(label)]")
                case .parameter: line("\(name)([\(label)])")
                case .enumeration: line("\(name){{\(label)}}")
                case .type: line("\(name)[(\(label))]")
                }
            }
            for edge in graph.edges {
                let label = edge.label.isEmpty ? "" : "|\"\(escaped(edge.label))\"|"
                line("\(names[edge.from]) -->\(label) \(names[edge.to])")
            }
        }
        return bytes
    }

    /// Escapes everything that could be markup as `#` followed by the number of the character.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.visible.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "_", ".", ",": result.unicodeScalars.append(scalar)
            default: result += "#\(scalar.value);"
            }
        }
        return result
    }
}
