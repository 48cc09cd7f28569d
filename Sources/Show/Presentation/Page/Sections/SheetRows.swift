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

    /// The menu of widget sizes, if any parameter depends on the size.
    var families: [HTML] {
        let used = Set(intent.parameters.flatMap(\.arraySizes).map(\.family))
        guard !used.isEmpty else { return [] }
        let options = WidgetFamily.allCases.filter(used.contains).enumerated().map { number, family in
            let attributes: [HTMLAttribute?] = [
                .plain("type", "radio"), .reference("name", Anchor("family", anchor)),
                .plain("value", family.rawValue), .flag("data-family"),
                number == min(1, used.count - 1) ? .flag("checked") : nil,
            ]
            return HTML.element("label", [.element("input", with: attributes), .text(family.words)])
        }
        let legend = HTML.element("legend", class: "unseen", text: "Size of the widget")
        return [
            .element("fieldset", class: "seg", with: [.flag("data-script"), .flag("hidden")], [legend] + options)
        ]
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
        if let largest = parameter.arraySizes.map(\.size).max(), largest > 1 {
            let sizes = parameter.arraySizes.map { "\($0.family.rawValue):\($0.size)" }.joined(separator: " ")
            // No widget has more slots than this. The tree next to the rows shows the actual number.
            children += (2...min(largest, 24)).map(String.init).map { number in
                .element(
                    "div",
                    with: [.style(class: "slot"), .plain("data-slot", number), .plain("data-sizes", sizes)],
                    [.text(number), .element("span", class: "v", [.text("Choose"), Icon.chevron.html()])]
                )
            }
        }
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

    private func condition(_ parent: ParentCondition) -> [HTMLAttribute?] {
        let above = intent.parameters[parent.parameter]
        let value: String? =
            switch parent.predicate {
            case .hasAnyValue: nil
            case .isEqual(let value): value ? "true" : "false"
            case .isCase: parent.requiredCase(in: schema, of: intent).map { String($0.value.index) }
            }
        return [.plain("data-up", above.name), value.map { .plain("data-eq", $0) }]
    }
}

extension WidgetFamily {
    /// The size as users know it: `Extra large`, `Rectangular`.
    var words: String {
        let word = rawValue.hasPrefix("Accessory") ? String(rawValue.dropFirst("Accessory".count)) : rawValue
        return word.spacedWords
    }
}
