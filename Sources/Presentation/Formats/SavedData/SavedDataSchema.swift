import Diagnostics
import IntentSchema

/// A JSON Schema of the data that models save, for programs in other languages. `Docs/Models.md` describes the format.
package enum SavedDataSchema {
    /// The version of the format in which values are saved. Format 1 can still be read.
    package static let version = 2

    package static func text(_ schemas: [Schema]) -> [UInt8] {
        typealias Named = (name: String, node: JSONSchemaNode)
        let intents: [Named] = schemas.flatMap { schema in
            schema.intents.map { ("intent.\($0.name)", node(of: $0, schema)) }
        }
        let declared: [Named] = schemas.flatMap { schema in
            let enumerations: [Named] = schema.enumerations.filter { !$0.isImported }
                .map { ("enum.\($0.name)", node(of: $0)) }
            return enumerations
                + schema.types.filter { !$0.isImported }.map { ("type.\($0.name)", node(of: $0, schema)) }
        }
        let own = intents + declared
        var used: Set<String> = []
        var pending = own.flatMap(\.1.references)
        while let name = pending.popLast() {
            if used.insert(name).inserted { pending += savedValues.first { $0.key == name }?.value.references ?? [] }
        }
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
            json.member("title", "What the models of IntentRuntime save, form \(version)")
            json.array("anyOf") { json in for (name, _) in intents { JSONSchemaNode.reference(name).write(to: &json) } }
            json.object("$defs") { json in
                for (name, node) in own { json.member(name) { node.write(to: &$0) } }
                for (name, node) in savedValues where used.contains(name) { json.member(name) { node.write(to: &$0) } }
            }
        }
        return json.bytes + [0x0A]
    }

    private static func node(of intent: Intent, _ schema: Schema) -> JSONSchemaNode {
        .object(
            intent.displayOrder.map { intent.parameters[$0] }.map { parameter in
                (parameter.name, node(of: parameter.type, schema, isArray: parameter.isArray))
            }
        )
    }

    private static func node(of type: CustomType, _ schema: Schema) -> JSONSchemaNode {
        .object(
            objectMembers
                + type.properties.map { ($0.name, node(of: $0.type, schema, isArray: $0.isArray)) }
        )
    }

    private static func node(of enumeration: Enumeration) -> JSONSchemaNode {
        .anyOf([
            .cases(enumeration.cases.map { ($0.name, $0.index) }),
            .described("The index alone, in form 1", .type("integer")),
        ])
    }

    private static func node(of type: ParameterType, _ schema: Schema, isArray: Bool) -> JSONSchemaNode {
        let element = node(of: type, schema)
        return isArray ? .list(element) : element
    }

    private static func node(of type: ParameterType, _ schema: Schema) -> JSONSchemaNode {
        switch type {
        case .string: .type("string")
        case .integer: .type("integer")
        case .decimal: .type("number")
        case .boolean: .type("boolean")
        case .enumeration(let reference, _): .reference("enum.\(schema[reference].name)")
        case .object(let reference): .reference("type.\(schema[reference].name)")
        case .plain(.url): .type("string")
        case .duration: .described("Seconds", .type("number"))
        case .measurement(let kind, _):
            .object(
                [("value", .type("number")), ("unit", .words(kind.units.map(\.name)))],
                required: ["value", "unit"]
            )
        case .file: .reference("value.file")
        case .placemark: .reference("value.place")
        case .dateComponents: .reference("value.date")
        case .plain(.person): .reference("value.person")
        case .currencyAmount: .reference("value.amount")
        case .plain(.paymentMethod): .reference("value.paymentMethod")
        case .plain(.speakableString): .reference("value.speakable")
        case .untypedObject: .reference("value.object")
        case .system(let type):
            switch type.form {
            case .dateComponentsRange: .reference("value.dates")
            case .object, .enumeration: .reference("value.object")
            }
        }
    }
}
