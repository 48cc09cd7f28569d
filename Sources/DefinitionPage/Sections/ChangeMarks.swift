/// A change with its place in the page.
struct PlacedChange {
    let change: ShownChange
    let anchor: Anchor
    let markup: TextMarkup

    /// Before and now under what has changed.
    var mark: HTML {
        let name = HTML.element("strong", text: change.thing.isEmpty ? change.owner : change.thing)
        let words = [name] + states(true) + change.effects.map { .element("p", text: $0) }
        return .element(
            "div",
            with: [.id(anchor), .style(class: "mark"), .colours(of: change.harm.icon)],
            [change.harm.icon.html(change.harm.words), .element("div", words)]
        )
    }

    /// A row of the first screen, which leads to the change.
    var row: HTML {
        let name = HTML.element(
            "span",
            [.element("b", text: change.owner), .element("small", text: change.thing)]
        )
        let effect = change.effects.first.map { HTML.element("em", text: $0) }
        let link = HTML.element("a", class: "chg", with: [.link(to: anchor)], [name] + states(false) + [effect])
        return .element("li", [link])
    }

    private func states(_ isLabelled: Bool) -> [HTML] {
        let states: [(StaticString, String, String?)] = [("del", "Before", change.before), ("ins", "Now", change.now)]
        // A variable that is gone has only its name. Beside a title in the other state, the words would seem to differ.
        let markup = change.before.map(markup.knowsVariables) == false ? TextMarkup() : markup
        return states.compactMap { element, label, value in
            guard let value else { return nil }
            // What is only now says so itself: "can be set by users now".
            let isSeen = isLabelled && change.before != nil
            let label: HTML = .element("small", class: isSeen ? "cap" : "unseen", text: label + " ")
            return .element(element, [label] + markup.pieces(of: value))
        }
    }
}

extension HTML {
    /// How grave changes are, in the harm's colour, shape and words; with their number where it leads to them.
    static func pill(_ harm: ShownChange.Harm, count: Int? = nil, leadingTo anchor: Anchor? = nil) -> HTML {
        .element(
            anchor == nil ? "span" : "a",
            with: [.style(class: "pill"), .colours(of: harm.icon), anchor.map { .link(to: $0) }],
            [harm.icon.html()] + (count.map { [.element("b", text: String($0)), .text(" ")] } ?? [])
                + [.text(harm.words)]
        )
    }
}
