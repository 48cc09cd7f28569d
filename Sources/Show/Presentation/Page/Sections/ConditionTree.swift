import IntentSchema

/// The conditions of parameters as a tree or, if there are none, the limits of values.
struct ConditionTree {
    let intent: Intent
    let schema: Schema

    var html: HTML? {
        let shown = intent.shownParameters
        if shown.contains(where: { intent.parameters[$0].parent != nil }) {
            let children = Dictionary(grouping: shown) { index in
                intent.parameters[index].parent.flatMap {
                    intent.parameters[$0.parameter].isConfigurable ? $0.parameter : nil
                }
            }
            let nodes = (children[nil] ?? []).map { node($0, children, depth: 1) }
            return .part("What is shown when", [.list("tree", nodes)])
        }
        let limits = shown.compactMap { index -> HTML? in
            let parameter = intent.parameters[index]
            let facts = ParameterFacts(parameter, of: intent, in: schema)
            let words = facts.bounds + sizes(of: parameter)
            return words.isEmpty ? nil : item(parameter, [.text(words.joined(separator: ", "))])
        }
        return limits.isEmpty ? nil : .part("Limits", [.list("tree", limits.map { .element("li", [$0]) })])
    }

    /// How many values an array has in each size of a widget.
    private func sizes(of parameter: Parameter) -> [String] {
        parameter.arraySizes.map { "\($0.size) in \($0.family.words)" }
    }

    private func item(_ parameter: Parameter, _ words: [HTML]) -> HTML {
        .element(
            "div",
            [
                .element("i"), TextMarkup().html(parameter.displayName, fallback: parameter.name),
                .element("small", words),
            ]
        )
    }

    /// The deepest level of the tree. Anything below is listed there, because no one sees more levels.
    private static let depthLimit = 32

    private func node(_ index: Int, _ children: [Int?: [Int]], depth: Int) -> HTML {
        var below = children[index] ?? []
        var own: [HTML] = []
        if depth < Self.depthLimit {
            own = below.map { node($0, children, depth: depth + 1) }
        } else {
            below.reverse()
            while let next = below.popLast() {
                own.append(leaf(next, []))
                below += (children[next] ?? []).reversed()
            }
        }
        return leaf(index, own.isEmpty ? [] : [.element("ul", own)])
    }

    private func leaf(_ index: Int, _ below: [HTML]) -> HTML {
        let parameter = intent.parameters[index]
        var words = parameter.parent.map { Self.words($0, of: intent, in: schema) } ?? [.text("Always")]
        words += sizes(of: parameter).map { .text(", \($0)") }
        return .element("li", with: [.plain("data-n", parameter.name)], [item(parameter, words)] + below)
    }

    /// The condition in display names: `Theme is Gradient`.
    static func words(_ parent: ParentCondition, of intent: Intent, in schema: Schema) -> [HTML] {
        let above = intent.parameters[parent.parameter]
        let name = TextMarkup().html(above.displayName, fallback: above.name)
        guard case .known(let relation, let operands) = parent.predicate else {
            return [name, .text(" \(parent.words(of: above) { _ in nil })")]
        }
        let words = operands.enumerated().flatMap { position, operand -> [HTML] in
            let separator = position == 0 ? " " : " \(relation.conjunction) "
            return [.text(separator), word(operand, of: parent, in: intent, schema)]
        }
        return [name, .text(" \(relation.words)")] + words
    }

    private static func word(
        _ operand: ParentCondition.Operand,
        of parent: ParentCondition,
        in intent: Intent,
        _ schema: Schema
    ) -> HTML {
        if case .boolean(let isOn) = operand { return .text(isOn ? "on" : "off") }
        guard let (value, _) = parent.enumerationCase(operand, in: schema, of: intent) else {
            return .text(operand.words(of: intent.parameters[parent.parameter]))
        }
        return value.isUnknown ? .text("not chosen") : TextMarkup().html(value.displayName, fallback: value.name)
    }
}

extension WidgetFamily {
    /// The size as users know it: `Extra large`, `Rectangular`.
    var words: String {
        let word = rawValue.hasPrefix("Accessory") ? String(rawValue.dropFirst("Accessory".count)) : rawValue
        return word.spacedWords
    }
}
