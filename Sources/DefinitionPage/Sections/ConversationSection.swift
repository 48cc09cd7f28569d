import IntentSchema

/// What Siri and people say to each other, from the first question to the response, as bubbles.
struct ConversationSection {
    let intent: Intent
    private let markup: TextMarkup

    init(_ intent: Intent) {
        self.intent = intent
        markup = TextMarkup(intent)
    }

    /// Siri speaks for what runs; what only configures widgets is silent.
    var isEmpty: Bool { !(intent.isConfigurable || intent.isEligibleForSuggestions) || turns.isEmpty }

    var html: HTML {
        .element(
            "div",
            [],
            [
                .element("h3", text: "Conversation with Siri"),
                .element("div", [.style(class: "chat"), .flag("data-localized")], turns),
            ]
        )
    }

    private var turns: [HTML] {
        var turns = intent.displayOrder.compactMap { turn(intent.parameters[$0]) }
        if !turns.isEmpty {
            turns.append(.element("p", [.style(class: "dim"), .flag("data-unasked"), .flag("hidden")]))
        }
        if intent.requiresUserConfirmation {
            turns.append(part("Before it runs", [system, .element("p", class: "yn", text: "No   |   Yes")]))
        }
        let codes = intent.response.codes.sorted { ($0.isSuccess ? 0 : 1) < ($1.isSuccess ? 0 : 1) }.map { code in
            let concise: [HTML] =
                code.conciseDialog.shown == nil
                ? [] : [bubble([.element("small", text: "In short "), markup.html(code.conciseDialog)])]
            return branch(code.name.asWords, [said(code.dialog)] + concise)
        }
        if !codes.isEmpty { turns.append(part("When it is done", codes, style: "turn end")) }
        return turns
    }

    private func turn(_ parameter: Parameter) -> HTML? {
        var texts: [PromptDialog.Kind: LocalizedText] = [:]
        for prompt in parameter.prompts where prompt.text.isSaid && texts[prompt.kind] == nil {
            texts[prompt.kind] = prompt.text
        }
        guard parameter.supportsResolution || !texts.isEmpty || !parameter.unsupportedReasons.isEmpty else {
            return nil
        }
        let groups: [(String, [PromptDialog.Kind])] = [
            ("In Shortcuts", [.configuration]), ("In short", [.concise]), ("More", [.subsequentIntroduction]),
            ("Several match", [.disambiguationIntroduction, .disambiguationSelection]), ("Not sure", [.confirmation]),
        ]
        var branches = groups.compactMap { label, kinds -> HTML? in
            let bubbles = kinds.compactMap { texts[$0] }.map(said)
            return bubbles.isEmpty ? nil : branch(label, bubbles)
        }
        branches += parameter.unsupportedReasons.map { branch($0.code.asWords, [said($0.text)]) }
        let name = markup.html(parameter.displayName, fallback: parameter.name)
        let answer = HTML.element(
            "p",
            class: "me",
            [.element("b", [.plain("data-p", parameter.name)], text: parameter.displayName.shown ?? parameter.name)]
        )
        return .element(
            "div",
            [.style(class: "turn"), .plain("data-n", parameter.name)],
            [.element("h4", [], [name]), said(texts[.primary] ?? .none), branch("Answered", [answer])] + branches
        )
    }

    private func part(_ title: String, _ children: [HTML], style: StaticString = "turn") -> HTML {
        .element("div", class: style, [.element("h4", text: title)] + children)
    }

    private func branch(_ label: String, _ bubbles: [HTML]) -> HTML {
        .element("div", [.plain("data-b", label)], [.element("p", class: "cap", text: label)] + bubbles)
    }

    private func bubble(_ children: [HTML]) -> HTML { .element("p", class: "bub", children) }

    private var system: HTML { .element("p", class: "bub sys", text: "In the system’s own words") }

    private func said(_ text: LocalizedText) -> HTML { text.shown == nil ? system : bubble([markup.html(text)]) }
}
