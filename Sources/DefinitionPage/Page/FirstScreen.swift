import Diagnostics
import IntentSchema

/// What the page begins with: its name, counts and languages, or for a comparison the verdict and every change.
struct FirstScreen {
    let page: DefinitionPage
    let coverage: [LanguageCoverage]
    let changes: [PlacedChange]
    /// Where the first finding stands.
    let findings: Anchor?

    var html: HTML {
        let definitions = page.definitions.count == 1 ? "" : " in \(page.definitions.count) definitions"
        let content: [HTML]
        if let baseName = page.baseName {
            content =
                [.element("p", class: "lead", text: "What changed for people since \(baseName).")] + unshown
                + comparison(baseName)
        } else {
            content =
                [.element("p", class: "lead", text: "What people see, set and hear\(definitions).")] + unshown
                + [counts] + errors + languages
        }
        return .element(
            "section",
            [.style(class: "hero"), .plain("aria-label", page.title), .id(Anchor("top"))],
            [.element("h1", text: page.title)] + content
        )
    }

    /// What is wrong with the rest stands in the terminal; that there is a rest must stand here.
    private var unshown: [HTML] {
        let paths = page.unshown.joined(separator: ", ")
        return paths.isEmpty ? [] : [.element("p", class: "lead", text: "Left out because of errors: \(paths).")]
    }

    // MARK: - One state

    private var counts: HTML {
        let intents = page.definitions.flatMap(\.schema.intents)
        let texts = page.definitions.reduce(0) { $0 + $1.schema.textGroups.reduce(0) { $0 + $1.texts.count } }
        let numbers = [
            (intents.count == 1 ? 0 : intents.count, "intents", "intents"),
            (intents.count(where: \.isEligibleForWidgets), "for widgets", "for widgets"),
            (intents.count(where: \.isConfigurable), "in Shortcuts", "in Shortcuts"),
            (intents.count(where: \.isEligibleForSuggestions), "suggested by Siri", "suggested by Siri"),
            (texts, "text", "texts"),
        ]
        var facts = numbers.filter { $0.0 > 0 }.map { count, one, many in
            HTML.element(
                "p",
                [],
                [.element("b", text: String(count)), .element("span", text: count == 1 ? one : many)]
            )
        }
        let all = page.definitions.flatMap(\.findings)
        if let findings {
            let words = all.count == 1 ? "finding from lint" : "findings from lint"
            facts.append(
                .element(
                    "p",
                    [],
                    [.element("b", text: String(all.count)), .element("a", [.link(to: findings)], text: words)]
                )
            )
        }
        return .element("div", class: "facts", facts)
    }

    private var errors: [HTML] {
        FindingsList.html(page.definitions.flatMap(\.findings).filter { $0.severity == .error })
    }

    private var languages: [HTML] {
        coverage.isEmpty ? [] : [LanguageCards(coverage: coverage, source: page.sourceLanguage).html]
    }

    // MARK: - Comparison

    private func comparison(_ baseName: String) -> [HTML] {
        let groups = ShownChange.Harm.allCases.compactMap { harm in
            let own = changes.filter { $0.change.harm == harm }
            return own.isEmpty ? nil : (harm: harm, changes: own)
        }
        guard let worst = groups.first else {
            return [calm("Nothing has changed", "Compared with \(baseName).", [])]
        }
        let count = Set(changes.map(\.change.owner)).count
        let sum = changes.count == 1 ? "1 change" : "\(changes.count) changes"
        let words = "Compared with \(baseName): \(sum) in \(count) \(count == 1 ? "declaration" : "declarations")."
        let tally = groups.map { group in
            HTML.element(
                "a",
                [.style(class: "pill"), .style(class: group.harm.style, of: "data-h"), .link(to: anchor(group.harm))],
                [
                    group.harm.icon.html(), .element("b", text: String(group.changes.count)),
                    .text(" \(group.harm.words)"),
                ]
            )
        }
        let isGrave = worst.harm == .lost || worst.harm == .uncertain
        let title = worst.harm.verdict(count: worst.changes.count)
        let box =
            isGrave
            ? verdict(title, words, worst.harm.icon, worst.harm.style, tally) : calm(title, words, tally)
        // Of many changes, those that lose nothing stand back.
        let isLong = changes.count > 40
        return [box]
            + groups.map { group in
                let heading = HTML.element(
                    "h3",
                    [.id(anchor(group.harm)), .style(class: group.harm.style, of: "data-h")],
                    [group.harm.icon.html(), .text(group.harm.words)]
                )
                let list = HTML.element("ul", [], group.changes.map(\.row))
                let isFolded = isLong && (group.harm == .wording || group.harm == .new)
                return .element(
                    "div",
                    class: "grp",
                    [heading, isFolded ? .folded("\(group.changes.count) changes", "dev", [list]) : list]
                )
            }
    }

    /// A verdict that nothing is lost, as far as everything was compared.
    private func calm(_ title: String, _ words: String, _ tally: [HTML]) -> HTML {
        let harm = ShownChange.Harm.uncertain
        return page.unshown.isEmpty
            ? verdict(title, words, .ok, "add", tally)
            : verdict("Not everything was compared", words, harm.icon, harm.style, tally)
    }

    private func anchor(_ harm: ShownChange.Harm) -> Anchor { Anchor("harm", "\(harm)") }

    private func verdict(_ title: String, _ words: String, _ icon: Icon, _ style: StaticString, _ tally: [HTML]) -> HTML
    {
        .element(
            "div",
            [.style(class: "verdict"), .style(class: style, of: "data-h")],
            [
                icon.html(), .element("h2", text: title), .element("p", text: words),
                .element("div", class: "tally", tally),
            ]
        )
    }
}
