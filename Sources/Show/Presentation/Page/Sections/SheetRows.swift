import IntentSchema

/// The settings of an intent: a row for each parameter.
///
/// Without scripts, every row is shown together with its condition.
struct SheetRows {
    let intent: Intent
    let schema: Schema
    /// Makes IDs unique on the page.
    let anchor: String
    let changes: [String: [HTML]]

    var isEmpty: Bool { intent.shownParameters.isEmpty }

    var html: HTML {
        // Parents that users cannot set still affect conditions, so they get hidden rows.
        let parents = Set(intent.parameters.compactMap(\.parent?.parameter))
        let unseen = intent.displayOrder.filter { !intent.parameters[$0].isConfigurable && parents.contains($0) }
        let rows = intent.shownParameters.map { row($0) } + unseen.map { row($0, isUnseen: true) }
        return .element("div", class: "rows", rows)
    }

    private func row(_ index: Int, isUnseen: Bool = false) -> HTML {
        let parameter = intent.parameters[index]
        let control = SheetControl(parameter: parameter, schema: schema, id: Anchor("control", anchor, parameter.name))
        let attributes: [HTMLAttribute?] = [
            .style(class: "row"), .plain("data-n", parameter.name), .plain("data-kind", control.kind),
        ]
        let condition = parameter.parent.map(condition) ?? []
        let name = TextMarkup().html(parameter.displayName, fallback: parameter.name)
        var children: [HTML] = [.element("label", with: [.reference("for", control.id)], [name]), control.html]
        if let parent = parameter.parent {
            let words: [HTML] = [.text("While ")] + ConditionTree.words(parent, of: intent, in: schema)
            children.append(.element("small", class: "if", words))
        }
        return .element(
            "div",
            with: attributes + condition + (isUnseen ? [.flag("data-unseen"), .flag("hidden")] : []),
            children + (changes[parameter.name] ?? [])
        )
    }

    /// What the script compares. Operands are on lines of their own.
    private func condition(_ parent: ParentCondition) -> [HTMLAttribute?] {
        let above = intent.parameters[parent.parameter]
        guard case .known(let relation, let operands) = parent.predicate else {
            return [.plain("data-up", above.name), .plain("data-if", "unknown")]
        }
        let values = operands.map { operand -> String in
            switch operand {
            case .boolean(let value): "\(value)"
            case .number(let number): "\(number)"
            case .text(let text): text
            case .enumerationCase:
                "\(parent.enumerationCase(operand, in: schema, of: intent)?.value.index ?? 0)"
            }
        }
        return [
            .plain("data-up", above.name), .plain("data-if", relation.rawValue),
            values.isEmpty ? nil : .plain("data-eq", values.joined(separator: "\n")),
        ]
    }
}
