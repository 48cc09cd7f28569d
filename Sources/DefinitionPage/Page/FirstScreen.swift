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
        let verdict = ComparisonVerdict(changes.map(\.change), since: baseName, isComplete: page.unshown.isEmpty)
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
        let box = HTML.element(
            "div",
            [.style(class: "verdict"), .style(class: verdict.harm?.style ?? "add", of: "data-h")],
            [
                (verdict.harm?.icon ?? .ok).html(), .element("h2", text: verdict.title),
                .element("p", text: verdict.words), .element("div", class: "tally", tally),
            ]
        )
        return [box]
            + groups.map { group in
                let heading = HTML.element(
                    "h3",
                    [.id(anchor(group.harm)), .style(class: group.harm.style, of: "data-h")],
                    [group.harm.icon.html(), .text(group.harm.words)]
                )
                let list = HTML.element("ul", [], group.changes.map(\.row))
                let isFolded = group.harm.standsBack(among: changes.count)
                return .element(
                    "div",
                    class: "grp",
                    [heading, isFolded ? .folded("\(group.changes.count) changes", "dev", [list]) : list]
                )
            }
    }

    private func anchor(_ harm: ShownChange.Harm) -> Anchor { Anchor("harm", "\(harm)") }
}
