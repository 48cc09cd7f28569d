import IntentSchema

package struct ConversationScript: Sendable {
    package private(set) var scenes: [Scene] = []

    package struct Scene: Sendable {
        package var subject: Subject
        package var lines: [Line]
    }

    package enum Subject: Sendable {
        /// Siri asks for a value: an index into the intent's parameters.
        case parameter(Int)
        /// The user must agree before the intent runs.
        case confirmation
        /// The intent has ended: an index into the response's codes.
        case response(Int)
    }

    package struct Line: Sendable {
        /// When it is said: `to ask`, `to confirm`, `where several fit`.
        package var occasion: String
        /// Empty if the system uses its own words.
        package var text: LocalizedText
    }

    package init(_ intent: Intent) {
        for index in intent.displayOrder {
            let parameter = intent.parameters[index]
            let prompts = PromptDialog.Kind.inOrder.flatMap { kind in
                parameter.prompts.filter { $0.kind == kind && $0.text.isSpoken }
            }
            var lines = prompts.map { Line(occasion: $0.kind.occasion, text: $0.text) }
            lines += parameter.unsupportedReasons.map { Line(occasion: "to refuse (\($0.code))", text: $0.text) }
            if intent.isSpoken, parameter.supportsResolution, prompts.first?.kind != .primary {
                lines.insert(Line(occasion: PromptDialog.Kind.primary.occasion, text: .none), at: 0)
            }
            if !lines.isEmpty { scenes.append(Scene(subject: .parameter(index), lines: lines)) }
        }
        if intent.requiresUserConfirmation {
            scenes.append(Scene(subject: .confirmation, lines: [Line(occasion: "before it runs", text: .none)]))
        }
        for (index, code) in intent.response.codes.enumerated() {
            var lines: [Line] = []
            if code.dialog.isSpoken { lines.append(Line(occasion: "at the end", text: code.dialog)) }
            if code.conciseDialog.isSpoken {
                lines.append(Line(occasion: "at the end, briefly", text: code.conciseDialog))
            }
            if lines.isEmpty, intent.isSpoken { lines = [Line(occasion: "at the end", text: .none)] }
            if !lines.isEmpty { scenes.append(Scene(subject: .response(index), lines: lines)) }
        }
    }
}

extension Intent {
    /// Whether Siri speaks of it: what only configures widgets is silent, unless the definition has words for it.
    package var isSpoken: Bool { isConfigurable || isEligibleForSuggestions }
}

extension ConversationScript.Subject {
    /// What the scene is about, in words: `size`, `response success`.
    package func words(in intent: Intent) -> String {
        switch self {
        case .parameter(let index): intent.parameters[index].name
        case .confirmation: "confirmation"
        case .response(let index): "response \(intent.response.codes[index].name)"
        }
    }
}

extension LocalizedText {
    package var isSpoken: Bool { text?.isEmpty == false || text == nil && id != nil }
}

extension PromptDialog.Kind {
    package var occasion: String {
        switch self {
        case .primary: "to ask"
        case .configuration: "to ask, in Shortcuts"
        case .concise: "to ask, briefly"
        case .subsequentIntroduction: "to ask for more"
        case .disambiguationIntroduction: "where several fit"
        case .disambiguationSelection: "where several fit, to choose"
        case .confirmation: "to confirm"
        }
    }

    /// In the order in which Siri can say them.
    fileprivate static let inOrder: [Self] = [
        .primary, .configuration, .concise, .subsequentIntroduction, .disambiguationIntroduction,
        .disambiguationSelection,
        .confirmation,
    ]
}
