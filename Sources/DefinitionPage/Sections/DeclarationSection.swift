import IntentSchema
import Presentation

/// The enumerations and types of a definition, with what uses them.
struct DeclarationSection {
    let definition: ShownDefinition

    var html: [HTML] {
        let schema = definition.schema
        let markup = TextMarkup()
        let enumerations = schema.ownEnumerations.map { enumeration, users -> HTML in
            let rows = enumeration.cases.sorted { $0.index < $1.index }.map { value -> [HTML] in
                let synonyms = value.synonyms.map { markup.html($0.text) }
                return [
                    .text(String(value.index)), .name(value.name), markup.html(value.displayName, fallback: value.name),
                    .element("span", [], Array(synonyms.map { [$0] }.joined(separator: [.text(", ")]))),
                ]
            }
            let table = HTML.table(["Index", "Case", "Shown as", "Synonyms"], rows)
            return section("Enumeration", named: enumeration.name, symbol: "enum", users: users, table: table)
        }
        let types = schema.ownTypes.map { type, users -> HTML in
            let rows = type.properties.map { property -> [HTML] in
                let type = property.type.words(in: schema, isArray: property.isArray)
                let shown = markup.html(property.displayName, fallback: property.name)
                return [.name(property.name), shown, .text(type)]
            }
            let table = HTML.table(["Property", "Shown as", "Type"], rows)
            return section("Type", named: type.name, symbol: "type", users: users, table: table)
        }
        return enumerations + types
    }

    private func section(_ kind: String, named name: String, symbol: String, users: [String]?, table: HTML) -> HTML {
        let usedBy = "Used by \(users?.sorted().joined(separator: ", ") ?? "nothing")."
        var children: [HTML] = [
            .element("h3", text: "\(kind) \(name)"), .element("p", [.style(class: "dim")], text: usedBy),
        ]
        children += FindingsList(definition.findings, about: "\(symbol)/\(name)").html
        children += ChangesList(definition.changes.filter { $0.concerns(name) }).html
        children.append(.element("div", [.flag("data-localized")], [table]))
        return .element("section", [], children)
    }
}
