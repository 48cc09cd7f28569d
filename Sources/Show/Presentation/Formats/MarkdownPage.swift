import Diagnostics
import IntentSchema

/// A definition described in Markdown, for a wiki or a pull request.
package struct MarkdownPage {
    private var writer = MarkdownWriter(Report([], sources: [:]))
    private let schema: Schema
    private let unread: [String]

    /// - Parameter unread: the files that could not be read.
    package static func text(
        _ schemas: [Schema],
        in product: [String: ProductFacts] = [:],
        besides unread: [String] = []
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        for schema in schemas {
            if !bytes.isEmpty { bytes.append(0x0A) }
            bytes += MarkdownPage(schema, product[schema.path], unread).writer.bytes
        }
        return bytes
    }

    private init(_ schema: Schema, _ product: ProductFacts?, _ unread: [String]) {
        (self.schema, self.unread) = (schema, unread)
        writer.line("# " + escaped(schema.path))
        let facts = (product?.all ?? []).map { "\($0.name) \(escaped($0.words))" }
        if !facts.isEmpty { paragraph(facts.joined(separator: "; ") + ".") }
        for intent in schema.intents.sorted(by: { $0.className < $1.className }) { write(intent) }
        for (enumeration, users) in schema.ownEnumerations { write(enumeration, users) }
        for (type, users) in schema.ownTypes { write(type, users) }
    }

    private func escaped(_ text: String) -> String { MarkdownText.escaped(text) }
    private func code(_ name: String) -> String { MarkdownText.code(name) }

    private mutating func table(_ head: [String], _ rows: [[String]]) {
        guard !rows.isEmpty else { return }
        writer.line("")
        writer.line("| " + head.joined(separator: " | ") + " |")
        writer.line("|" + String(repeating: "---|", count: head.count))
        for row in rows { writer.line("| " + row.joined(separator: " | ") + " |") }
    }

    private mutating func heading(_ level: Int, _ text: String) {
        writer.line("\n" + String(repeating: "#", count: level) + " " + text)
    }

    private mutating func paragraph(_ text: String) { writer.line("\n" + text) }

    // MARK: - Intents

    private mutating func write(_ intent: Intent) {
        heading(2, "Intent \(code(intent.name))")
        if let title = intent.title.shown { paragraph("**\(escaped(title))**") }
        if let description = intent.description.shown { paragraph(escaped(description)) }
        var facts = [(["Class \(code(intent.className))"] + intent.purpose.map(escaped)).joined(separator: ", ")]
        facts += intent.facts(authentication: "authentication: ", name: code)
        paragraph(facts.joined(separator: "; ") + ".")
        table(
            ["Parameter", "Shown as", "Type", "Set with", "Default", "Bounds and options", "Shown"],
            intent.displayOrder.map { row(intent.parameters[$0], of: intent) }
        )
        writeCombinations(intent.summaries, "Summaries in Shortcuts", of: intent)
        writeCombinations(intent.shortcuts, "Suggestions", of: intent)
        writeConversation(intent)
        table(
            ["Response value", "Shown as", "Type"],
            intent.response.parameters.enumerated().map { index, value in
                row(value) { intent.response.output == index ? $0 + ", output" : $0 }
            }
        )
    }

    private func row(_ parameter: Parameter, of intent: Intent) -> [String] {
        let facts = ParameterFacts(parameter, of: intent, in: schema)
        var options = facts.bounds + facts.others
        if let sizes = parameter.sizesInWords { options.append("sizes \(sizes)") }
        if parameter.supportsResolution { options.append("resolved by the app") }
        return [
            code(parameter.name), escaped(parameter.displayName.text ?? ""), escaped(facts.type),
            parameter.isConfigurable ? facts.control.words : "not configurable", escaped(facts.defaultValue ?? ""),
            escaped(options.joined(separator: ", ")), escaped(facts.condition ?? "always"),
        ]
    }

    private func row(_ property: Property, _ name: (String) -> String = { $0 }) -> [String] {
        let type = property.type.words(in: schema, isArray: property.isArray)
        return [name(code(property.name)), escaped(property.displayName.text ?? ""), escaped(type)]
    }

    private mutating func writeCombinations(_ combinations: [ParameterCombination], _ title: String, of intent: Intent)
    {
        guard !combinations.isEmpty else { return }
        heading(3, title)
        let rows = combinations.map { combination in
            let names = combination.parameters.map { intent.parameters[$0].name }.sorted()
            let notes = [
                combination.isPrimary ? "primary" : nil,
                combination.supportsBackgroundExecution ? "in the background" : nil,
            ].compactMap { $0 }
            let row = [
                names.map(code).joined(separator: ", "), escaped(combination.title.text ?? ""),
                escaped(combination.subtitle.text ?? ""), notes.joined(separator: ", "),
            ]
            return (names, row)
        }
        let sorted = rows.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
        table(["Parameters", "Title", "Subtitle", ""], sorted)
    }

    private mutating func writeConversation(_ intent: Intent) {
        let script = ConversationScript(intent)
        guard !script.scenes.isEmpty else { return }
        heading(3, "Conversation")
        writer.line("")
        for scene in script.scenes {
            writer.line("- \(escaped(scene.subject.words(in: intent)))")
            for spoken in scene.lines {
                let text = spoken.text.text.map { "“\(escaped($0))”" } ?? "*the system's own words*"
                writer.line("  - Siri, \(escaped(spoken.occasion)): \(text)")
            }
        }
    }

    // MARK: - Enumerations and types

    private func usedBy(_ users: [String]?) -> String {
        "Used by "
            + (users == nil ? escaped(words(for: nil, unread: unread)) : words(for: users, unread: [], name: code))
            + "."
    }

    private mutating func write(_ enumeration: Enumeration, _ users: [String]?) {
        heading(2, "Enumeration \(code(enumeration.name))")
        paragraph(usedBy(users))
        let rows = enumeration.cases.sorted { $0.index < $1.index }.map { value in
            let synonyms = value.synonyms.compactMap(\.text.text).joined(separator: ", ")
            return [String(value.index), code(value.name), escaped(value.displayName.text ?? ""), escaped(synonyms)]
        }
        table(["Index", "Case", "Shown as", "Synonyms"], rows)
    }

    private mutating func write(_ type: CustomType, _ users: [String]?) {
        heading(2, "Type \(code(type.name))")
        paragraph(usedBy(users))
        table(["Property", "Shown as", "Type"], type.properties.map { row($0) })
    }
}
