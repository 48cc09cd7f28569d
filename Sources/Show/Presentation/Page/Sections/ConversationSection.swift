import IntentSchema

/// What Siri says, from the first question to the response, as bubbles.
struct ConversationSection {
    let intent: Intent
    /// Changes of what Siri says, by place.
    let changes: [String: [HTML]]
    private let scenes: [ConversationScript.Scene]
    private let markup: TextMarkup

    init(_ intent: Intent, changes: [String: [HTML]] = [:]) {
        self.intent = intent
        self.changes = changes
        scenes = intent.isSpoken ? ConversationScript(intent).scenes : []
        markup = TextMarkup(intent)
    }

    /// The places where changes can appear, named as in `ShownChange.symbol` but without the intent.
    var places: Set<String> { Set(scenes.flatMap(\.lines).map(\.place)) }

    var html: HTML? {
        if scenes.isEmpty { return nil }
        let title = "Conversation with Siri"
        let lines = scenes.flatMap(\.lines)
        if changes.isEmpty, !intent.requiresUserConfirmation, lines.allSatisfy({ $0.text.shown == nil }) {
            return .part(title, [.element("p", class: "dim", text: "All in the system’s own words.")])
        }
        return .part(title, [.element("div", class: "chat", scenes.map(turn))])
    }

    private func turn(_ scene: ConversationScript.Scene) -> HTML {
        var attributes: [HTMLAttribute?] = [.style(class: "turn")]
        let title: HTML
        switch scene.subject {
        case .parameter(let index):
            let parameter = intent.parameters[index]
            title = markup.html(parameter.displayName, fallback: parameter.name)
            attributes.append(.plain("data-n", parameter.name))
        case .confirmation: title = .text("Confirmation")
        case .response(let index): title = .text(intent.response.codes[index].name.spacedWords)
        }
        let lines = scene.lines.enumerated().flatMap { index, line -> [HTML] in
            let isLast = scene.lines.lastIndex { $0.place == line.place } == index
            return [.element("p", class: "cap", text: line.occasion.capitalizedFirst), bubble(line.text)]
                + (isLast ? changes[line.place] ?? [] : [])
        }
        return .element("div", with: attributes, [.element("h4", [title])] + lines)
    }

    private func bubble(_ text: LocalizedText) -> HTML {
        text.shown == nil
            ? .element("p", class: "bub sys", text: "In the system’s own words")
            : .element("p", class: "bub", [markup.html(text)])
    }
}
