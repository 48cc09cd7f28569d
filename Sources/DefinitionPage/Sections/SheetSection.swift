import IntentSchema
import Presentation

/// The sheet in which people edit a widget, or the same settings of an action: a row for each parameter.
///
/// Without scripts every row is there, and those that are not always shown say when they are.
struct SheetSection {
    let intent: Intent
    let schema: Schema
    /// What distinguishes the sheet from others in the page.
    let anchor: [String]
    let title: String
    let changed: Set<String>
    /// Whether every row stays, so that two sheets can be compared.
    let isStill: Bool
    private let markup: TextMarkup

    init(
        intent: Intent,
        schema: Schema,
        anchor: [String],
        title: String,
        changed: Set<String> = [],
        isStill: Bool = false
    ) {
        self.intent = intent
        self.schema = schema
        self.anchor = anchor
        self.title = title
        self.changed = changed
        self.isStill = isStill
        markup = TextMarkup(intent)
    }

    var html: HTML {
        let shown = intent.shownParameters
        // A parent that people cannot set still decides, with the value that it has.
        let parents = Set(intent.parameters.compactMap(\.parent?.parameter))
        let unseen = intent.displayOrder.filter { !intent.parameters[$0].isConfigurable && parents.contains($0) }
        var children: [HTML] = [.element("figcaption", text: title)]
        if !isStill, let families { children.append(families) }
        if shown.isEmpty { children.append(.element("p", [.style(class: "dim")], text: "There is nothing to set.")) }
        children += shown.map { row($0) } + unseen.map { row($0, isUnseen: true) }
        return .element(
            "figure",
            [.style(class: "sheet"), .plain("role", "group"), .plain("aria-label", title), .flag("data-localized")]
                + (isStill ? [.flag("data-still")] : []),
            children
        )
    }

    /// The choice of the widget's size, where it makes a difference.
    private var families: HTML? {
        let used = Set(intent.parameters.flatMap(\.arraySizes).map(\.family))
        guard !used.isEmpty else { return nil }
        let id = Anchor("family", anchor.joined(separator: " "))
        let options = WidgetFamily.allCases.filter(used.contains).map { family in
            HTML.element("option", [.plain("value", family.rawValue)], text: family.rawValue)
        }
        return .element(
            "p",
            [.flag("data-script"), .flag("hidden")],
            [
                .element("label", [.reference("for", id)], text: "Size of the widget "),
                .element("select", [.id(id), .flag("data-family")], options),
            ]
        )
    }

    private func row(_ index: Int, isUnseen: Bool = false) -> HTML {
        let parameter = intent.parameters[index]
        let facts = ParameterFacts(parameter, of: intent, in: schema)
        let control = SheetControl(
            parameter,
            facts,
            in: schema,
            id: Anchor("control", anchor.joined(separator: " "), parameter.name)
        )
        var attributes: [HTMLAttribute] = [
            changed.contains(parameter.name) ? .style(class: "row changed") : .style(class: "row"),
            .plain("data-name", parameter.name), .plain("data-kind", control.kind),
        ]
        if let parent = parameter.parent { attributes += condition(parent) }
        if isUnseen { attributes += [.flag("data-unseen"), .flag("hidden")] }
        let name = markup.html(parameter.displayName, fallback: parameter.name)
        var children: [HTML] = [
            .element("label", [.reference("for", control.id)], [name]),
            .element("span", [.style(class: "control")], [control.html]),
        ]
        if !parameter.arraySizes.isEmpty {
            let sizes = parameter.arraySizes.map { "\($0.family.rawValue):\($0.size)" }.joined(separator: " ")
            children.append(
                .element("small", [.plain("data-sizes", sizes)], text: parameter.sizesInWords ?? "")
            )
        }
        var notes = [facts.control.words]
        if parameter.isArray { notes.append("several values") }
        notes += facts.defaultValue.map { ["default \($0)"] } ?? []
        notes += facts.bounds + facts.others
        if let condition = facts.condition { notes.append("shown \(condition)") }
        if changed.contains(parameter.name) { notes.append("changed") }
        children.append(.element("small", text: notes.joined(separator: ", ")))
        return .element("div", attributes, children)
    }

    private func condition(_ parent: ParentCondition) -> [HTMLAttribute] {
        let above = intent.parameters[parent.parameter]
        let words: [HTMLAttribute]
        switch parent.predicate {
        case .hasAnyValue: words = [.plain("data-condition", "any")]
        case .isEqual(let value):
            words = [.plain("data-condition", "equal"), .plain("data-value", value ? "true" : "false")]
        case .isCase(let position):
            guard let enumeration = schema.enumeration(of: above.type) else { return [] }
            words = [
                .plain("data-condition", "case"),
                .plain("data-value", String(enumeration.cases[position].index)),
            ]
        }
        return [.plain("data-parent", above.name)] + words
    }
}
