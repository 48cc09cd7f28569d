import Diagnostics

indirect enum JSONSchemaNode: Sendable {
    /// Any value of this JSON type.
    case type(String)
    case pattern(String)
    case words([String])
    /// One of these cases, in the form in which the library saves it.
    case cases([(name: String, index: Int)])
    case list(JSONSchemaNode)
    /// An object with these members and no others.
    case object([(key: String, value: JSONSchemaNode)], required: [String] = [])
    case anyOf([JSONSchemaNode])
    /// The schema with this name in `$defs`.
    case reference(String)
    case described(String, JSONSchemaNode)

    /// The names in `$defs` that this node refers to.
    var references: [String] {
        switch self {
        case .type, .pattern, .words, .cases: []
        case .list(let node), .described(_, let node): node.references
        case .object(let members, _): members.flatMap(\.value.references)
        case .anyOf(let nodes): nodes.flatMap(\.references)
        case .reference(let name): [name]
        }
    }

    func write(to json: inout JSONWriter) { json.object { writeMembers(to: &$0) } }

    private func writeMembers(to json: inout JSONWriter) {
        switch self {
        case .type(let name): json.member("type", name)
        case .pattern(let pattern):
            json.member("type", "string")
            json.member("pattern", pattern)
        case .words(let words): json.member("enum", words)
        case .cases(let cases):
            json.list("enum", of: cases) { json, value in
                json.member("case", value.name)
                json.member("index", value.index)
            }
        case .list(let node):
            json.member("type", "array")
            json.member("items") { node.write(to: &$0) }
        case .object(let members, let required):
            json.member("type", "object")
            json.object("properties") { json in for (key, node) in members { json.member(key) { node.write(to: &$0) } }
            }
            if !required.isEmpty { json.member("required", required) }
            json.member("additionalProperties", false)
        case .anyOf(let nodes):
            json.array("anyOf") { json in for node in nodes { node.write(to: &json) } }
        case .reference(let name): json.member("$ref", "#/$defs/\(name)")
        case .described(let text, let node):
            json.member("description", text)
            node.writeMembers(to: &json)
        }
    }
}
