import Diagnostics
import IntentSchema
import SavedContract

/// The whole meaning of definitions as JSON, for other tools. `Docs/show.schema.json` is its schema.
package enum DefinitionJSON {
    /// The version of the format. It increases when a member is removed or changes its meaning, not when one is added.
    package static let version = 1

    /// - Parameter code: the widgets and App Intents of the app; `nil` to say nothing.
    package static func text(
        _ schemas: [Schema],
        in product: [String: ProductFacts] = [:],
        and code: SavedContract? = nil
    ) -> [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("version", version)
            json.list("definitions", of: schemas) { json, schema in
                json.members(of: schema)
                if let facts = product[schema.path] { json.object("product") { facts.write(to: &$0) } }
            }
            if let code { json.members(of: code, schemas) }
        }
        return json.bytes + [0x0A]
    }
}

extension JSONWriter {
    mutating func list<Element>(_ key: String, of elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        array(key, of: elements) { json, element in json.object { write(&$0, element) } }
    }

    /// Writes nothing if the text has neither words nor an ID.
    mutating func member(_ key: String, _ text: LocalizedText) {
        guard text != .none else { return }
        object(key) { json in
            json.optional("text", text.text)
            json.optional("id", text.id)
        }
    }

    mutating func optional(_ key: String, _ value: String?) { if let value { member(key, value) } }
    mutating func optional(_ key: String, _ value: Int?) { if let value { member(key, value) } }

    fileprivate mutating func members(of code: SavedContract, _ schemas: [Schema]) {
        let verdicts = code.takeovers(of: schemas)
        list("widgets", of: code.widgets) { json, widget in
            json.optional("kind", widget.kind.known)
            json.member("isControl", widget.isControl)
            json.optional("configuration", widget.configuration == .absent ? "static" : widget.configuration.known)
            if let families = widget.families.known { json.member("families", families) }
            json.list("unread", of: widget.unread) { $0.members(of: $1) }
            json.member("path", widget.location.path)
            json.member("targets", (code.targets[widget.location.path] ?? []).sorted())
        }
        list("appIntents", of: code.intents(.appIntent)) { json, intent in
            json.member("name", intent.name)
            json.optional("savedName", intent.savedName.known)
            json.optional("replaces", intent.takenClass)
            if let lost = intent.takenClass.flatMap({ verdicts[$0] })?.lostValues {
                json.member("loses", lost.sorted())
            }
            json.list("parameters", of: intent.parameters.filter(\.isSaved)) { json, parameter in
                json.member("name", parameter.name)
                json.optional("type", parameter.type.known?.name)
                json.optional("default", parameter.defaultValue.known)
                json.list("unread", of: parameter.unread) { $0.members(of: $1) }
            }
            json.list("unread", of: intent.unread) { $0.members(of: $1) }
            json.member("path", intent.location.path)
            json.member("targets", (code.targets[intent.location.path] ?? []).sorted())
        }
    }

    fileprivate mutating func members(of schema: Schema) {
        member("path", schema.path)
        optional("namespace", schema.namespace)
        member("modelVersion", schema.modelVersion.rawValue)
        list("intents", of: schema.intents) { $0.members(of: $1, schema) }
        list("enumerations", of: schema.enumerations) { $0.members(of: $1) }
        list("types", of: schema.types) { $0.members(of: $1, schema) }
    }

    // MARK: - Intents

    private mutating func members(of intent: Intent, _ schema: Schema) {
        func names(_ indices: [Int]) -> [String] { indices.map { intent.parameters[$0].name } }
        members(intent.fields)
        optional("keyParameter", intent.keyParameter.map { intent.parameters[$0].name })
        optional("input", intent.input.map { intent.parameters[$0].name })
        member("displayOrder", names(intent.displayOrder))
        list("parameters", of: intent.parameters) { $0.members(of: $1, intent, schema) }
        for (key, combinations) in [("shortcuts", intent.shortcuts), ("summaries", intent.summaries)] {
            list(key, of: combinations) { json, combination in
                json.member("parameters", names(combination.parameters))
                json.members(combination.fields)
            }
        }
        object("response") { json in
            json.list("codes", of: intent.response.codes) { $0.members($1.fields) }
            json.list("values", of: intent.response.parameters) { $0.members(of: $1, schema) }
            json.optional("output", intent.response.output.map { intent.response.parameters[$0].name })
        }
    }

    private mutating func members(of parameter: Parameter, _ intent: Intent, _ schema: Schema) {
        member("name", parameter.name)
        optional("tag", parameter.tag)
        member("displayName", parameter.displayName)
        optional("displayPriority", parameter.displayPriority)
        member("isConfigurable", parameter.isConfigurable)
        member("type") { $0.write(parameter.type, schema) }
        member("isArray", parameter.isArray)
        list("arraySizes", of: parameter.arraySizes) { json, size in
            json.member("family", size.family.rawValue)
            json.member("size", size.size)
        }
        member("control", parameter.control.words)
        member("options", parameter.options.isDynamic ? "dynamic" : "unrestricted")
        member("supportsSearch", parameter.options.supportsSearch)
        member("supportsResolution", parameter.supportsResolution)
        member("usesCustomDisambiguation", parameter.usesCustomDisambiguation)
        list("prompts", of: parameter.prompts) { json, prompt in
            json.member("kind", prompt.kind.rawValue)
            json.member("text", prompt.text)
        }
        if !parameter.unknownWords.isEmpty { member("unknownWords", parameter.unknownWords) }
        if let parent = parameter.parent {
            object("parent") { json in
                json.member("parameter", intent.parameters[parent.parameter].name)
                switch parent.predicate {
                case .unknown(let condition):
                    json.member("condition", "unknown")
                    json.member("value", condition)
                case .known(let relation, let operands):
                    json.member("condition", relation.rawValue)
                    if operands.count == 1 {
                        json.member("value") { $0.element(operands[0], of: parent, intent, schema) }
                    }
                    if operands.count > 1 {
                        json.array("values", of: operands) { $0.element($1, of: parent, intent, schema) }
                    }
                }
            }
        }
        list("unsupportedReasons", of: parameter.unsupportedReasons) {
            $0.members($1.fields)
        }
    }

    private mutating func element(
        _ operand: ParentCondition.Operand,
        of parent: ParentCondition,
        _ intent: Intent,
        _ schema: Schema
    ) {
        switch operand {
        case .boolean(let value): element(value)
        case .number(let number): element(number)
        case .text(let text): element(text)
        case .enumerationCase: element(parent.enumerationCase(operand, in: schema, of: intent)?.value.name ?? "")
        }
    }

    private mutating func members(of property: Property, _ schema: Schema) {
        member("name", property.name)
        optional("tag", property.tag)
        member("displayName", property.displayName)
        optional("displayPriority", property.displayPriority)
        member("type") { $0.write(property.type, schema) }
        member("isArray", property.isArray)
        if !property.unknownWords.isEmpty { member("unknownWords", property.unknownWords) }
    }

    // MARK: - Enumerations and types

    private mutating func members(of enumeration: Enumeration) {
        member("name", enumeration.name)
        optional("explicitClassName", enumeration.explicitClassName)
        member("displayName", enumeration.displayName)
        member("isImported", enumeration.isImported)
        list("cases", of: enumeration.cases) { json, value in
            json.members(value.fields)
            json.list("synonyms", of: value.synonyms) { json, synonym in
                json.member("text", synonym.text)
                json.member("pronunciationHint", synonym.pronunciationHint)
            }
        }
    }

    private mutating func members(of type: CustomType, _ schema: Schema) {
        member("name", type.name)
        optional("explicitClassName", type.explicitClassName)
        member("displayName", type.displayName)
        member("isImported", type.isImported)
        list("properties", of: type.properties) { $0.members(of: $1, schema) }
    }
}
