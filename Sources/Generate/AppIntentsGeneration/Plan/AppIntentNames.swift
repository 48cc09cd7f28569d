import IntentSchema
import SwiftSource

/// The names of everything that is generated from one schema.
///
/// Suffixes, the same as in Apple's converter and template, distinguish them from generated models and from Apple's
/// SiriKit classes of the same definition, which may still be compiled.
package struct AppIntentNames: Sendable {
    /// In the order of the schema's intents.
    let intents: [Identifier]
    /// One for each enumeration of the schema, including those of other files: `ModeAppEnum`.
    package let enumerations: [Identifier]
    /// One for each custom type of the schema, including those of other files: `GameCharacterAppEntity`.
    package let entities: [Identifier]
    /// The entity for objects without a declared type.
    let untypedEntity: Identifier
    /// For each intent and each of its parameters, the type that provides its options; `nil` if the app does not. App
    /// Intents identifies queries by their bare names and rejects duplicates within a target, so each name is unique.
    let providers: [[Identifier?]]

    init(_ schema: Schema, _ options: AppIntentsOptions, table: String) {
        var taken = Set<String>()
        intents = schema.intents.map { intent in
            if !options.intents.isEmpty, let chosen = options.intents[intent.name]?.typeName {
                taken.insert(chosen)
                return Identifier(chosen)
            }
            let complete = Self.adding("AppIntent", to: intent.name)
            let shortened = Self.adding("AppIntent", to: Self.removingSuffix("Intent", from: intent.name))
            let choices = complete == intent.name ? [complete] : [shortened, complete]
            let free = choices.first { !taken.contains($0) } ?? Self.firstFree(intent.name + "AppIntent", taken)
            taken.insert(free)
            return Identifier(free)
        }
        func chosen(_ name: String) -> Identifier? { options.typeNames[name].map { Identifier($0) } }
        enumerations = schema.enumerations.map { chosen($0.name) ?? Identifier(Self.adding("AppEnum", to: $0.name)) }
        entities = schema.types.map { chosen($0.name) ?? Identifier(Self.adding("AppEntity", to: $0.name)) }
        untypedEntity = Identifier(Identifier(table).name.upperFirst + "ObjectAppEntity")
        let sharing = options.style == .own ? SharedQueries(schema, options) : nil
        providers = Self.providers(of: schema.intents, named: intents) { intent, parameter, name in
            guard parameter.isOffered else { return false }
            guard let sharing, parameter.type.isEntity else { return true }
            return !sharing.serve(parameter, of: intent, as: options.handlerKey(name, of: intent))
        }
    }

    /// `SelectHeroAppIntent` and its parameter `weapon` → `SelectHeroWeaponQuery`. Intents that would give two types
    /// the same name keep their full names.
    private static func providers(
        of intents: [Intent],
        named names: [Identifier],
        needed: (Intent, Parameter, _ capitalized: String) -> Bool
    ) -> [[Identifier?]] {
        let shortened = zip(intents, names).map { intent, name in
            providers(of: intent, prefix: removingSuffix("AppIntent", from: name.name), needed)
        }
        var owners: [String: Set<Int>] = [:]
        for (index, providers) in shortened.enumerated() {
            for case let provider? in providers { owners[provider.name, default: []].insert(index) }
        }
        let unclear = owners.values.reduce(into: Set<Int>()) { if $1.count > 1 { $0.formUnion($1) } }
        return shortened.indices.map {
            unclear.contains($0) ? providers(of: intents[$0], prefix: names[$0].name, needed) : shortened[$0]
        }
    }

    private static func providers(
        of intent: Intent,
        prefix: String,
        _ needed: (Intent, Parameter, _ capitalized: String) -> Bool
    ) -> [Identifier?] {
        guard intent.parameters.contains(where: \.options.isDynamic) else { return intent.parameters.map { _ in nil } }
        return zip(intent.parameters, capitalizedParameters(of: intent)).map { parameter, name in
            guard needed(intent, parameter, name) else { return nil }
            return Identifier(prefix + name + (parameter.type.isEntity ? "Query" : "Options"))
        }
    }

    /// The capitalized names of the parameters, made unique. Parameters with handler methods keep their names first.
    static func capitalizedParameters(of intent: Intent) -> [String] {
        var names = intent.parameters.map(\.name.upperFirst)
        var taken = Set<String>()
        if names.allSatisfy({ taken.insert($0).inserted }) { return names }
        taken = []
        let isKnown = intent.parameters.map { $0.options.isDynamic || $0.supportsResolution }
        for index in names.indices.filter({ isKnown[$0] }) + names.indices.filter({ !isKnown[$0] }) {
            names[index] = firstFree(names[index], taken)
            taken.insert(names[index])
        }
        return names
    }

    /// A case as Swift spells it. The raw value is always the definition's name.
    package static func enumerationCase(_ name: String) -> Identifier {
        Identifier(reservedCases.contains(name) ? name + "Case" : name)
    }

    package static func entityProperty(_ name: String) -> Identifier {
        Identifier(reservedProperties.contains(name) ? name + "Value" : name)
    }

    package static func responseProperty(_ name: String) -> Identifier {
        Identifier(reservedResponseProperties.contains(name) ? name + "Value" : name)
    }

    /// The first of `name`, `name2`, `name3`, … that is not taken.
    package static func firstFree(_ name: String, _ taken: Set<String>) -> String {
        guard taken.contains(name) else { return name }
        var number = 2
        while taken.contains("\(name)\(number)") { number += 1 }
        return "\(name)\(number)"
    }

    /// `GameCharacter` → `gameCharacter`; `URLThing` stays.
    static func lowerCamel(_ name: String) -> String {
        let second = name.utf8.dropFirst().first ?? UInt8(ascii: "a")
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(second) ? name : name.lowerFirst
    }

    private static func adding(_ suffix: String, to name: String) -> String {
        name.utf8.count > suffix.utf8.count && name.hasSuffix(suffix) ? name : name + suffix
    }

    private static func removingSuffix(_ suffix: String, from name: String) -> String {
        guard name.hasSuffix(suffix), name.utf8.count > suffix.utf8.count else { return name }
        return String(decoding: name.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
    }

    /// Members that enumerations already have, and words that cannot follow a dot.
    private static let reservedCases: Set = [
        "allCases", "caseDisplayRepresentations", "hash", "hashValue", "init", "persistentIdentifier", "rawValue",
        "self",
        "Self", "Type", "Protocol", "typeDisplayRepresentation", "localizedStringResource",
    ]

    /// Members that generated entities already have.
    private static let reservedProperties: Set = [
        "defaultQuery", "displayImage", "displayRepresentation", "displayString", "hashValue", "id", "identifier",
        "init", "localizedStringResource", "persistentIdentifier", "self", "subtitleString",
        "typeDisplayRepresentation",
    ]

    /// Members that generated responses already have.
    private static let reservedResponseProperties: Set = [
        "code", "init", "isFailure", "localizedDescription", "localizedStringResource", "self", "spokenDialog",
    ]

    /// Names that an App Intent's parameter cannot have because they would change the meaning of the code around it.
    static let impossibleParameters: Set = [
        "Case", "DefaultCase", "Dependency", "Parameter", "Summary", "Switch", "When", "init", "perform",
        "requestConfirmation", "self",
    ]
}
