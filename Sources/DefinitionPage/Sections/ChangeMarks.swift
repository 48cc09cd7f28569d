/// A change with its place in the page.
struct PlacedChange {
    let change: ShownChange
    let anchor: Anchor
    private let markup: TextMarkup

    init(_ change: ShownChange, anchor: Anchor, markup: TextMarkup) {
        self.change = change
        self.anchor = anchor
        self.markup = markup
    }

    /// Before and now under what has changed.
    var mark: HTML {
        .element(
            "div",
            [.id(anchor), .style(class: "mark"), .style(class: change.harm.style, of: "data-h")],
            [
                change.harm.icon.html(change.harm.words),
                .element(
                    "div",
                    [],
                    [.element("strong", text: change.thing.isEmpty ? change.owner : change.thing)] + states(true)
                        + change.effects.map { .element("p", text: $0) }
                ),
            ]
        )
    }

    /// A row of the first screen, which leads to the change.
    var row: HTML {
        .element(
            "li",
            [],
            [
                .element(
                    "a",
                    [.style(class: "chg"), .link(to: anchor)],
                    [
                        .element(
                            "span",
                            [],
                            [.element("b", text: change.owner), .element("small", text: change.thing)]
                        )
                    ] + states(false) + (change.effects.first.map { [.element("em", text: $0)] } ?? [])
                )
            ]
        )
    }

    private func states(_ isLabelled: Bool) -> [HTML] {
        let states: [(StaticString, String, String?)] = [("del", "Before", change.before), ("ins", "Now", change.now)]
        return states.map { element, label, value in
            let label: HTML = .element("small", class: isLabelled ? "cap" : "unseen", text: label + " ")
            return .element(element, [], [label] + markup.pieces(of: value ?? "—"))
        }
    }
}

extension HTML {
    /// How grave the worst of some changes is, in its colour, shape and words.
    static func pill(_ harm: ShownChange.Harm) -> HTML {
        .element(
            "span",
            [.style(class: "pill"), .style(class: harm.style, of: "data-h")],
            [harm.icon.html(), .text(harm.words)]
        )
    }
}
