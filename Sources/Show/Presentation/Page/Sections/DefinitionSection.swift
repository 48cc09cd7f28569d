import IntentSchema

/// One definition of the page: its intents and what they share. Changes and findings are assigned to their places once.
struct DefinitionSection {
    let definition: ShownDefinition
    let changes: [PlacedChange]
    /// The titles that several intents have, such as an old and a new one.
    let sharedTitles: Set<String>
    private let number: Int
    private let isCompared: Bool
    /// The number of the first intent on a long page, where most intents are folded at first; `nil` on other pages.
    private let begins: Int?
    /// The kinds and names of the declarations on the page.
    private let owners: Set<String>
    private let changesByName: [String: [PlacedChange]]
    private let findingsByOwner: [String: [ShownDefinition.Finding]]

    init(_ definition: ShownDefinition, number: Int, isCompared: Bool, begins: Int?) {
        self.definition = definition
        self.number = number
        self.isCompared = isCompared
        self.begins = begins
        let changed = Set(definition.changes.map(\.declaration))
        owners = Set(
            definition.schema.intents.map { "intent/\($0.name)" }
                + definition.schema.ownEnumerations.map { "enum/\($0.enumeration.name)" }
                + definition.schema.ownTypes.map { "type/\($0.type.name)" }
        )
        let names = Set(owners.map { String($0.drop { $0 != "/" }.dropFirst()) })
        let intents = definition.schema.intents.filter { changed.contains($0.name) }
        let markups = Dictionary(intents.map { ($0.name, TextMarkup($0)) }) { first, _ in first }
        changes = definition.changes.enumerated().map { index, change in
            PlacedChange(
                change: change,
                anchor: Anchor("change", String(number), String(index)),
                markup: markups[change.declaration] ?? TextMarkup(),
                isOnPage: names.contains(change.declaration)
            )
        }
        let titles = definition.schema.intents.map(\.shownTitle)
        sharedTitles = Set(Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys)
        changesByName = Dictionary(grouping: changes) { $0.change.declaration }
        findingsByOwner = Dictionary(grouping: definition.findings, by: \.owner)
    }

    func anchor(of intent: Intent) -> Anchor { Anchor("intent", String(number), intent.name) }

    func greatestHarm(of name: String) -> ShownChange.Harm? {
        changesByName[name]?.map(\.change.harm).min()
    }

    /// The place of the first finding, if any.
    var firstFinding: Anchor? {
        if definition.findings.isEmpty { return nil }
        return definition.schema.intents.first { findingsByOwner["intent/\($0.name)"] != nil }.map(anchor)
            ?? (others.isEmpty ? Self.sharedAnchor : otherAnchor)
    }

    private var otherAnchor: Anchor { Anchor("definition", String(number)) }

    var html: HTML {
        let intents = definition.schema.intents.enumerated().map { index, intent -> HTML in
            let findings = findingsByOwner["intent/\(intent.name)"] ?? []
            let own = changesByName[intent.name] ?? []
            let ofState = begins.map { $0 + index < 3 || !findings.isEmpty ? IntentSection.Folding.open : .closed }
            let ofComparison = own.isEmpty ? IntentSection.Folding.closed : .never
            return IntentSection(
                intent: intent,
                markup: TextMarkup(intent),
                definition: definition,
                anchor: anchor(of: intent),
                isAmbiguous: sharedTitles.contains(intent.shownTitle),
                changes: own,
                findings: findings,
                folding: isCompared ? ofComparison : ofState ?? .never
            ).html
        }
        return .element("div", others + intents)
    }

    /// Findings about nothing else on the page: string tables, or the file.
    private var others: [HTML] {
        let findings = definition.findings.filter { !owners.contains($0.owner) }
        if findings.isEmpty { return [] }
        let title = HTML.element("h2", text: "\(definition.name): file and string tables")
        let parts = [title] + FindingsList.html(findings, foldedAs: "findings")
        return [.element("section", with: [.id(otherAnchor), .style(class: "in file")], parts)]
    }

    // MARK: - Choices and objects

    static let sharedAnchor = Anchor("declarations")

    var hasDeclarations: Bool {
        !definition.schema.ownEnumerations.isEmpty || !definition.schema.ownTypes.isEmpty
    }

    /// The enumerations and types of all definitions, if any, with what uses them.
    static func shared(_ sections: [DefinitionSection]) -> HTML? {
        let parts = sections.flatMap { section -> [HTML] in
            let declarations = DeclarationSection(
                definition: section.definition,
                changes: section.changesByName,
                findings: section.findingsByOwner
            )
            guard let list = declarations.html else { return [] }
            return [.element("h3", text: section.definition.name), list]
        }
        if parts.isEmpty { return nil }
        let title = HTML.element("h2", text: "Choices and objects")
        return .element("section", with: [.id(sharedAnchor), .style(class: "in")], [title] + parts)
    }
}

extension Intent {
    var shownTitle: String { title.shown ?? name }
}
