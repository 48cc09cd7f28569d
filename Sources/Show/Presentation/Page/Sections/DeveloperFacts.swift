import IntentSchema

/// Folded details for developers: class, types, limits, names in code, and texts that users never see.
struct DeveloperFacts {
    let intent: Intent
    let definition: ShownDefinition

    private var schema: Schema { definition.schema }

    var html: HTML {
        var facts: [(HTML, [HTML])] = [
            (.text("Class"), [.name(intent.className)]), (.text("Definition"), [.name(definition.name)]),
            (.text("Intent"), [.name(intent.name)]),
            (.text("Category"), [.text(intent.purpose.isEmpty ? "none" : intent.purpose.joined(separator: ", "))]),
            (.text("Facts"), [.text(intent.facts(authentication: "").joined(separator: "; "))]),
        ]
        facts += (definition.product?.all ?? []).map { fact in
            (.text(fact.name.prefix(1).uppercased() + fact.name.dropFirst()), [.text(fact.words)])
        }
        if let image = intent.defaultImageName { facts.append((.text("Image"), [.name(image)])) }
        facts += intent.displayOrder.map { index in
            let parameter = intent.parameters[index]
            return (.name(parameter.name), [.text(words(parameter))])
        }
        facts += intent.response.parameters.enumerated().map { index, value in
            let words = (intent.response.output == index ? "output, " : "response, ") + value.words(in: schema)
            return (.name(value.name), [TextMarkup().html(value.displayName), .text(" \(words)")])
        }
        if !intent.response.codes.isEmpty {
            let codes = intent.response.codes.map(\.name).joined(separator: ", ")
            facts.append((.text("Response codes"), [.text(codes)]))
        }
        let rows = facts.map { name, words in
            HTML.element("div", [.element("dt", [name]), .element("dd", words)])
        }
        let unseen = unseenTexts.map { text in
            HTML.element("li", [TextMarkup(intent).html(text.text), .element("small", text: text.place)])
        }
        let texts = unseen.isEmpty ? [] : [.element("h4", text: "Texts that no one sees"), HTML.list("list", unseen)]
        return .folded("For developers", class: "dev", [.element("dl", rows)] + texts)
    }

    private func words(_ parameter: Parameter) -> String {
        let facts = ParameterFacts(parameter, of: intent, in: schema)
        var words = [facts.type, parameter.isConfigurable ? facts.control.words : "not configurable"]
        words += facts.defaultValue.map { ["default \($0)"] } ?? []
        words += facts.bounds + facts.others
        if let sizes = parameter.sizesInWords { words.append("sizes \(sizes)") }
        if let condition = facts.condition { words.append("shown \(condition)") }
        return words.joined(separator: ", ")
    }

    /// Texts for places where the intent does not appear.
    private var unseenTexts: [(text: LocalizedText, place: String, use: TextUse)] {
        let isShown = intent.isConfigurable || intent.isEligibleForWidgets
        return intent.texts(in: schema).filter { text in
            if text.text.shown == nil { return false }
            return switch text.use {
            case .heading: false
            case .row(let index): !isShown || !intent.parameters[index].isConfigurable
            case .speech: !intent.isSpoken
            case .sentence: !intent.isConfigurable
            case .suggestion: !intent.isEligibleForSuggestions
            }
        }
    }
}

extension Property {
    func words(in schema: Schema) -> String {
        let options = type.options(in: schema).compactMap { option -> String? in
            if case .identity = option.role { return nil }
            return option.writtenWords.map { "\(option.words) \($0)" }
        }
        return ([type.words(in: schema, isArray: isArray)] + options).joined(separator: ", ")
    }
}
