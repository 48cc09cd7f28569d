import IntentSchema
import Presentation

/// Every text of a definition with its translations, as a table: readable as it is, and what the choice of a language takes texts from.
struct TextsSection {
    let definition: ShownDefinition
    let anchor: Anchor

    var html: HTML {
        let languages = definition.languages
        let head = ["Text"] + languages.map(\.name)
        let heading = HTML.element("tr", [], head.map { .element("th", [.plain("scope", "col")], text: $0) })
        let rows = definition.schema.shownTexts.map { text -> HTML in
            let id = text.text.id ?? ""
            let original = HTML.element("td", [.plain("dir", "auto")], text.markup.pieces(of: text.text.text ?? ""))
            let cells = languages.map { language -> HTML in
                guard let translation = language.text(of: id) else {
                    return .element("td", [.style(class: "missing")], text: "missing")
                }
                return .element(
                    "td",
                    [.plain("lang", language.name), .plain("dir", language.isRightToLeft ? "rtl" : "ltr")],
                    text.markup.pieces(of: translation)
                )
            }
            return .element("tr", [.plain("data-id", id)], [original] + cells)
        }
        let table = HTML.table([.id(anchor)], heading: heading, rows: rows)
        return .element("section", [], [.element("h3", text: "Texts"), .scrollable("Texts", table)])
    }

    /// The choice of a language, which needs a script.
    func choice(number: Int) -> HTML {
        let id = Anchor("language", String(number))
        let languages = definition.languages.map { language in
            HTML.element(
                "option",
                [
                    .plain("value", language.name),
                    .plain("data-direction", language.isRightToLeft ? "rtl" : "ltr"),
                ],
                text: language.name
            )
        }
        return .element(
            "p",
            [.style(class: "choices"), .flag("data-script"), .flag("hidden")],
            [
                .element("label", [.reference("for", id)], text: "Language "),
                .element(
                    "select",
                    [.id(id), .reference("data-texts", anchor)],
                    [.element("option", [.plain("value", "")], text: "as in the definition")] + languages
                ),
            ]
        )
    }
}

extension Schema {
    /// Every text that has an id, once, with how its variables are shown, in the order of the page.
    var shownTexts: [(text: LocalizedText, markup: TextMarkup)] {
        var seen: Set<String> = []
        var texts: [(LocalizedText, TextMarkup)] = []
        func add(_ text: LocalizedText, _ markup: TextMarkup) {
            guard let id = text.id, text.text?.isEmpty == false, seen.insert(id).inserted else { return }
            texts.append((text, markup))
        }
        for intent in intents.sorted(by: { $0.className < $1.className }) {
            let markup = TextMarkup(intent)
            add(intent.title, markup)
            add(intent.description, markup)
            for index in intent.displayOrder {
                let parameter = intent.parameters[index]
                add(parameter.displayName, markup)
                for option in parameter.type.options(in: self) {
                    if case .text(let text) = option.value { add(text, markup) }
                }
                for prompt in parameter.prompts { add(prompt.text, markup) }
                for reason in parameter.unsupportedReasons { add(reason.text, markup) }
            }
            for combination in intent.summaries + intent.shortcuts {
                add(combination.title, markup)
                add(combination.subtitle, markup)
            }
            for value in intent.response.parameters { add(value.displayName, markup) }
            for code in intent.response.codes {
                add(code.dialog, markup)
                add(code.conciseDialog, markup)
            }
        }
        let markup = TextMarkup()
        for (enumeration, _) in ownEnumerations {
            add(enumeration.displayName, markup)
            for value in enumeration.cases {
                add(value.displayName, markup)
                for synonym in value.synonyms { add(synonym.text, markup) }
            }
        }
        for (type, _) in ownTypes {
            add(type.displayName, markup)
            for property in type.properties { add(property.displayName, markup) }
        }
        return texts
    }
}
