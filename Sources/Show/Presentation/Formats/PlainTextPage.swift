import Diagnostics
import IntentSchema

/// A definition as text that differs only if the meaning does: sorted by name, parameters in display order, and without
/// IDs or tool versions.
package struct PlainTextPage {
    private var bytes: [UInt8] = []
    private let schema: Schema
    private let unread: [String]

    /// Definitions one after another. If there are several, each follows its path.
    ///
    /// - Parameters:
    ///   - product: what the app does with the definitions, by path; without an entry, nothing is said.
    ///   - unread: the files that could not be read.
    package static func text(
        _ schemas: [Schema],
        in product: [String: ProductFacts] = [:],
        besides unread: [String] = []
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        for schema in schemas {
            if schemas.count > 1 {
                if !bytes.isEmpty { bytes.append(0x0A) }
                bytes.appendVisible(schema.path)
                bytes.append(0x0A)
            }
            bytes += PlainTextPage(schema, product[schema.path], unread).bytes
        }
        return bytes
    }

    private init(_ schema: Schema, _ product: ProductFacts?, _ unread: [String]) {
        (self.schema, self.unread) = (schema, unread)
        for fact in product?.all ?? [] { line(0, "\(fact.name) \(fact.words)") }
        for intent in schema.intents.sorted(by: { $0.className < $1.className }) { append(intent) }
        for (enumeration, users) in schema.ownEnumerations { append(enumeration, users) }
        for (type, users) in schema.ownTypes { append(type, users) }
    }

    private mutating func line(_ depth: Int, _ text: String) {
        bytes += repeatElement(0x20, count: 2 * depth)
        bytes.appendVisible(text)
        bytes.append(0x0A)
    }

    private mutating func line(_ depth: Int, _ name: String, quoting text: LocalizedText) {
        if let text = text.shown { line(depth, "\(name) \"\(text)\"") }
    }

    // MARK: - Intents

    private mutating func append(_ intent: Intent) {
        let kind = intent.purpose.isEmpty ? "" : ", " + intent.purpose.joined(separator: " ")
        line(0, "intent \(intent.name) (class \(intent.className)\(kind))")
        line(1, "title", quoting: intent.title)
        line(1, "description", quoting: intent.description)
        if let image = intent.defaultImageName { line(1, "image \(image)") }
        for fact in intent.facts(authentication: "authentication ") { line(1, fact) }
        for position in intent.displayOrder { append(intent.parameters[position], of: intent) }
        append(intent.shortcuts, "shortcut", of: intent)
        append(intent.summaries, "summary", of: intent)
        append(intent.response)
        appendConversation(intent)
    }

    private mutating func append(_ parameter: Parameter, of intent: Intent) {
        let array = parameter.isArray ? "[]" : ""
        line(1, "parameter \(parameter.name): \(parameter.type.words(in: schema))\(array)")
        line(2, "display name", quoting: parameter.displayName)
        line(2, parameter.isConfigurable ? "set with \(parameter.control.words)" : "not configurable")
        if parameter.options.isDynamic {
            line(2, "dynamic options" + (parameter.options.supportsSearch ? " with search" : ""))
        }
        if parameter.supportsResolution { line(2, "resolved by the app") }
        for option in parameter.type.options(in: schema) {
            if case .identity = option.role { continue }
            if case .text(let text) = option.value {
                line(2, option.words, quoting: text)
            } else if let words = option.writtenWords {
                line(2, "\(option.words) \(words)")
            }
        }
        for word in parameter.unknownWords { line(2, "unknown \(word)") }
        if let sizes = parameter.sizesInWords { line(2, "sizes \(sizes)") }
        if let parent = parameter.parent { line(2, "shown \(parent.words(in: schema, of: intent))") }
        if parameter.usesCustomDisambiguation { line(2, "own words if several match") }
    }

    private mutating func append(_ combinations: [ParameterCombination], _ name: String, of intent: Intent) {
        let named = combinations.map { combination in
            (names: combination.parameters.map { intent.parameters[$0].name }.sorted(), combination: combination)
        }
        for (names, combination) in named.sorted(by: { $0.names.lexicographicallyPrecedes($1.names) }) {
            var words = names.isEmpty ? "\(name) without parameters" : "\(name) \(names.joined(separator: ", "))"
            if combination.isPrimary { words += ", primary" }
            if combination.supportsBackgroundExecution { words += ", in the background" }
            line(1, words)
            line(2, "title", quoting: combination.title)
            line(2, "subtitle", quoting: combination.subtitle)
        }
    }

    private mutating func append(_ response: Response) {
        for (position, property) in response.parameters.enumerated() {
            append(property, response.output == position ? "output" : "response")
        }
        for code in response.codes { line(1, "response code \(code.name)" + (code.isSuccess ? ", success" : "")) }
    }

    private mutating func appendConversation(_ intent: Intent) {
        let script = ConversationScript(intent)
        guard !script.scenes.isEmpty else { return }
        line(1, "conversation")
        for scene in script.scenes {
            line(2, scene.subject.words(in: intent))
            for spoken in scene.lines {
                let text = spoken.text.text.map { "\"\($0)\"" } ?? "(the system's own words)"
                line(3, "Siri, \(spoken.occasion): \(text)")
            }
        }
    }

    private mutating func append(_ property: Property, _ name: String) {
        line(1, "\(name) \(property.name): \(property.type.words(in: schema))\(property.isArray ? "[]" : "")")
        line(2, "display name", quoting: property.displayName)
    }

    // MARK: - Enumerations and types

    private mutating func append(_ users: [String]?) {
        line(1, "used by " + words(for: users, unread: unread))
    }

    private mutating func append(_ enumeration: Enumeration, _ users: [String]?) {
        let name = enumeration.explicitClassName.map { " (class \($0))" } ?? ""
        line(0, "enumeration \(enumeration.name)\(name)")
        append(users)
        line(1, "display name", quoting: enumeration.displayName)
        for value in enumeration.cases.sorted(by: { $0.index < $1.index }) {
            line(1, "case \(value.name) = \(value.index)")
            line(2, "display name", quoting: value.displayName)
            line(2, "pronunciation hint", quoting: value.pronunciationHint)
            for synonym in value.synonyms { line(2, "synonym", quoting: synonym.text) }
        }
    }

    private mutating func append(_ type: CustomType, _ users: [String]?) {
        line(0, "type \(type.name)" + (type.explicitClassName.map { " (class \($0))" } ?? ""))
        append(users)
        line(1, "display name", quoting: type.displayName)
        for property in type.properties { append(property, "property") }
    }
}
