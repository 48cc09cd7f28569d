import IntentSchema
import Presentation
import SchemaComparison

/// The enumerations and types of a definition, with what uses them.
struct DeclarationSection {
    let definition: ShownDefinition

    var html: [HTML] {
        let schema = definition.schema
        let uses = DeclarationUses(schema)
        let markup = TextMarkup()
        let enumerations = schema.ownEnumerations.map { index, enumeration -> HTML in
            let rows = enumeration.cases.sorted { $0.index < $1.index }.map { value -> [HTML] in
                let synonyms = value.synonyms.map { markup.html($0.text) }
                return [
                    .text(String(value.index)), .name(value.name), markup.html(value.displayName, fallback: value.name),
                    .element("span", [], Array(synonyms.map { [$0] }.joined(separator: [.text(", ")]))),
                ]
            }
            return section(
                "Enumeration \(enumeration.name)",
                uses.ofEnumerations[index],
                "enum/\(enumeration.name)",
                enumeration.name,
                .table(["Index", "Case", "Shown as", "Synonyms"], rows)
            )
        }
        let types = schema.ownTypes.map { index, type -> HTML in
            let rows = type.properties.map { property -> [HTML] in
                let words = property.type.words(in: schema)
                let name = property.isArray ? "list of \(words)" : words
                return [
                    .name(property.name), markup.html(property.displayName, fallback: property.name), .text(name),
                ]
            }
            return section(
                "Type \(type.name)",
                uses.ofTypes[index],
                "type/\(type.name)",
                type.name,
                .table(["Property", "Shown as", "Type"], rows)
            )
        }
        return enumerations + types
    }

    private func section(_ title: String, _ users: [String]?, _ symbol: String, _ name: String, _ table: HTML) -> HTML {
        var children: [HTML] = [
            .element("h3", text: title),
            .element(
                "p",
                [.style(class: "dim")],
                text: "Used by \(users?.sorted().joined(separator: ", ") ?? "nothing")."
            ),
        ]
        children += FindingsList(definition.findings, about: symbol).html
        children += ChangesList(definition.changes.filter { $0.concerns(name) }).html
        children.append(.element("div", [.flag("data-localized")], [table]))
        return .element("section", [], children)
    }
}
