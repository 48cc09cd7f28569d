import SavedContract

/// The widgets and App Intents in the code of the app, each with what saved widgets and shortcuts find it by.
struct CodeSection {
    let code: SavedContract

    /// `nil` without any.
    var html: HTML? {
        let widgets = code.widgets.filter { $0.kind.unread == nil }.map { widget in
            return row(
                widget.isControl ? "control" : "widget",
                "kind",
                widget.kind.known ?? "",
                [
                    widget.configuration.known.map { "configured by \($0)" },
                    widget.familyWords,
                ]
            )
        }
        let intents = code.intents(.appIntent).map { intent in
            row(
                intent.name,
                "saved as",
                intent.savedName.known ?? "an unknown name",
                [intent.takenClass.map { "replaces \($0)" }]
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

    private func row(_ thing: String, _ verb: String, _ identity: String, _ words: [String?]) -> HTML {
        let rest = words.compactMap(\.self).map { ", \($0)" }.joined()
        return .element(
            "div",
            [.element("dt", text: thing), .element("dd", [.text("\(verb) "), .name(identity), .text(rest)])]
        )
    }
}
