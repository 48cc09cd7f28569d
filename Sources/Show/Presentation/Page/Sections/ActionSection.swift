import IntentSchema

/// The action in Shortcuts: the sentence for exactly the visible parameters, followed by the values to choose.
struct ActionSection {
    let intent: Intent
    let markup: TextMarkup
    let rows: SheetRows
    let changes: [HTML]

    var card: HTML {
        var sentences = intent.summaries.map { summary in
            let names = summary.parameters.map { intent.parameters[$0].name }.joined(separator: " ")
            // If there is nothing to set, Shortcuts shows the title instead of a missing sentence.
            let title = summary.title.shown == nil && rows.isEmpty ? intent.title : summary.title
            return HTML.element("p", class: "say", with: [.plain("data-has", names)], texts(title, summary.subtitle))
        }
        let name = markup.html(intent.title, fallback: intent.name)
        if !intent.summaries.isEmpty {
            let words = "No sentence has exactly these parameters."
            sentences.append(
                .element("p", class: "say dim", with: [.flag("data-else"), .flag("hidden")], text: words)
            )
        } else {
            sentences = [.element("p", class: "say", [name])]
        }
        let title = intent.isEligibleForWidgets ? "Action in Shortcuts and Edit Widget" : "Action in Shortcuts"
        var children: [HTML] = [.element("p", class: "cap", [name])] + sentences
        if !rows.isEmpty {
            let summary = HTML.element("summary", [Icon.chevron.html(), .text("Parameters")])
            children.append(.element("details", with: [.flag("open")], [summary, rows.html]))
        }
        return .part(title, changes + [.sheet(title, children)])
    }

    private func texts(_ title: LocalizedText, _ subtitle: LocalizedText) -> [HTML?] {
        [
            markup.html(title, fallback: "No sentence is written."),
            subtitle.shown == nil ? nil : .element("small", [markup.html(subtitle)]),
        ]
    }

    /// Siri's suggestions, if any.
    var suggestions: HTML? {
        guard intent.isEligibleForSuggestions, !intent.shortcuts.isEmpty else { return nil }
        let items = intent.shortcuts.map { HTML.element("li", class: "sug", texts($0.title, $0.subtitle)) }
        return .part("Siri suggests", [.list("list", items)])
    }
}
