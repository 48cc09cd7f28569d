import IntentSchema

/// A change with its place on the page.
struct PlacedChange {
    let change: ShownChange
    let anchor: Anchor
    let markup: TextMarkup
    /// Whether the page has the declaration.
    let isOnPage: Bool

    /// Whether it is a new thing that affects no one, for which one line is enough.
    var isPlain: Bool { change.harm == .new && change.effects.isEmpty }

    /// The values before and now, at the declaration.
    var mark: HTML {
        let name = HTML.element("strong", text: change.thing.isEmpty ? change.owner : change.thing)
        let words = [name] + states(true) + change.effects.map { .element("p", text: $0) }
        return .element(
            "div",
            with: [.id(anchor), .style(class: "mark"), .colours(of: change.harm.icon)],
            [change.harm.icon.html(change.harm.words), .element("div", words)]
        )
    }

    /// A row of the first screen, which links to the declaration if the page has it.
    ///
    /// - Parameters:
    ///   - isAmbiguous: Whether another row says the same, so that only the declaration's name differs.
    ///   - saysEffect: Whether the effect is not said above.
    func row(isAmbiguous: Bool, saysEffect: Bool) -> HTML {
        let thing = isAmbiguous ? "\(change.thing) · \(change.declaration)" : change.thing
        let name = HTML.element("span", [.element("b", text: change.owner), .element("small", text: thing)])
        let link = isOnPage ? HTMLAttribute.link(to: anchor) : .id(anchor)
        let states = isPlain && change.now == change.owner ? [] : states(false)
        let effects = (isOnPage ? Array(change.effects.prefix(1)) : change.effects).dropFirst(saysEffect ? 0 : 1)
        return .element(
            "li",
            [
                .element(
                    isOnPage ? "a" : "div",
                    with: [.style(class: isPlain ? "chg line" : "chg"), link],
                    [name] + states + effects.map { .element("em", text: $0) }
                )
            ]
        )
    }

    private func states(_ isLabelled: Bool) -> [HTML] {
        let states: [(StaticString, String, String?)] = [("del", "Before", change.before), ("ins", "Now", change.now)]
        // A removed variable has no title, so the variables that changed show their names as well.
        let variables = [change.before, change.now].map { Set(TextVariables.variables(in: $0 ?? "").map(\.name)) }
        let isKnown = change.before.map(markup.knowsVariables) ?? true
        let names = isKnown ? [] : variables[0].symmetricDifference(variables[1])
        return states.compactMap { element, label, value in
            guard let value else { return nil }
            // Without a value before, the text speaks for itself: "can be set by users now".
            let isSeen = isLabelled && change.before != nil
            let label: HTML = .element("small", class: isSeen ? "cap" : "unseen", text: label + " ")
            return .element(element, [label] + markup.pieces(of: value, withNames: names))
        }
    }
}

extension HTML {
    /// The harm in words, color, and shape. If the label links to the changes, it also shows their number.
    static func pill(_ harm: ShownChange.Harm, count: Int? = nil, leadingTo anchor: Anchor? = nil) -> HTML {
        pill(harm.words, harm.icon, count: count, leadingTo: anchor)
    }

    static func pill(_ words: String, _ icon: Icon, count: Int? = nil, leadingTo anchor: Anchor? = nil) -> HTML {
        .element(
            anchor == nil ? "span" : "a",
            with: [.style(class: "pill"), .colours(of: icon), anchor.map { .link(to: $0) }],
            [icon.html()] + (count.map { [.element("b", text: String($0)), .text(" ")] } ?? []) + [.text(words)]
        )
    }
}
