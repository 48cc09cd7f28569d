import Diagnostics
import IntentSchema

/// A definition in words, in a form that shows its meaning alone: what is declared stands in the order of names, parameters in
/// the order in which users see them, and neither ids nor versions of tools show. So two texts differ where two meanings do.
package struct SchemaText {
    /// One line for each thing that is said, indented by what it belongs to.
    package private(set) var bytes: [UInt8] = []
    private let schema: Schema

    package init(_ schema: Schema) {
        self.schema = schema
        for intent in schema.intents.sorted(by: { $0.className < $1.className }) { append(intent) }
        for enumeration in schema.enumerations.filter({ !$0.isImported }).sorted(by: { $0.name < $1.name }) {
            append(enumeration)
        }
        for type in schema.types.filter({ !$0.isImported }).sorted(by: { $0.name < $1.name }) { append(type) }
    }

    private mutating func line(_ depth: Int, _ text: String) {
        bytes += repeatElement(0x20, count: 2 * depth)
        bytes.appendVisible(text)
        bytes.append(0x0A)
    }

    private mutating func line(_ depth: Int, _ name: String, _ text: LocalizedText) {
        if let text = text.text, !text.isEmpty { line(depth, "\(name) \"\(text)\"") }
    }

    // MARK: - Intents

    private mutating func append(_ intent: Intent) {
        line(0, "intent \(intent.name) (class \(intent.className), \(intent.category) \(intent.verb))")
        line(1, "title", intent.title)
        line(1, "description", intent.description)
        if let image = intent.defaultImageName { line(1, "image \(image)") }
        let uses: [(Bool, String)] = [
            (intent.isConfigurable, "Shortcuts"), (intent.isEligibleForWidgets, "widgets"),
            (intent.isEligibleForSuggestions, "suggestions"),
        ]
        line(1, "used in " + uses.filter(\.0).map(\.1).joined(separator: ", "))
        if intent.requiresUserConfirmation { line(1, "asks for confirmation") }
        if intent.authentication != .alwaysAllowed { line(1, "authentication \(intent.authentication)") }
        if let key = intent.keyParameter { line(1, "key parameter \(intent.parameters[key].name)") }
        if let input = intent.input { line(1, "input \(intent.parameters[input].name)") }
        for position in intent.displayOrder { append(intent.parameters[position], of: intent) }
        append(intent.shortcuts, "shortcut", of: intent)
        append(intent.summaries, "summary", of: intent)
        append(intent.response)
    }

    private mutating func append(_ parameter: Parameter, of intent: Intent) {
        let array = parameter.isArray ? "[]" : ""
        line(1, "parameter \(parameter.name): \(parameter.type.words(in: schema))\(array)")
        line(2, "display name", parameter.displayName)
        if !parameter.isConfigurable { line(2, "not configurable") }
        if parameter.options.isDynamic {
            line(2, "dynamic options" + (parameter.options.supportsSearch ? " with search" : ""))
        }
        if parameter.supportsResolution { line(2, "resolved by the app") }
        if case .enumeration(let reference, let position?) = parameter.type {
            line(2, "default \(schema[reference].cases[position].name)")
        }
        for difference in parameter.type.writtenOptions where !ChangeKind.ofTextIDs.contains(difference.kind) {
            line(2, "\(difference.aspect) \(difference.new ?? "none")")
        }
        if !parameter.arraySizes.isEmpty {
            let sizes = parameter.arraySizes.map { "\($0.family.rawValue) \($0.size)" }
            line(2, "sizes " + sizes.joined(separator: ", "))
        }
        if let parent = parameter.parent { line(2, "shown \(parent.words(in: schema, of: intent))") }
        for prompt in parameter.prompts.sorted(by: { $0.kind.rawValue < $1.kind.rawValue }) {
            line(2, "prompt \(prompt.kind.rawValue)", prompt.text)
        }
        for reason in parameter.unsupportedReasons {
            line(2, "unsupported reason \(reason.code)")
            line(3, "dialog", reason.text)
        }
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
            line(2, "title", combination.title)
            line(2, "subtitle", combination.subtitle)
        }
    }

    private mutating func append(_ response: Response) {
        for (position, property) in response.parameters.enumerated() {
            append(property, response.output == position ? "output" : "response")
        }
        for code in response.codes {
            line(1, "response code \(code.name)" + (code.isSuccess ? ", success" : ""))
            line(2, "dialog", code.dialog)
            line(2, "concise dialog", code.conciseDialog)
        }
    }

    private mutating func append(_ property: Property, _ name: String) {
        line(1, "\(name) \(property.name): \(property.type.words(in: schema))\(property.isArray ? "[]" : "")")
        line(2, "display name", property.displayName)
    }

    // MARK: - Enumerations and types

    private mutating func append(_ enumeration: Enumeration) {
        let name = enumeration.explicitClassName.map { " (class \($0))" } ?? ""
        line(0, "enumeration \(enumeration.name)\(name)")
        line(1, "display name", enumeration.displayName)
        for value in enumeration.cases.sorted(by: { $0.index < $1.index }) {
            line(1, "case \(value.name) = \(value.index)")
            line(2, "display name", value.displayName)
            line(2, "pronunciation hint", value.pronunciationHint)
            for synonym in value.synonyms { line(2, "synonym", synonym.text) }
        }
    }

    private mutating func append(_ type: CustomType) {
        line(0, "type \(type.name)" + (type.explicitClassName.map { " (class \($0))" } ?? ""))
        line(1, "display name", type.displayName)
        for property in type.properties { append(property, "property") }
    }
}

extension ParameterType {
    /// What is written about the type: how its options differ from those of a type about which nothing is written.
    fileprivate var writtenOptions: [FieldDifference] {
        switch self {
        case .string(let options): differences(in: stringOptionFields, .none, options)
        case .integer(let options): differences(in: numberOptionFields(), .none, options)
        case .decimal(let options): differences(in: numberOptionFields(), .none, options)
        case .boolean(let options): differences(in: booleanOptionFields, .none, options)
        case .file(let options): differences(in: fileOptionFields, .none, options)
        case .placemark(let style): differences(in: placemarkFields, .name, style)
        case .dateComponents(let options): differences(in: dateOptionFields, .none, options)
        case .duration(let options): differences(in: quantityOptionFields(), .none, options)
        case .measurement(_, let options): differences(in: quantityOptionFields(), .none, options)
        case .currencyAmount(let options): differences(in: currencyOptionFields, .none, options)
        case .enumeration, .object, .untypedObject, .url, .person, .paymentMethod, .speakableString, .system: []
        }
    }
}
