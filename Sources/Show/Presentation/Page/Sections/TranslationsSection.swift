import IntentSchema
import Translations

/// Every text with its place, source, and chosen translation. All languages appear on paper and without scripts.
struct TranslationsSection {
    let definitions: [ShownDefinition]
    let coverage: [PageLanguage]

    static let anchor = Anchor("translations")

    var html: HTML? {
        guard !coverage.isEmpty else { return nil }
        let translated = definitions.filter { !$0.languages.isEmpty }
        let untranslated = definitions.filter { $0.languages.isEmpty }.map(\.name)
        var children: [HTML] = [
            .element("h2", text: "Translations"),
            .element("p", class: "lead", text: "Every text of \(translated.map(\.name).joined(separator: ", "))."),
        ]
        if !untranslated.isEmpty {
            let names = untranslated.joined(separator: ", ")
            children.append(.element("p", class: "dim", text: "Without string tables that were read: \(names)."))
        }
        children += [filters, head]
        for definition in translated {
            if translated.count > 1 { children.append(.element("h3", text: definition.name)) }
            for (title, texts) in definition.schema.textGroups {
                children.append(.element(translated.count > 1 ? "h4" : "h3", class: "group", text: title))
                children += texts.flatMap { rows($0, definition) }
            }
        }
        let none: [HTMLAttribute] = [.id(Anchor("none")), .style(class: "dim"), .flag("hidden")]
        children.append(.element("p", with: none, text: "No texts match."))
        return .element("section", with: [.id(Self.anchor), .style(class: "in"), .flag("data-translations")], children)
    }

    /// The column titles, for when one language is shown next to the source.
    private var head: HTML {
        let columns: [HTML] = [
            .element("span", text: "Place"), .element("span", text: definitions.first?.sourceLanguage ?? ""),
            .element("span", with: [.flag("data-beside")]),
        ]
        return .element("div", class: "th cap", with: [.flag("data-script"), .flag("hidden")], columns)
    }

    /// The filter of the listed texts, which requires the script.
    private var filters: HTML {
        let choices = [("", "All")] + LanguageStatus.TextState.faults.map { ("\($0)", $0.rawValue.capitalizedFirst) }
        let labels = choices.map { value, words in
            let attributes: [HTMLAttribute?] = [
                .plain("type", "radio"), .plain("name", "filter"), .plain("value", value),
                value.isEmpty ? .flag("checked") : nil,
            ]
            let count = HTML.element("span", with: [.plain("data-count", value)])
            return HTML.element("label", [.element("input", with: attributes), .text(words + " "), count])
        }
        return .element(
            "fieldset",
            with: [.style(class: "seg"), .flag("data-script"), .flag("hidden")],
            [.element("legend", class: "unseen", text: "Texts to list")] + labels
        )
    }

    private func rows(_ text: ShownText, _ definition: ShownDefinition) -> [HTML] {
        guard let id = text.text.id else { return [] }
        let variants = definition.languages.flatMap { $0.variants(of: id) }.distinct
        let names = variants.isEmpty ? [:] : definition.caseNames
        return [row(text, id: id, at: text.place, in: definition)]
            + variants.map { row(text, id: "\(id)-\($0)", at: "\(text.place): \(names[$0] ?? $0)", in: definition) }
    }

    private func row(_ text: ShownText, id: String, at place: String, in definition: ShownDefinition) -> HTML {
        let cells = definition.languages.compactMap { language -> HTML? in
            let state = language.state(of: id)
            let translation = language.text(of: id)
            if state == nil, translation == nil { return nil }
            let direction = state == .copy ? "auto" : language.isRightToLeft ? "rtl" : "ltr"
            let attributes: [HTMLAttribute?] = [
                .plain("lang", language.code), .plain("dir", direction), state.map { .plain("data-x", "\($0)") },
            ]
            let badge = state.map {
                HTML.element(
                    "em",
                    with: [.plain("lang", "en"), .colours(of: $0.icon)],
                    text: $0.rawValue.capitalizedFirst
                )
            }
            return .element("div", with: attributes, text.markup.pieces(of: translation ?? "") + [badge])
        }
        return .element(
            "div",
            with: [.style(class: "tr"), .plain("data-t", id)],
            [
                .element("small", text: place),
                .element("div", with: [.plain("dir", "auto")], text.markup.pieces(of: text.text.text ?? "")),
                .element("div", class: "cells", cells),
            ]
        )
    }
}

extension ShownDefinition {
    /// The display names of cases, by text ID.
    fileprivate var caseNames: [String: String] {
        let cases = schema.enumerations.flatMap(\.cases).map(\.displayName)
        return Dictionary(cases.compactMap { text in text.id.map { ($0, text.shown ?? $0) } }) { first, _ in first }
    }
}

/// The languages with their progress. Each card is a button that translates the page.
struct LanguageCards {
    let coverage: [PageLanguage]
    let source: String

    var html: HTML {
        let first = [
            card(code: "", name: source, state: "Source", bars: [(100, "s-ok")], words: "Development language")
        ]
        // A long list starts with the languages that need the most work.
        guard coverage.count > 6 else { return .element("div", class: "langs", first + coverage.map(card)) }
        let cards = coverage.sorted {
            ($0.percentage(of: $0.counts.fit), $0.name) < ($1.percentage(of: $1.counts.fit), $1.name)
        }.map(card)
        let others = HTML.element("div", class: "langs many", Array(cards.dropFirst(5)))
        let rest = HTML.folded("\(cards.count - 5) more languages", class: "more", [others])
        return .element("div", [.element("div", class: "langs many", first + cards.prefix(5)), rest])
    }

    private func card(_ language: PageLanguage) -> HTML {
        let counts = language.counts
        return card(
            code: language.code,
            name: language.name,
            state: language.progress,
            bars: [
                (language.percentage(of: counts.fit), "s-ok"), (language.percentage(of: counts[.copy]), "s-same"),
                (language.percentage(of: counts[.damaged]), "s-bad"),
            ],
            words: language.words
        )
    }

    private func card(code: String, name: String, state: String, bars: [(Int, StaticString)], words: String) -> HTML {
        var start = 0
        let parts = bars.map { width, bar -> HTML in
            defer { start += width }
            let place = [
                .plain("x", Double(start)), .plain("width", Double(width)), HTMLAttribute.plain("height", "6"),
            ]
            return .element("rect", with: [.style(class: bar)] + place)
        }
        let drawing: [HTMLAttribute] = [
            .plain("viewBox", "0 0 100 6"), .plain("preserveAspectRatio", "none"), .plain("aria-hidden", "true"),
        ]
        let bar = HTML.element("svg", with: drawing, parts)
        return .element(
            "button",
            with: [.style(class: "lg"), .plain("type", "button"), .plain("data-l", code)],
            [.element("b", [.text(name), .element("span", text: state)]), bar, .element("small", text: words)]
        )
    }
}
