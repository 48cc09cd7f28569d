import IntentSchema

/// A text with the place where people read it.
struct ShownText {
    let text: LocalizedText
    let place: String
    let markup: TextMarkup
}

extension Schema {
    /// Every text that has an id, once, in the order of the page, below what it belongs to.
    var textGroups: [(title: String, texts: [ShownText])] {
        var collector = TextCollector()
        for intent in intents { collector.add(intent, in: self) }
        collector.begin("Choices and objects", TextMarkup())
        for (enumeration, _) in ownEnumerations {
            let name = enumeration.displayName.shown ?? enumeration.name
            collector.add(enumeration.displayName, enumeration.name)
            for value in enumeration.cases where !value.isUnknown {
                collector.add(value.displayName, "\(name), choice")
                collector.add(value.pronunciationHint, "\(name), spoken")
                for synonym in value.synonyms {
                    collector.add(synonym.text, "\(name), other word")
                    collector.add(synonym.pronunciationHint, "\(name), spoken")
                }
            }
        }
        for (type, _) in ownTypes {
            collector.add(type.displayName, type.name)
            for property in type.properties { collector.add(property.displayName, "\(type.name), value") }
        }
        return collector.groups.filter { !$0.texts.isEmpty }
    }
}

private struct TextCollector {
    var groups: [(title: String, texts: [ShownText])] = []
    private var markup = TextMarkup()
    private var seen: Set<String> = []

    mutating func begin(_ title: String, _ markup: TextMarkup) {
        groups.append((title, []))
        self.markup = markup
    }

    mutating func add(_ text: LocalizedText, _ place: String) {
        guard let id = text.id, text.shown != nil, seen.insert(id).inserted else { return }
        groups[groups.count - 1].texts.append(ShownText(text: text, place: place, markup: markup))
    }

    mutating func add(_ intent: Intent, in schema: Schema) {
        begin(intent.title.shown ?? intent.name, TextMarkup(intent))
        add(intent.title, "Title")
        add(intent.description, "Description")
        for index in intent.displayOrder {
            let parameter = intent.parameters[index]
            let name = parameter.displayName.shown ?? parameter.name
            add(parameter.displayName, "Parameter")
            for option in parameter.type.options(in: schema) {
                if case .text(let text) = option.value { add(text, "\(name), \(option.field.words)") }
            }
            for prompt in parameter.prompts { add(prompt.text, "\(name), \(prompt.kind.place)") }
            for reason in parameter.unsupportedReasons { add(reason.text, "\(name), refused: \(reason.code.asWords)") }
        }
        for summary in intent.summaries {
            add(summary.title, "Sentence")
            add(summary.subtitle, "Sentence, second line")
        }
        for shortcut in intent.shortcuts {
            add(shortcut.title, "Suggestion")
            add(shortcut.subtitle, "Suggestion, second line")
        }
        for value in intent.response.parameters { add(value.displayName, "Response, value") }
        for code in intent.response.codes {
            add(code.dialog, "Response: \(code.name.asWords)")
            add(code.conciseDialog, "Response: \(code.name.asWords), in short")
        }
    }
}

extension PromptDialog.Kind {
    /// When it is said, for translators.
    fileprivate var place: String {
        switch self {
        case .primary: "Siri asks"
        case .configuration: "Shortcuts asks"
        case .concise: "Siri asks, in short"
        case .subsequentIntroduction: "Siri asks for more"
        case .disambiguationIntroduction: "several match"
        case .disambiguationSelection: "several match, to choose"
        case .confirmation: "Siri is not sure"
        }
    }
}
