extension Conversation {
    /// Returns the question in the definition's words.
    func question(
        _ result: AnyResolution.Result,
        at position: Int,
        of field: ConversationField<Draft>
    ) -> Question {
        let description = field.description
        func question(_ kind: Question.Kind, _ texts: [String], choices: [String] = []) -> Question {
            Question(
                parameter: field.parameter,
                element: description.isList ? position : nil,
                kind: kind,
                texts: texts,
                choices: choices
            )
        }
        let title = description.title?.string(in: tables) ?? description.name
        let primary = text(style == .short ? [.concise, .primary] : [.primary, .concise], of: field)
        let request = primary ?? text([.configuration], of: field) ?? "\(title)?"
        switch result {
        case .disambiguation(let values):
            let texts = [
                text([.disambiguationIntroduction], of: field, count: values.count),
                text([.disambiguationSelection], of: field, count: values.count),
            ].compactMap(\.self)
            return question(
                .choice(values),
                texts.isEmpty ? [request] : texts,
                choices: values.map { words(of: $0, description) }
            )
        case .confirmationRequired(let value):
            // The value in question can differ from the one in the draft.
            var asked = draft
            _ = asked.setValue(description.isList ? nil : value, named: description.name)
            let prompt = description.prompts[.confirmation].map { prompt in
                fill(prompt, of: field, in: asked, value: words(of: value, description))
            }
            return question(.confirmation(value), [prompt ?? "\(title): \(words(of: value, description))?"])
        case .unsupported(let reason):
            let why = reason.flatMap { description.unsupportedReasons[$0] }
            return question(.value, [why.map { fill($0, of: field, in: draft) }, request].compactMap(\.self))
        case .needsValue, .notRequired, .success:
            return question(.value, [request])
        }
    }

    /// Asks for another value in the definition's words, or in the same words as Siri if it has none.
    func furtherQuestion(_ field: ConversationField<Draft>) -> Question {
        let text = text([.subsequentIntroduction], of: field) ?? "Is that all?"
        return Question(parameter: field.parameter, element: nil, kind: .further, texts: [text], choices: [])
    }

    /// Returns the texts of a response; empty if its code has none.
    ///
    /// - Throws: `Failure` for a text with a variable that has no value.
    func dialog(of response: Draft.HandledResponse) throws -> [String] {
        let dialog = response.spokenDialog(style, for: draft.configuration, in: tables, format)
        if let missing = dialog?.missing.first {
            throw failure("the dialog of \(response.code) mentions ${\(missing)}, which has no value")
        }
        return dialog.map { [$0.text] } ?? []
    }

    func words(of value: any ModelValue, _ description: ParameterDescription) -> String {
        spokenText(value, of: description, in: tables, format)
    }

    private func text(
        _ prompts: [ParameterDescription.Prompt],
        of field: ConversationField<Draft>,
        count: Int = 0
    ) -> String? {
        prompts.lazy.compactMap { field.description.prompts[$0] }.first.map {
            fill($0, of: field, in: draft, count: count)
        }
    }

    /// Fills a text with the values of the intent and the format's predefined variables, such as `count`.
    private func fill(
        _ text: DefinitionText,
        of field: ConversationField<Draft>,
        in draft: Draft,
        count: Int = 0,
        value: String? = nil
    ) -> String {
        let description = field.description
        let configuration = draft.configuration
        return text.filled(text.string(in: tables, for: [configuration])) { name in
            switch name {
            case "displayName": description.title?.string(in: tables) ?? description.name
            case "minimumValue": description.minimum.map { words(of: $0.value, description) }
            case "maximumValue": description.maximum.map { words(of: $0.value, description) }
            case "count": "\(count)"
            default:
                name == description.name && value != nil
                    ? value : configuration.spokenText(of: name, in: tables, format)
            }
        }
    }
}

extension NumericValue {
    fileprivate var value: any ModelValue {
        switch self {
        case .integer(let value): value
        case .decimal(let value), .quantity(let value, unit: _): value
        case .seconds(let value): DurationValue(seconds: value)
        }
    }
}
