extension Conversation {
    /// Turns words into the answer that they express. Returns other answers unchanged.
    ///
    /// - Throws: `Failure` for words that are not a value of the parameter.
    func understand(_ answer: Answer, to question: Question) throws -> Answer {
        guard case .words(let words) = answer else { return answer }
        switch question.kind {
        case .start, .confirmation:
            if words.lowercased() == "yes" { return .yes }
            if words.lowercased() == "no" { return .no }
        case .choice:
            if let index = question.choices.firstIndex(of: words) { return .choice(index) }
        case .value, .further: break
        }
        guard let parameter = question.parameter else { return answer }
        let description = Draft.HandledConfiguration.description(of: parameter)
        guard let value = description.value(for: words, in: tables) else {
            throw failure("“\(words)” is not a value of the kind \(description.kind)", parameter)
        }
        return .value(value)
    }

    /// The answer as the transcript shows it.
    func words(of answer: Answer, to question: Question) -> String {
        switch answer {
        case .words(let words): return words
        case .choice(let index): return question.choices.indices.contains(index) ? question.choices[index] : "\(index)"
        case .yes: return "yes"
        case .no: return "no"
        case .nothing: return "nothing"
        case .cancel: return "cancel"
        case .value(let value):
            let field = question.parameter.map(Draft.HandledConfiguration.description(of:))
            return spokenText(value, of: field, in: tables, format)
        }
    }
}

extension ParameterDescription {
    /// Returns the value that the words express; an element, for a list. `nil` if words cannot express the kind.
    fileprivate func value(for words: String, in tables: StringTableFolder) -> (any ModelValue)? {
        switch kind {
        case .string: return words
        case .integer: return Int(words)
        case .decimal: return Double(words)
        case .boolean:
            if case .toggle(let on, let off) = control {
                if words == on?.string(in: tables) { return true }
                if words == off?.string(in: tables) { return false }
            }
            return ["yes": true, "no": false][words.lowercased()]
        case .enumeration:
            return cases.first { $0.title.string(in: tables).lowercased() == words.lowercased() }?.value
        case .object:
            // The object has only its text; the handler finds the one that the user means.
            var object = (valueType as? any CustomObject.Type)?.init() ?? ObjectValue()
            object.displayString = words
            return object
        case .url: return URL(string: words)
        case .speakableText: return SpeakableText(words)
        case .file, .placemark, .dateComponents, .dateComponentsRange, .duration, .measurement, .person,
            .currencyAmount, .paymentMethod, .responseCode:
            return nil
        }
    }
}
