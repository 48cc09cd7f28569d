import Diagnostics
import IntentSchema
import SavedContract

/// A page about definitions for reviewers, translators, and designers: one file that works offline and without scripts.
package struct DefinitionPage: Sendable {
    /// The name of the app, folder, or definition.
    package var title: String
    package var definitions: [ShownDefinition]
    /// The result of a comparison; `nil` if nothing is compared.
    package var verdict: ComparisonVerdict?
    /// The widgets and App Intents of the app; `nil` to say nothing.
    package var code: SavedContract?
    /// The paths of definitions that are missing from the page because of errors.
    package var unshown: [String]

    package init(
        _ definitions: [ShownDefinition],
        title: String? = nil,
        verdict: ComparisonVerdict? = nil,
        code: SavedContract? = nil,
        unshown: [String] = []
    ) {
        self.title = title ?? definitions.first?.name ?? ""
        self.definitions = definitions
        self.verdict = verdict
        self.code = code
        self.unshown = unshown
        for index in definitions.indices {
            self.definitions[index].isAlone = definitions.count == 1
            self.definitions[index].unread = unshown
        }
        distinguishNames()
    }

    /// Adds folders to equal names until they differ: `Widget/Intents`. Only copies get language folders.
    private mutating func distinguishNames() {
        let copies = Dictionary(grouping: definitions.map(\.schema.path)) {
            "\(Path.localizationFolder(of: $0))/\(Path.name(of: $0))"
        }.values.filter { $0.count > 1 }.joined()
        var folders = definitions.map(\.schema.path).map { path in
            path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") || copies.contains(path) }
        }
        while true {
            let groups = Dictionary(grouping: definitions.indices) { definitions[$0].name }.values
            let repeated = groups.filter { $0.count > 1 }.joined().filter { !folders[$0].isEmpty }
            if repeated.isEmpty { return }
            for index in repeated {
                definitions[index].name = "\(folders[index].removeLast())/\(definitions[index].name)"
            }
        }
    }

    package var html: [UInt8] {
        var printer = HTMLPrinter()
        printer.print(.element("html", with: [.plain("lang", "en")], [head, body]))
        return Array("<!DOCTYPE html>\n".utf8) + printer.bytes + [0x0A]
    }

    /// The page loads and sends nothing, and only this module's style and script apply.
    private var policy: String {
        "default-src 'none'; style-src \(PageStyle.hash); "
            + "script-src \(PageScript.hash); base-uri 'none'; form-action 'none'"
    }

    var sourceLanguage: String { definitions.first?.sourceLanguage ?? "" }

    private var head: HTML {
        let viewport = HTMLAttribute.plain("content", "width=device-width, initial-scale=1")
        let parts: [HTML] = [
            .element("meta", with: [.plain("charset", "utf-8")]),
            .element("meta", with: [.plain("http-equiv", "Content-Security-Policy"), .plain("content", policy)]),
            .element("meta", with: [.plain("name", "viewport"), viewport]),
            .element("title", text: "\(title): intents"), .style(PageStyle.source),
        ]
        return .element("head", parts)
    }

    private var body: HTML {
        let coverage = PageLanguage.all(of: definitions)
        let isLong = definitions.reduce(0) { $0 + $1.schema.intents.count } > 12
        var number = 0
        let sections = definitions.enumerated().map { index, definition in
            defer { number += definition.schema.intents.count }
            let begins = isLong ? number : nil
            return DefinitionSection(definition, number: index, isCompared: verdict != nil, begins: begins)
        }
        let first = FirstScreen(
            page: self,
            coverage: coverage,
            changes: sections.flatMap(\.changes),
            findings: sections.compactMap(\.firstFinding).first
        )
        let isAlone = number <= 1
        let contents = Contents(sections: sections, hasTranslations: !coverage.isEmpty, isLong: isLong)
        let footer = HTML.element(
            "footer",
            text: "An approximation: the actual look varies by device."
        )
        let parts = [
            TranslationsSection(definitions: definitions, coverage: coverage).html, DefinitionSection.shared(sections),
            code.flatMap { CodeSection(code: $0, definitions: definitions.map(\.schema)).html }, footer,
        ]
        let main = HTML.element("main", with: [.id(Anchor("main"))], sections.map(\.html) + parts)
        return .element(
            "body",
            with: [isAlone ? .style(class: "one") : nil],
            [
                .element("a", class: "skip", with: [.link(to: Anchor("main"))], text: "Skip to the intents"),
                Icon.definitions, bar(coverage),
                .element("p", with: [.id(Anchor("live")), .style(class: "unseen"), .plain("role", "status")]),
                .element("div", class: "wrap", [first.html, isAlone ? nil : contents.html, main]),
                .script(PageScript.source),
            ]
        )
    }

    /// The title, the search field, and the language menu, which require the script.
    private func bar(_ coverage: [PageLanguage]) -> HTML {
        let hits = Anchor("hits")
        let field: [HTMLAttribute?] = [
            .id(Anchor("search")), .plain("type", "search"), .plain("placeholder", "Search titles, names, texts"),
            .plain("aria-label", "Search"), .plain("autocomplete", "off"), .plain("role", "combobox"),
            .plain("aria-expanded", "false"), .reference("aria-controls", hits),
        ]
        let search = HTML.element(
            "div",
            with: [.style(class: "find"), .flag("data-script"), .flag("hidden")],
            [
                Icon.search.html(), .element("input", with: field),
                .element("div", with: [.id(hits), .style(class: "hits"), .flag("hidden")]),
            ]
        )
        let options = coverage.map { language in
            let direction = HTMLAttribute.plain("data-dir", language.isRightToLeft ? "rtl" : "ltr")
            return HTML.element("option", with: [.plain("value", language.code), direction], text: language.name)
        }
        let source = HTML.element("option", with: [.plain("value", "")], text: sourceLanguage)
        let choice: [HTMLAttribute?] = [.id(Anchor("language")), .plain("aria-label", "Language")]
        let language = HTML.element(
            "span",
            with: [.style(class: "lang"), .flag("data-script"), .flag("hidden")],
            [Icon.tran.html(), .element("select", with: choice, [source] + options), Icon.arrows.html()]
        )
        let name = HTML.element("a", with: [.link(to: Anchor("top"))], text: title)
        return .element("header", class: "bar", [name, search, coverage.isEmpty ? nil : language])
    }
}
