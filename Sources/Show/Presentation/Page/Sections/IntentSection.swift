import IntentSchema

/// An intent with its texts, settings, conversation, findings, and changes.
struct IntentSection {
    let intent: Intent
    let markup: TextMarkup
    let definition: ShownDefinition
    let anchor: Anchor
    /// Whether another intent has the same title.
    let isAmbiguous: Bool
    let changes: [PlacedChange]
    let findings: [ShownDefinition.Finding]
    /// Whether the section can be folded, and whether it is open at first.
    let folding: Folding

    enum Folding {
        case never, open, closed
    }

    private var schema: Schema { definition.schema }

    var html: HTML {
        let title = HTML.element("h2", [markup.html(intent.title, fallback: intent.name)])
        let tags = Self.uses(of: intent).map { HTML.element("span", [$0.html(), .text($1)]) }
        let name = definition.isAlone ? nil : HTML.element("span", text: definition.name)
        let worst = changes.map(\.change.harm).min().map { HTML.pill($0) }
        let status = intent.isDeprecated ? HTML.element("span", text: "deprecated") : nil
        let own = isAmbiguous ? HTML.element("span", [.name(intent.name)]) : nil
        let head = [title, .element("div", class: "tags", tags + [status, name, own]), worst]
        let content: [HTML] =
            switch folding {
            case .never: [.element("div", class: "head", head)] + body
            case .open, .closed:
                [
                    .element(
                        "details",
                        with: [.style(class: "fold"), .flag("open"), folding == .closed ? .flag("data-fold") : nil],
                        [.element("summary", class: "head", [Icon.chevron.html()] + head)] + body
                    )
                ]
            }
        return .element("section", with: [.id(anchor), .style(class: "in"), .flag("data-localized")], content)
    }

    /// The places where users meet an intent, with icons.
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
        let rows = SheetRows(intent: intent, schema: schema, anchor: anchor.name, changes: inRows)
        let action = ActionSection(intent: intent, markup: markup, rows: rows, changes: inSentences)
        let conversation = ConversationSection(intent, changes: inTurns).html
        let left = [
            intent.isConfigurable ? action.card : intent.isEligibleForWidgets && !rows.isEmpty ? sheet(rows) : nil,
            action.suggestions,
        ]
        let right = [conversation, shown ? ConditionTree(intent: intent, schema: schema).html : nil]
        let columns = [left, right].map { $0.compactMap(\.self) }.filter { !$0.isEmpty }
            .map { HTML.element("div", class: "col", $0) }
        let lead =
            intent.description.shown == nil
            ? [] : [HTML.element("p", class: "lead", [markup.html(intent.description)])]
        return lead + inHead + FindingsList.html(findings, foldedAs: "findings")
            + (columns.isEmpty ? [] : [.element("div", class: "two", columns)])
            + [DeveloperFacts(intent: intent, definition: definition).html]
    }

    private func sheet(_ rows: SheetRows) -> HTML {
        let name = markup.html(intent.title, fallback: intent.name)
        let sheet = HTML.sheet("Edit Widget", [.element("p", class: "sheet-title", [name]), rows.html])
        return .part("Edit Widget", [sheet])
    }
}
