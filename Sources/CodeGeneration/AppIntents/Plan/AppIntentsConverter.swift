import Diagnostics
import IntentSchema

/// Turns one schema into App Intents. What it finds on the way that cannot be expressed, and every text, is kept.
struct AppIntentsConverter {
    let schema: Schema
    let options: AppIntentsOptions
    /// The definition's name without folder and extension.
    let stem: String
    let names: AppIntentNames
    var texts: AppIntentTexts
    var losses: [Loss] = []
    private let places: [Place: SourceRange]

    init(_ schema: Schema, stem: String, table: String, options: AppIntentsOptions) {
        self.schema = schema
        self.options = options
        self.stem = stem
        names = AppIntentNames(schema, table: table)
        texts = AppIntentTexts(table: table)
        places = Self.places(in: schema)
    }

    /// The attributes and the access level of every declaration that is not part of a widget's intent.
    var availability: [Attribute] { [options.deployment.availability] }

    mutating func lose(_ kind: Loss.Kind, in declaration: String, _ member: String?, _ what: String, instead: String) {
        let range = place(of: declaration, member)
        losses.append(Loss(kind, in: declaration, member, at: range, what: what, instead: instead))
    }

    /// Where the definition declares a member, or what it is a member of; the beginning for what it does not declare.
    private func place(of declaration: String, _ member: String?) -> SourceRange {
        member.flatMap { places[Place(declaration: declaration, member: $0)] }
            ?? places[Place(declaration: declaration, member: nil)] ?? SourceRange(0, 0)
    }

    private struct Place: Hashable {
        var declaration: String
        var member: String?
    }

    /// Intents come first: what is lost of them is what people ask for.
    private static func places(in schema: Schema) -> [Place: SourceRange] {
        var places: [Place: SourceRange] = [:]
        func add(_ name: String, _ range: SourceRange, _ members: [(name: String, range: SourceRange)]) {
            guard places[Place(declaration: name, member: nil)] == nil else { return }
            places[Place(declaration: name, member: nil)] = range
            for member in members { places[Place(declaration: name, member: member.name)] = member.range }
        }
        for intent in schema.intents {
            add(intent.name, intent.nameRange, intent.parameters.map { ($0.name, $0.nameRange) })
        }
        for type in schema.types { add(type.name, type.nameRange, type.properties.map { ($0.name, $0.nameRange) }) }
        for enumeration in schema.enumerations {
            add(enumeration.name, enumeration.nameRange, enumeration.cases.map { ($0.name, $0.nameRange) })
        }
        return places
    }
}

/// An intent on its way: what every part of its conversion needs to know.
struct IntentScope {
    let intent: Intent
    /// The generated struct.
    let name: Identifier
    /// The oldest system it runs on; a widget's intent needs iOS 17.
    let system: DeploymentTarget
    /// The parameters that App Intents has a type for, in the order in which users see them.
    let parameters: [ConvertedParameter]

    /// It can run: Shortcuts or Siri perform it, and not only a widget reads it.
    var isAction: Bool {
        !intent.isEligibleForWidgets || intent.isConfigurable || !intent.shortcuts.isEmpty
    }

    var attributes: [Attribute] {
        intent.isEligibleForWidgets ? system.widgetAvailability : [system.availability]
    }

    /// The protocol that the app implements.
    var handling: Identifier { Identifier(name.name + "Handling") }

    /// What the app answers.
    var response: Identifier { Identifier(name.name + "Response") }

    /// The property that holds the app's implementation, under a name that no parameter has.
    var handler: Identifier {
        Identifier(AppIntentNames.firstFree("handler", Set(parameters.map(\.name.name))))
    }

    func parameter(named name: String) -> ConvertedParameter? {
        parameters.first { $0.source.name == name }
    }
}

/// A parameter that App Intents can hold.
struct ConvertedParameter {
    /// The index in the intent.
    let index: Int
    let source: Parameter
    let name: Identifier
    /// The name with a capital letter, different from those of the intent's other parameters: part of names for what belongs to
    /// the parameter.
    let capitalized: String
    /// The type of one value.
    let element: TypeName
    /// The value before the user sets one; empty for none.
    let defaultValue: Code
    /// The nested type that provides the options, where the app does.
    let provider: Identifier?

    /// Without a default there may be no value. An array has no default.
    var isOptional: Bool { defaultValue.isEmpty }

    /// The type without the question mark.
    var unwrapped: TypeName { source.isArray ? element.array : element }

    /// The declared type.
    var type: TypeName { isOptional ? unwrapped.optional : unwrapped }

    /// Entities are found by a query, other values by an options provider.
    var isEntity: Bool {
        switch source.type {
        case .object, .untypedObject: true
        case .string, .integer, .decimal, .boolean, .enumeration, .file, .url, .placemark, .dateComponents, .duration,
            .measurement, .person, .currencyAmount, .paymentMethod, .speakableString, .system:
            false
        }
    }

    /// Only arrays of entities and of people that nobody provides have sizes for widget families.
    var canHaveSizes: Bool { isEntity || source.type == .person && provider == nil }

    /// Whether the options for a search term are asked for.
    var isSearched: Bool { isEntity && source.options.supportsSearch }
}
