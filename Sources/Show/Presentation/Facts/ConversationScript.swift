import IntentSchema

package struct ConversationScript: Sendable {
    package private(set) var scenes: [Scene] = []

    package struct Scene: Sendable {
        package var subject: Subject
        package var lines: [Line]
    }

    package enum Subject: Sendable {
        /// Siri asks for the parameter with this index in the intent.
        case parameter(Int)
        case confirmation
        /// The intent has ended with the code at this index in the response.
        case response(Int)
    }

    package struct Line: Sendable {
        /// When Siri says the line: `to ask`, `to confirm`, `if several match`.
        package var occasion: String
        /// Empty if the system supplies the words.
        package var text: LocalizedText
        /// The text in the intent, as changes name it: `size.prompt.Primary`.
        package var place: String
    }

    package init(_ intent: Intent) {
        for index in intent.displayOrder {
            let parameter = intent.parameters[index]
            let prompts = PromptDialog.Kind.inOrder.flatMap { kind in
                parameter.prompts.filter { $0.kind == kind && $0.text.isSpoken }
            }
            func line(_ kind: PromptDialog.Kind, _ text: LocalizedText) -> Line {
                Line(occasion: kind.occasion, text: text, place: "\(parameter.name).prompt.\(kind.rawValue)")
            }
            var lines = prompts.map { line($0.kind, $0.text) }
            lines += parameter.unsupportedReasons.map {
                Line(occasion: "to refuse (\($0.code))", text: $0.text, place: "\(parameter.name).reason.\($0.code)")
            }
            if intent.isSpoken, parameter.supportsResolution, prompts.first?.kind != .primary {
                lines.insert(line(.primary, .none), at: 0)
            }
            if !lines.isEmpty { scenes.append(Scene(subject: .parameter(index), lines: lines)) }
        }
        if intent.requiresUserConfirmation {
            let line = Line(occasion: "before it runs", text: .none, place: "confirmation")
            scenes.append(Scene(subject: .confirmation, lines: [line]))
        }
        for (index, code) in intent.response.codes.enumerated() {
            var texts = [("at the end", code.dialog), ("at the end, briefly", code.conciseDialog)].filter(\.1.isSpoken)
            if texts.isEmpty, intent.isSpoken { texts = [("at the end", .none)] }
            let lines = texts.map { Line(occasion: $0, text: $1, place: "response.code.\(code.name)") }
            if !lines.isEmpty { scenes.append(Scene(subject: .response(index), lines: lines)) }
        }
    }
}

extension Intent {
    /// Whether Siri speaks about the intent. One that only configures widgets is silent unless it has dialog.
    package var isSpoken: Bool { isConfigurable || isEligibleForSuggestions }
}

extension ConversationScript.Subject {
    /// The subject in words: `size`, `response success`.
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
        case .disambiguationIntroduction: "if several match"
        case .disambiguationSelection: "if several match, to choose"
        case .confirmation: "to confirm"
        }
    }

    /// All kinds, in the order in which Siri can use them.
    fileprivate static let inOrder: [Self] = [
        .primary, .configuration, .concise, .subsequentIntroduction, .disambiguationIntroduction,
        .disambiguationSelection,
        .confirmation,
    ]
}
