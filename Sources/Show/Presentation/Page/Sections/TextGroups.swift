import IntentSchema

struct ShownText {
    let text: LocalizedText
    let place: String
    let markup: TextMarkup
}

extension Schema {
    /// Every text that has an ID, listed once, in page order, grouped by the declaration that it belongs to.
    var textGroups: [(title: String, texts: [ShownText])] {
        var seen: Set<String> = []
        func shown(_ texts: [(text: LocalizedText, place: String)], _ markup: TextMarkup) -> [ShownText] {
            texts.filter { text, _ in text.shown != nil && text.id.map { seen.insert($0).inserted } == true }
                .map { ShownText(text: $0.text, place: $0.place, markup: markup) }
        }
        var groups = intents.map { intent in
            let texts = intent.texts(in: self).map { ($0.text, $0.place) }
            return (title: intent.title.shown ?? intent.name, texts: shown(texts, TextMarkup(intent)))
        }
        var shared: [(text: LocalizedText, place: String)] = []
        for (enumeration, _) in ownEnumerations {
            let name = enumeration.displayName.shown ?? enumeration.name
            shared.append((enumeration.displayName, enumeration.name))
            for value in enumeration.cases where !value.isUnknown {
                shared += [(value.displayName, "\(name), choice"), (value.pronunciationHint, "\(name), spoken")]
                for synonym in value.synonyms {
                    shared += [(synonym.text, "\(name), other word"), (synonym.pronunciationHint, "\(name), spoken")]
                }
            }
        }
        for (type, _) in ownTypes {
            shared.append((type.displayName, type.name))
            shared += type.properties.map { ($0.displayName, "\(type.name), value") }
        }
        groups.append(("Choices and objects", shown(shared, TextMarkup())))
        return groups.filter { !$0.texts.isEmpty }
    }
}

/// Where users meet a text of an intent; `row` is the index of its parameter.
enum TextUse {
    case heading, row(Int), speech, sentence, suggestion
}

extension Intent {
    /// Every text of the intent, in page order.
    func texts(in schema: Schema) -> [(text: LocalizedText, place: String, use: TextUse)] {
        var texts: [(text: LocalizedText, place: String, use: TextUse)] = []
        func add(_ text: LocalizedText, _ place: String, as use: TextUse) { texts.append((text, place, use)) }
        add(title, "Title", as: .heading)
        add(description, "Description", as: .heading)
        for index in displayOrder {
            let parameter = parameters[index]
            let name = parameter.displayName.shown ?? parameter.name
            add(parameter.displayName, "Parameter", as: .row(index))
            for option in parameter.type.options(in: schema) {
                if case .text(let text) = option.value { add(text, "\(name), \(option.words)", as: .row(index)) }
            }
            for prompt in parameter.prompts { add(prompt.text, "\(name): Siri, \(prompt.kind.occasion)", as: .speech) }
            for reason in parameter.unsupportedReasons {
                add(reason.text, "\(name): Siri, to refuse (\(reason.code.spacedWords))", as: .speech)
            }
        }
        for (combinations, place, use) in [
            (summaries, "Sentence", TextUse.sentence), (shortcuts, "Suggestion", .suggestion),
        ] {
            for combination in combinations {
                add(combination.title, place, as: use)
                add(combination.subtitle, "\(place), second line", as: use)
            }
        }
        for value in response.parameters { add(value.displayName, "Response, value", as: .heading) }
        for code in response.codes {
            add(code.dialog, "Response: \(code.name.spacedWords)", as: .speech)
            add(code.conciseDialog, "Response: \(code.name.spacedWords), in short", as: .speech)
        }
        return texts
    }
}
