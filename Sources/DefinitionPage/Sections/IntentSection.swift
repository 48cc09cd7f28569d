import IntentSchema
import Presentation

/// One intent: what people see and hear of it, what lint finds, and what has changed.
struct IntentSection {
    let intent: Intent
    let definition: ShownDefinition
    let number: Int
    let baseName: String?

    private var schema: Schema { definition.schema }
    private let markup: TextMarkup
    private let changes: [ShownChange]

    init(intent: Intent, definition: ShownDefinition, number: Int, baseName: String?) {
        self.intent = intent
        self.definition = definition
        self.number = number
        self.baseName = baseName
        markup = TextMarkup(intent)
        changes = definition.changes.filter { $0.concerns(intent.name) }
    }

    var html: HTML {
        var children: [HTML] = [
            .element(
                "h2",
                [.id(Anchor("intent", String(number), intent.name)), .flag("data-localized")],
                [markup.html(intent.title, fallback: intent.name), .text(" "), .name(intent.name)]
            ),
            .element("p", [.flag("data-localized")], [markup.html(intent.description, fallback: "No description.")]),
            .element("p", [.style(class: "dim")], text: facts),
        ]
        children += FindingsList(definition.findings, about: "intent/\(intent.name)").html
        children += comparison
        if intent.isEligibleForWidgets || intent.isConfigurable { children.append(settings) }
        if intent.isConfigurable || intent.isEligibleForSuggestions {
            children.append(ActionSection(intent: intent, schema: schema).html)
        }
        let conversation = ConversationSection(intent)
        if !conversation.isEmpty { children.append(conversation.html) }
        return .element("section", [], children)
    }

    private var facts: String {
        let identity = ["Class \(intent.className)", "\(intent.category) \(intent.verb)"]
        return (identity + intent.facts(authentication: "")).joined(separator: "; ") + "."
    }

    // MARK: - Settings

    private var settings: HTML {
        var children: [HTML] = [
            SheetSection(intent: intent, schema: schema, anchor: [String(number), intent.name], title: sheetTitle).html
        ]
        let states = VisibleStates(intent, in: schema)
        if states.states.count > 1 {
            let rows = states.states.map { state -> [HTML] in
                let names = state.visible.map { intent.parameters[$0].name }.joined(separator: ", ")
                return [.text(state.words(in: schema, of: intent) ?? "always"), .text(names)]
            }
            var list: [HTML] = [.element("summary", text: "What is shown when"), .table(["When", "Parameters"], rows)]
            if states.isCut { list.append(.element("p", text: "There are more combinations than are listed.")) }
            children.append(.element("details", [.flag("open")], list))
        }
        return .element(
            "div",
            [],
            [
                .element("h3", text: intent.isEligibleForWidgets ? "Edit Widget" : "Settings"),
                .element("div", [.style(class: "columns")], children),
            ]
        )
    }

    private var sheetTitle: String {
        (intent.isEligibleForWidgets ? "Edit Widget: " : "Settings: ") + (intent.title.text ?? intent.name)
    }

    // MARK: - Changes

    private var comparison: [HTML] {
        guard let baseName, !changes.isEmpty else { return [] }
        let list = ChangesList(changes).html
        guard let old = definition.old,
            let before = old.intents.first(where: { $0.className == intent.className || $0.name == intent.name })
        else { return [comparison(list)] }
        let columns = [
            sheet(before, old, title: "Before", anchor: "old"), sheet(intent, schema, title: "Now", anchor: "new"),
            .element("div", [], list),
        ]
        return [
            comparison([
                .element("h3", text: "Changes since \(baseName)"), .element("div", [.style(class: "columns")], columns),
            ])
        ]
    }

    private func comparison(_ children: [HTML]) -> HTML {
        let label = HTMLAttribute.plain("aria-label", "Changes of \(intent.name)")
        return .element("div", [.style(class: "comparison"), label], children)
    }

    private func sheet(_ intent: Intent, _ schema: Schema, title: String, anchor prefix: String) -> HTML {
        let changed = intent.parameters.map(\.name).filter { name in
            changes.contains { $0.concerns("\(intent.name).\(name)") }
        }
        return SheetSection(
            intent: intent,
            schema: schema,
            anchor: [prefix, String(number), intent.name],
            title: "\(title): \(intent.title.text ?? intent.name)",
            changed: Set(changed),
            isStill: true
        ).html
    }
}
