import IntentSchema
import Presentation

/// One intent: what people see and hear of it, what lint finds, and what has changed.
struct IntentSection {
    let intent: Intent
    let definition: ShownDefinition
    let anchor: Anchor
    let changes: [PlacedChange]
    let findings: [ShownDefinition.Finding]
    /// Whether it can be folded to a line, and whether it begins so.
    let folding: Folding

    enum Folding {
        case never, open, closed
    }

    private var schema: Schema { definition.schema }
    private var markup: TextMarkup { TextMarkup(intent) }

    var html: HTML {
        let title = HTML.element("h2", [], [markup.html(intent.title, fallback: intent.name)])
        let tags = HTML.element(
            "div",
            class: "tags",
            Self.uses(of: intent).map { icon, words in
                .element("span", [], [icon.html(), .text(words)])
            } + (definition.isAlone ? [] : [.element("span", text: definition.name)])
        )
        var head = [title, tags]
        if let worst = changes.map(\.change.harm).min(by: { $0.rawValue < $1.rawValue }) { head.append(.pill(worst)) }
        let content: [HTML] =
            switch folding {
            case .never: [.element("div", class: "head", head)] + body
            case .open, .closed:
                [
                    .element(
                        "details",
                        [.style(class: "fold"), .flag("open")] + (folding == .closed ? [.flag("data-fold")] : []),
                        [.element("summary", class: "head", [Icon.chevron.html()] + head)] + body
                    )
                ]
            }
        return .element("section", [.id(anchor), .style(class: "in"), .flag("data-localized")], content)
    }

    /// Where people meet an intent, with the sign of the place.
    static func uses(of intent: Intent) -> [(Icon, String)] {
        [
            (intent.isEligibleForWidgets, Icon.widget, "Widget"), (intent.isConfigurable, .action, "Shortcuts"),
            (intent.isEligibleForSuggestions, .suggestion, "Siri Suggestions"),
        ].filter(\.0).map { ($0.1, $0.2) }
    }

    private var body: [HTML] {
        let shown = intent.isEligibleForWidgets || intent.isConfigurable
        let names = Set(shown ? intent.shownParameters.map { intent.parameters[$0].name } : [])
        let spoken = ConversationSection(intent).places
        var inRows: [String: [HTML]] = [:]
        var inTurns: [String: [HTML]] = [:]
        var inSentences: [HTML] = []
        var inHead: [HTML] = []
        for placed in changes {
            let place = placed.change.place
            if names.contains(place) {
                inRows[place, default: []].append(placed.mark)
            } else if spoken.contains(place) {
                inTurns[place, default: []].append(placed.mark)
            } else if intent.isConfigurable, place.hasPrefix("shortcut.") || place.hasPrefix("summary.") {
                inSentences.append(placed.mark)
            } else {
                inHead.append(placed.mark)
            }
        }
        let rows = SheetRows(intent: intent, schema: schema, anchor: [anchor.name], changes: inRows)
        let action = ActionSection(intent: intent, schema: schema, rows: rows, changes: inSentences)
        var left: [HTML] = []
        if intent.isConfigurable {
            left.append(action.card)
        } else if intent.isEligibleForWidgets, !rows.isEmpty {
            left.append(sheet(rows))
        }
        let conversation = ConversationSection(intent, changes: inTurns).html
        left += [action.suggestions, conversation == nil ? nil : action.synonyms].compactMap(\.self)
        let tree = shown ? ConditionTree(intent: intent, schema: schema).html : nil
        let right = [conversation, tree].compactMap(\.self)
        var body: [HTML] = []
        if intent.description.shown != nil {
            body.append(.element("p", class: "lead", [markup.html(intent.description)]))
        }
        body += inHead + FindingsList.html(findings, foldedAs: "findings")
        let columns = [left, right].filter { !$0.isEmpty }.map { HTML.element("div", class: "col", $0) }
        if !columns.isEmpty { body.append(.element("div", class: "two", columns)) }
        return body + [DeveloperFacts(intent: intent, definition: definition).html]
    }

    private func sheet(_ rows: SheetRows) -> HTML {
        let name = markup.html(intent.title, fallback: intent.name)
        let sheet = HTML.sheet("Edit Widget", [.element("p", class: "sheet-title", [name]), rows.html])
        return .part("Edit Widget", rows.families + [sheet])
    }
}
