import IntentSchema

/// The table of contents: each intent, where users meet it, and the greatest harm among its changes.
struct Contents {
    let sections: [DefinitionSection]
    let hasTranslations: Bool
    let isLong: Bool

    var html: HTML {
        var groups = sections.filter { !$0.definition.schema.intents.isEmpty }.map { section -> HTML in
            let links = HTML.element("ul", section.definition.schema.intents.map { link($0, section) })
            return isLong
                ? .element(
                    "details",
                    with: [.flag("open"), .flag("data-narrow")],
                    [.element("summary", [Icon.chevron.html(), .text(section.definition.name)]), links]
                )
                : .element("div", [.element("h2", text: section.definition.name), links])
        }
        let hasDeclarations = sections.contains(where: \.hasDeclarations)
        let shared = [
            hasTranslations ? item("Translations", TranslationsSection.anchor) : nil,
            hasDeclarations ? item("Choices and objects", DefinitionSection.sharedAnchor) : nil,
        ]
        if hasTranslations || hasDeclarations {
            groups.append(.element("div", [.element("h2", text: "Shared"), .element("ul", shared)]))
        }
        return .element("nav", class: "toc", with: [.plain("aria-label", "Contents")], groups)
    }

    private func item(_ title: String, _ anchor: Anchor) -> HTML {
        .element("li", [.element("a", with: [.link(to: anchor)], [.element("span", text: title)])])
    }

    private func link(_ intent: Intent, _ section: DefinitionSection) -> HTML {
        let title = TextMarkup(intent).html(intent.title, fallback: intent.name)
        let worst = section.greatestHarm(of: intent.name).map { harm in
            HTML.element("span", with: [.colours(of: harm.icon)], [harm.icon.html(harm.words)])
        }
        let isAmbiguous = section.sharedTitles.contains(intent.shownTitle)
        let name = isAmbiguous ? HTML.element("small", text: intent.name) : nil
        let label = HTML.element("span", [.element("span", with: [.flag("data-localized")], [title]), name])
        let uses = IntentSection.uses(of: intent).map { icon, words in icon.html(words) }
        return .element("li", [.element("a", with: [.link(to: section.anchor(of: intent))], [label, worst] + uses)])
    }
}
