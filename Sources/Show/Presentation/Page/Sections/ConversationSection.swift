import IntentSchema

/// The conversation between Siri and the user, from the first question to the response, as bubbles.
struct ConversationSection {
    let intent: Intent
    /// Changes of what Siri says, by place.
    let changes: [String: [HTML]]
    private let markup: TextMarkup

    init(_ intent: Intent, changes: [String: [HTML]] = [:]) {
        self.intent = intent
        self.changes = changes
        markup = TextMarkup(intent)
    }

    /// The places where changes can appear, named as in `ShownChange.symbol` but without the intent.
    var places: Set<String> {
        if !intent.isSpoken { return [] }
        let prompts = intent.parameters.flatMap { parameter in
            PromptDialog.Kind.allCases.map { "\(parameter.name).prompt.\($0.rawValue)" }
                + parameter.unsupportedReasons.map { "\(parameter.name).reason.\($0.code)" }
        }
        return Set(prompts + intent.response.codes.map { "response.code.\($0.name)" })
    }

    var html: HTML? {
        let turns = intent.isSpoken ? turns : []
        if turns.isEmpty { return nil }
        let title = "Conversation with Siri"
        let lines = ConversationScript(intent).scenes.flatMap(\.lines)
        if changes.isEmpty, !intent.requiresUserConfirmation, lines.allSatisfy({ $0.text.shown == nil }) {
            return .part(title, [.element("p", class: "dim", text: "All in the system’s own words.")])
        }
        return .part(title, [.element("div", class: "chat", turns)])
    }

    private var turns: [HTML] {
        var turns = intent.displayOrder.compactMap { turn(intent.parameters[$0]) }
        if !turns.isEmpty {
            turns.append(.element("p", class: "dim", with: [.flag("data-unasked"), .flag("hidden")]))
        }
        if intent.requiresUserConfirmation {
            turns.append(part("Before it runs", [system, .element("p", class: "yn", text: "No   |   Yes")]))
        }
        let codes = intent.response.codes.sorted { ($0.isSuccess ? 0 : 1) < ($1.isSuccess ? 0 : 1) }.map { code in
            let short = code.conciseDialog
            let concise = short.shown == nil ? nil : bubble([.element("small", text: "In short "), markup.html(short)])
            return branch(code.name.spacedWords, [speech(code.dialog), concise] + marks("response.code.\(code.name)"))
        }
        if !codes.isEmpty { turns.append(part("When it is done", codes, style: "turn end")) }
        return turns
    }

    private func turn(_ parameter: Parameter) -> HTML? {
        let prompts = parameter.prompts.filter(\.text.isSpoken).map { ($0.kind, $0.text) }
        let texts = Dictionary(prompts) { first, _ in first }
        func lines(_ kind: PromptDialog.Kind) -> [HTML] {
            (texts[kind].map { [speech($0)] } ?? []) + marks("\(parameter.name).prompt.\(kind.rawValue)")
        }
        let groups: [(String, [PromptDialog.Kind])] = [
            ("In Shortcuts", [.configuration]), ("In short", [.concise]), ("More", [.subsequentIntroduction]),
            ("Several match", [.disambiguationIntroduction, .disambiguationSelection]), ("Not sure", [.confirmation]),
        ]
        var branches = groups.compactMap { label, kinds -> HTML? in
            let lines = kinds.flatMap(lines)
            return lines.isEmpty ? nil : branch(label, lines)
        }
        branches += parameter.unsupportedReasons.map { reason in
            branch(reason.code.spacedWords, [speech(reason.text)] + marks("\(parameter.name).reason.\(reason.code)"))
        }
        let primary = lines(.primary)
        guard parameter.supportsResolution || !(primary + branches).isEmpty else { return nil }
        let name = markup.html(parameter.displayName, fallback: parameter.name)
        let title = parameter.displayName.shown ?? parameter.name
        let value = HTML.element("b", with: [.plain("data-p", parameter.name)], text: title)
        let answer = HTML.element("p", class: "me", [value])
        let question = [.element("h4", [name]), texts[.primary] == nil ? system : nil] + primary
        return .element(
            "div",
            with: [.style(class: "turn"), .plain("data-n", parameter.name)],
            question + [branch("Answered", [answer])] + branches
        )
    }

    private func marks(_ place: String) -> [HTML] { changes[place] ?? [] }

    private func part(_ title: String, _ children: [HTML], style: StaticString = "turn") -> HTML {
        .element("div", class: style, [.element("h4", text: title)] + children)
    }

    private func branch(_ label: String, _ bubbles: [HTML?]) -> HTML {
        .element("div", with: [.plain("data-b", label)], [.element("p", class: "cap", text: label)] + bubbles)
    }

    private func bubble(_ children: [HTML]) -> HTML { .element("p", class: "bub", children) }

    private var system: HTML { .element("p", class: "bub sys", text: "In the system’s own words") }

    private func speech(_ text: LocalizedText) -> HTML { text.shown == nil ? system : bubble([markup.html(text)]) }
}
