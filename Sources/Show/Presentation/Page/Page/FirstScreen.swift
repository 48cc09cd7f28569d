import Diagnostics
import IntentSchema

/// The top of the page: the title, counts, and languages or, for a comparison, the verdict and every change.
struct FirstScreen {
    let page: DefinitionPage
    let coverage: [PageLanguage]
    let changes: [PlacedChange]
    let findings: Anchor?

    var html: HTML {
        let definitions = page.definitions.count == 1 ? "" : " in \(page.definitions.count) definitions"
        let lead = HTML.element("p", class: "lead", text: "What people see, set and hear\(definitions).")
        let errors = page.definitions.flatMap(\.findings).filter { $0.diagnostic.severity == .error }
        let cards = coverage.isEmpty ? nil : LanguageCards(coverage: coverage, source: page.sourceLanguage).html
        let state = [lead, counts] + FindingsList.html(errors, foldedAs: "errors") + [cards]
        // Their errors are in the terminal, but the page must say that something is missing.
        let rest = "Left out because of errors: \(page.unshown.joined(separator: ", "))."
        let unshown = page.unshown.isEmpty ? nil : HTML.element("p", class: "lead", text: rest)
        return .element(
            "section",
            with: [.style(class: "hero"), .plain("aria-label", page.title), .id(Anchor("top"))],
            [.element("h1", text: page.title), unshown] + (page.verdict.map(comparison) ?? state)
        )
    }

    // MARK: - One state

    private var counts: HTML {
        let intents = page.definitions.flatMap(\.schema.intents)
        let texts = page.definitions.reduce(0) { $0 + $1.textCount }
        let lint = page.definitions.flatMap(\.findings).count
        let numbers = [
            (intents.count == 1 ? 0 : intents.count, "intents"),
            (intents.count(where: \.isEligibleForWidgets), "for widgets"),
            (intents.count(where: \.isConfigurable), "in Shortcuts"),
            (intents.count(where: \.isEligibleForSuggestions), "suggested by Siri"),
            (texts, texts == 1 ? "text" : "texts"), (lint, lint == 1 ? "finding from lint" : "findings from lint"),
        ]
        let facts = numbers.filter { $0.0 > 0 }.map { count, words -> HTML in
            let link = words.hasPrefix("finding") ? findings : nil
            let label = HTML.element(link == nil ? "span" : "a", with: [link.map { .link(to: $0) }], text: words)
            return .element("p", [.element("b", text: String(count)), label])
        }
        return .element("div", class: "facts", facts)
    }

    // MARK: - Comparison

    /// The findings, which the title counts, and all other changes.
    private func comparison(_ verdict: ComparisonVerdict) -> [HTML?] {
        let named = Dictionary(grouping: changes, by: \.change.position)
        let others = Dictionary(grouping: named[nil] ?? [], by: \.change.harm).sorted { $0.key < $1.key }
        let findings = verdict.findings.enumerated().map { index, own -> (pill: HTML, list: HTML) in
            let (icon, anchor) = (own.harm?.icon ?? .info, Anchor("finding", "\(index)"))
            let title = own.title.prefix(1).uppercased() + own.title.dropFirst()
            let rows = named[index].map { [list(of: $0)] } ?? []
            return (
                .pill(own.title, icon, count: own.count, leadingTo: anchor),
                group(title, icon, anchor, rows + FindingsList.html(own.others, withHelp: true))
            )
        }
        let tally =
            findings.map(\.pill) + others.map { HTML.pill($0, count: $1.count, leadingTo: anchor($0)) }
        let box = HTML.element(
            "div",
            with: [.style(class: "verdict"), .colours(of: verdict.harm?.icon ?? .add)],
            [
                (verdict.harm?.icon ?? .ok).html(), .element("h2", text: verdict.title),
                .element("p", text: verdict.lead.prefix(1).uppercased() + verdict.lead.dropFirst() + "."),
                .element("div", class: "tally", tally),
            ]
        )
        let lists = others.map { harm, own -> HTML in
            let isFolded =
                harm.isFolded(among: changes.count) || (own.count > 3 && own.allSatisfy(\.isPlain))
            let list = list(of: own)
            let title = own.count == 1 ? "1 change" : "\(own.count) changes"
            return group(harm.words, harm.icon, anchor(harm), [isFolded ? .folded(title, class: "dev", [list]) : list])
        }
        return [box] + findings.map(\.list) + lists
    }

    /// The rows of changes. Those with the same effect stand together below it.
    private func list(of changes: [PlacedChange]) -> HTML {
        let counts = Dictionary(changes.map { ($0.change.words, 1) }, uniquingKeysWith: +)
        let groups = Dictionary(grouping: changes.indices) { changes[$0].change.effects.first }
        let rows = groups.sorted { $0.value[0] < $1.value[0] }.flatMap { effect, group -> [HTML] in
            let shared = group.count > 1 ? effect.map { HTML.element("em", text: $0) } : nil
            return (shared.map { [.element("li", [.element("div", class: "chg", [$0])])] } ?? [])
                + group.map { index in
                    let isAmbiguous = counts[changes[index].change.words] != 1
                    return changes[index].row(isAmbiguous: isAmbiguous, saysEffect: shared == nil)
                }
        }
        return .element("ul", rows)
    }

    private func group(_ title: String, _ icon: Icon, _ anchor: Anchor, _ list: [HTML]) -> HTML {
        let heading = HTML.element("h3", with: [.id(anchor), .colours(of: icon)], [icon.html(), .text(title)])
        return .element("div", class: "grp", [heading, .element("div", list)])
    }

    private func anchor(_ harm: ShownChange.Harm) -> Anchor { Anchor("harm", "\(harm)") }
}
