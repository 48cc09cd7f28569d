import IntentSchema

/// The enumerations and types of a definition, which intents can share, with what uses them.
struct DeclarationSection {
    let definition: ShownDefinition
    let changes: [String: [PlacedChange]]
    let findings: [String: [ShownDefinition.Finding]]

    var html: HTML? {
        let schema = definition.schema
        let enumerations = schema.ownEnumerations.map { enumeration, users -> HTML in
            let items = enumeration.cases.sorted { $0.index < $1.index }.map { value -> [HTML?] in
                let words = [.name(value.name), .text(" \(value.index) ")] + Self.otherNames(for: value)
                let shown = value.isUnknown ? nil : TextMarkup().html(value.displayName, fallback: value.name)
                return [shown, .element("small", words)]
            }
            return part("enum", enumeration.name, title: enumeration.displayName, users: users, items: items)
        }
        let types = schema.ownTypes.map { type, users -> HTML in
            let items = type.properties.map { property -> [HTML] in
                return [
                    TextMarkup().html(property.displayName, fallback: property.name),
                    .element("small", [.name(property.name), .text(" \(property.words(in: schema))")]),
                ]
            }
            return part("type", type.name, title: type.displayName, users: users, items: items)
        }
        let parts = enumerations + types
        if parts.isEmpty { return nil }
        return .element("div", class: "grid", parts)
    }

    private func part(
        _ kind: String,
        _ name: String,
        title: LocalizedText,
        users: [String]?,
        items: [[HTML?]]
    ) -> HTML {
        let usedBy = "Used by \(words(for: users, unread: definition.unread))."
        return .element(
            "div",
            with: [.flag("data-localized")],
            [
                .element("h4", [TextMarkup().html(title, fallback: name), .text(" "), .name(name)]),
                .list("list", items.map { .element("li", $0) }), .element("p", class: "dim", text: usedBy),
            ] + (changes[name] ?? []).map(\.mark) + FindingsList.html(findings["\(kind)/\(name)"] ?? [])
        )
    }

    /// Synonyms and pronunciations: `medium, normal (spoken “reg you lar”)`.
    private static func otherNames(for value: EnumerationCase) -> [HTML] {
        let markup = TextMarkup()
        func spoken(_ hint: LocalizedText) -> [HTML] {
            hint.shown == nil ? [] : [.text(" (spoken “"), markup.html(hint), .text("”)")]
        }
        let words = value.synonyms.map { [markup.html($0.text)] + spoken($0.pronunciationHint) }
        return Array(words.joined(separator: [.text(", ")])) + spoken(value.pronunciationHint)
    }
}
