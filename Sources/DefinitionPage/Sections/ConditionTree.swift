import IntentSchema
import Presentation

/// What is shown when, as a tree of parents, or the limits of values where nothing depends on anything.
struct ConditionTree {
    let intent: Intent
    let schema: Schema

    /// `nil` where there is nothing to say.
    var html: HTML? {
        let shown = intent.shownParameters
        if shown.contains(where: { intent.parameters[$0].parent != nil }) {
            var children: [Int: [Int]] = [:]
            var roots: [Int] = []
            for index in shown {
                if let parent = intent.parameters[index].parent?.parameter, intent.parameters[parent].isConfigurable {
                    children[parent, default: []].append(index)
                } else {
                    roots.append(index)
                }
            }
            return .part("What is shown when", [.list("tree", roots.map { node($0, children) })])
        }
        let limits = shown.compactMap { index -> HTML? in
            let parameter = intent.parameters[index]
            let facts = ParameterFacts(parameter, of: intent, in: schema)
            let words = facts.bounds + parameter.arraySizes.map { "\($0.size) in \($0.family.words)" }
            return words.isEmpty ? nil : item(parameter, [.text(words.joined(separator: ", "))])
        }
        return limits.isEmpty ? nil : .part("Limits", [.list("tree", limits.map { .element("li", [], [$0]) })])
    }

    private func item(_ parameter: Parameter, _ words: [HTML]) -> HTML {
        .element(
            "div",
            [],
            [
                .element("i"), TextMarkup().html(parameter.displayName, fallback: parameter.name),
                .element("small", [], words),
            ]
        )
    }

    private func node(_ index: Int, _ children: [Int: [Int]]) -> HTML {
        let parameter = intent.parameters[index]
        var words = parameter.parent.map { Self.words($0, of: intent, in: schema) } ?? [.text("Always")]
        let sizes = parameter.arraySizes.map(\.size)
        if let least = sizes.min(), let most = sizes.max() {
            words = [.text(least == most ? "\(most) values" : "\(least) to \(most), by size")]
        }
        var content = [item(parameter, words)]
        if let own = children[index] { content.append(.element("ul", [], own.map { node($0, children) })) }
        return .element("li", [.plain("data-n", parameter.name)], content)
    }

    /// The condition in display names: `Theme is Gradient`.
    static func words(_ parent: ParentCondition, of intent: Intent, in schema: Schema) -> [HTML] {
        let above = intent.parameters[parent.parameter]
        let name = TextMarkup().html(above.displayName, fallback: above.name)
        return switch parent.predicate {
        case .hasAnyValue: [name, .text(" has a value")]
        case .isEqual(let isOn): [name, .text(isOn ? " is on" : " is off")]
        case .isCase:
            [name, .text(" is ")]
                + (parent.requiredCase(in: schema, of: intent).map { required in
                    required.value.isUnknown
                        ? [.text("not chosen")]
                        : [TextMarkup().html(required.value.displayName, fallback: required.value.name)]
                } ?? [])
        }
    }
}
