import Diagnostics
import IntentSchema
import SavedContract

/// The widgets and App Intents in the code of the app, each with what saved widgets and shortcuts find it by.
struct CodeSection {
    let code: SavedContract
    /// The definitions whose intents App Intents may take over.
    let definitions: [Schema]

    /// `nil` without any.
    var html: HTML? {
        func notRead(_ unread: [Unread]) -> [String] { unread.map { "not read: \($0.reason) (\($0.location.path))" } }
        let widgets = code.distinctWidgets.map { widget in
            row(
                widget.isControl ? "control" : "widget",
                "kind",
                widget.kind.known ?? "unknown",
                [widget.configuration.known.map { "configured by \($0)" }, widget.familyWords] + notRead(widget.unread)
            )
        }
        let verdicts = code.takeovers(of: definitions)
        let intents = code.intents(.appIntent).map { intent in
            row(
                intent.name,
                "saved as",
                intent.savedName.known ?? "an unknown name",
                [intent.takenClass.map { "replaces \($0)\(verdicts[$0]?.losses ?? "")" }] + notRead(intent.unread),
                parts: intent.parameters.filter(\.isSaved).map { parameter in
                    ([parameter.words] + notRead(parameter.unread)).joined(separator: "; ")
                }
            )
        }
        if widgets.isEmpty, intents.isEmpty { return nil }
        let rows = HTML.element("dl", widgets + intents)
        return .element(
            "section",
            with: [.id(Anchor("code")), .style(class: "in")],
            [.element("h2", text: "Widgets and App Intents"), .element("div", class: "dev", [rows])]
        )
    }

    private func row(_ thing: String, _ verb: String, _ identity: String, _ words: [String?], parts: [String] = [])
        -> HTML
    {
        let rest = words.compactMap(\.self).map { ", \($0)" }.joined()
        return .element(
            "div",
            [.element("dt", text: thing), .element("dd", [.text("\(verb) "), .name(identity), .text(rest)])]
                + parts.map { .element("dd", text: $0) }
        )
    }
}
