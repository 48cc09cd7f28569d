import IntentSchema
import Presentation

/// One definition: its intents, then what they have in common.
struct DefinitionSection {
    private let definition: ShownDefinition
    private let number: Int
    private let baseName: String?
    /// Whether the page is about this definition alone, so that its title has the path.
    private let isAlone: Bool

    init(_ definition: ShownDefinition, number: Int, baseName: String?, isAlone: Bool) {
        self.isAlone = isAlone
        self.definition = definition
        self.number = number
        self.baseName = baseName
    }

    var html: HTML {
        let schema = definition.schema
        let texts = TextsSection(definition: definition, anchor: Anchor("texts", String(number)))
        var children: [HTML] = isAlone ? [] : [.element("h2", text: schema.path)]
        if !definition.languages.isEmpty { children.append(texts.choice(number: number)) }
        let symbols =
            schema.intents.map { "intent/\($0.name)" } + schema.ownEnumerations.map { "enum/\($0.enumeration.name)" }
            + schema.ownTypes.map { "type/\($0.type.name)" }
        children += FindingsList(definition.findings, besides: symbols).html
        let names =
            schema.intents.map(\.name) + schema.ownEnumerations.map(\.enumeration.name)
            + schema.ownTypes.map(\.type.name)
        children += ChangesList(definition.changes.filter { change in !names.contains(where: change.concerns) }).html
        children += definition.sortedIntents.map {
            IntentSection(intent: $0, definition: definition, number: number, baseName: baseName).html
        }
        if !(schema.ownEnumerations.isEmpty && schema.ownTypes.isEmpty) {
            children.append(.element("h2", text: "Enumerations and types"))
            children += DeclarationSection(definition: definition).html
        }
        let graph = GraphDrawing(schema, anchor: Anchor("graph", String(number)))
        if !graph.isEmpty { children += [.element("h2", text: "Graph"), graph.html, graph.list] }
        children.append(texts.html)
        return .element("section", [.plain("aria-label", schema.path)], children)
    }
}
