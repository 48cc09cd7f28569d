import IntentSchema
import Presentation

/// The action in Shortcuts: its sentence, for every combination of values that shows another one.
struct ActionSection {
    let intent: Intent
    let schema: Schema

    var html: HTML {
        let markup = TextMarkup(intent)
        let states = VisibleStates(intent, in: schema)
        let rows = states.states.map { state -> [HTML] in
            let visible = Set(state.visible)
            let summary = intent.summaries.first { Set($0.parameters) == visible }
            let sentence =
                summary.map { markup.html($0.title, fallback: "No sentence is written.") }
                ?? HTML.element("span", [.style(class: "dim")], text: "No summary has exactly these parameters.")
            return [
                .text(state.words(in: schema, of: intent) ?? "always"),
                .element("span", [.style(class: "sentence")], [sentence]),
            ]
        }
        var children: [HTML] = [.element("h3", text: "Action in Shortcuts"), localized(["When", "Sentence"], rows)]
        if states.isCut { children.append(.element("p", text: "There are more combinations than are listed.")) }
        let others = intent.summaries.filter { summary in
            !states.states.contains { Set($0.visible) == Set(summary.parameters) }
        }
        if !others.isEmpty {
            children.append(.element("h4", text: "Summaries of other sets of parameters"))
            children.append(localized(["Parameters", "Sentence"], others.map { combination($0, markup) }))
        }
        if !intent.shortcuts.isEmpty {
            children.append(.element("h4", text: "What Siri suggests"))
            children.append(localized(["Parameters", "Sentence"], intent.shortcuts.map { combination($0, markup) }))
        }
        return .element("div", [], children)
    }

    private func localized(_ head: [String], _ rows: [[HTML]]) -> HTML {
        .element("div", [.flag("data-localized")], [.table(head, rows)])
    }

    private func combination(_ combination: ParameterCombination, _ markup: TextMarkup) -> [HTML] {
        let names = combination.parameters.map { intent.parameters[$0].name }.joined(separator: ", ")
        var sentence = [markup.html(combination.title, fallback: "No sentence is written.")]
        if combination.subtitle.isSaid {
            sentence += [.element("br"), .element("small", [], [markup.html(combination.subtitle)])]
        }
        return [
            .text(names.isEmpty ? "none" : names), .element("span", [.style(class: "sentence")], sentence),
        ]
    }
}
