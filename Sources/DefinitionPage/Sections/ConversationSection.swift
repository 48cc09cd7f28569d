import IntentSchema
import Presentation

/// What Siri says in the course of an intent, as a script.
struct ConversationSection {
    let intent: Intent

    private let script: ConversationScript

    init(_ intent: Intent) {
        self.intent = intent
        script = ConversationScript(intent)
    }

    var isEmpty: Bool { script.scenes.isEmpty }

    var html: HTML {
        let markup = TextMarkup(intent)
        let scenes = script.scenes.map { scene -> [HTML] in
            let lines = scene.lines.map { line -> [HTML] in
                let said =
                    line.text.isSaid
                    ? HTML.element("q", [], [markup.html(line.text)])
                    : HTML.element("span", [.style(class: "dim")], text: "in the system’s own words")
                return [
                    .element("span", [.style(class: "speaker")], text: "Siri"),
                    .element("span", [.style(class: "dim")], text: ", \(line.occasion): "), said,
                ]
            }
            return [.name(scene.subject.words(in: intent)), .list("ul", lines)]
        }
        return .element(
            "div",
            [],
            [
                .element("h3", text: "Conversation"),
                .list("ol", scenes, [.style(class: "script"), .flag("data-localized")]),
            ]
        )
    }
}
