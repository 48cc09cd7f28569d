import IntentSchema

/// The contents: intents by their titles, with where people meet them and the greatest harm of what has changed.
struct Contents {
    let sections: [DefinitionSection]
    let hasTranslations: Bool
    let hasRelations: Bool
    /// Whether there is so much that it is folded.
    let isLong: Bool

    var html: HTML {
        var groups = sections.filter { !$0.definition.schema.intents.isEmpty }.map { section -> HTML in
            let links = HTML.element("ul", [], section.definition.schema.intents.map { link($0, section) })
            return isLong
                ? .element(
                    "details",
                    [.flag("open"), .flag("data-narrow")],
                    [.element("summary", [], [Icon.chevron.html(), .text(section.definition.name)]), links]
                )
                : .element("div", [], [.element("h2", text: section.definition.name), links])
        }
        var shared: [HTML] = []
        if hasTranslations { shared.append(item("Translations", TranslationsSection.anchor)) }
        if hasRelations { shared.append(item("Choices and relations", DefinitionSection.sharedAnchor)) }
        if !shared.isEmpty {
            groups.append(.element("div", [], [.element("h2", text: "Shared"), .element("ul", [], shared)]))
        }
        return .element("nav", [.style(class: "toc"), .plain("aria-label", "Contents")], groups)
    }

    private func item(_ title: String, _ anchor: Anchor) -> HTML {
        .element("li", [], [.element("a", [.link(to: anchor)], [.element("span", text: title)])])
    }

    private func link(_ intent: Intent, _ section: DefinitionSection) -> HTML {
        var parts = [
            HTML.element(
                "span",
                [.flag("data-localized")],
                [TextMarkup(intent).html(intent.title, fallback: intent.name)]
            )
        ]
        if let worst = section.worst(of: intent.name) {
            parts.append(.element("span", [.colours(of: worst.icon)], [worst.icon.html(worst.words)]))
        }
        parts += IntentSection.uses(of: intent).map { icon, words in icon.html(words) }
        return .element("li", [], [.element("a", [.link(to: section.anchor(of: intent))], parts)])
    }
}
