import Diagnostics
import IntentSchema
import SwiftSource

/// What planning a part of a definition needs to know about the whole. All parts share one context.
package final class AppIntentsContext: Sendable {
    package let schema: Schema
    package let options: AppIntentsOptions
    /// The name of the string table for texts.
    let table: String
    package let names: AppIntentNames
    let needed: NeededTypes
    /// The type of each enumeration's values; `nil` if it has no choices.
    private let enumerationTypes: [TypeName?]
    /// For each custom type, whether it occurs only in answers.
    private let isTransient: [Bool]

    init(_ schema: Schema, _ options: AppIntentsOptions, table: String, needed: NeededTypes? = nil) {
        self.schema = schema
        self.options = options
        self.table = table
        let names = AppIntentNames(schema, options, table: table)
        self.names = names
        // The team's own code is compiled for the systems that the app runs on, so it needs no availability.
        let isOwn = options.style == .own
        availability = isOwn ? [] : [options.deployment.availability]
        widgetAvailability =
            isOwn && options.deployment >= .ios17 ? [] : options.deployment.availability(withWidgets: true)
        let needed = needed ?? NeededTypes([schema])
        self.needed = needed
        enumerationTypes = zip(schema.enumerations, names.enumerations).map { enumeration, name in
            enumeration.cases.allSatisfy(\.isUnknown) ? nil : TypeName(name)
        }
        let answered = schema.types(reachableFrom: schema.intents.flatMap { $0.response.parameters.map(\.type) })
        isTransient = zip(schema.types, answered).map { type, isAnswered in
            isAnswered && !type.isImported && !needed.saved.contains(type.name)
        }
    }

    func role(of intent: Intent) -> IntentRole {
        let className = intent.className(prefix: options.classPrefix)
        return IntentRole(of: intent, className: className, widgets: options.handlers?.widgets)
    }

    func options(for intent: Intent) -> AppIntentsOptions.IntentOptions {
        options.intents[intent.name] ?? AppIntentsOptions.IntentOptions()
    }

    /// Whether file types are values, as from iOS 18 on, rather than identifiers.
    var namesContentTypes: Bool { options.deployment >= .ios18 }

    /// The modules whose types the code uses, and `others`, sorted.
    package func imports(with others: [String] = []) -> [Import] {
        let places = schema.usesPlacemarks ? ["CoreLocation"] : []
        let modules = ["AppIntents", "Foundation"] + places + others
        return modules.sorted().map { Import(TypeName(Identifier($0))) }
    }

    /// The availability of every declaration that does not need widgets.
    package let availability: [Attribute]
    /// The availability of intents that only configure widgets, and of what makes others configure them.
    let widgetAvailability: [Attribute]

    // MARK: - Types

    /// The type of one value; `nil` if App Intents has none.
    package func typeName(of type: ParameterType) -> TypeName? {
        switch type {
        case .string, .plain(.speakableString): "String"
        case .integer: "Int"
        case .decimal: "Double"
        case .boolean: "Bool"
        case .enumeration(let reference, defaultCase: _): enumerationTypes[reference.index]
        case .object(let reference): TypeName(names.entities[reference.index])
        case .untypedObject: TypeName(names.untypedEntity)
        case .file: "IntentFile"
        case .plain(.url): "URL"
        // Whatever the deployment target: a parameter of another type loses the value that people saved.
        case .placemark: "CLPlacemark"
        case .dateComponents: "DateComponents"
        case .duration: "Measurement<UnitDuration>"
        case .measurement(let kind, _): kind.typeName
        case .plain(.person): "IntentPerson"
        case .currencyAmount: "IntentCurrencyAmount"
        case .plain(.paymentMethod): "IntentPaymentMethod"
        case .system: nil
        }
    }

    /// The definition's name for a type that App Intents lacks.
    package func nameOfUnsupported(_ type: ParameterType) -> String {
        switch type.values {
        case .cases(let reference, _): "\(schema[reference].name), an enumeration without choices"
        case .objects(of: nil): "Object without a type"
        case .boolean, .objects, .other: type.word
        }
    }

    /// A case with its type, since `.none` would mean an optional's. The team's own code qualifies only such names.
    package func enumerationCase(_ index: Int, of reference: EnumerationReference) -> Code {
        let name = AppIntentNames.enumerationCase(schema[reference].cases[index].name)
        if options.style == .own, name != "none", name != "some" { return ".\(name)" }
        return "\(names.enumerations[reference.index]).\(name)"
    }

    /// The entities and enumerations among the given types, including nested ones.
    func names(of types: [ParameterType]) -> Set<Identifier> {
        Set(
            schema.types(within: types).compactMap { type in
                if case .enumeration(let reference)? = type.reference {
                    names.enumerations[reference.index]
                } else {
                    entity(for: type)?.identifier
                }
            }
        )
    }

    // MARK: - Entities

    /// The entity for values of a type; `nil` if they are not objects.
    package func entity(for type: ParameterType) -> Entity? {
        switch type.values {
        case .objects(let reference): reference.map { entity(at: $0.index) } ?? untypedEntity
        case .boolean, .cases, .other: nil
        }
    }

    /// The entities that the file's code declares, in order; last the one for untyped objects.
    var declaredEntities: [Entity] {
        let declared = schema.types.indices.filter { !schema.types[$0].isImported }.map { entity(at: $0) }
        return schema.usesUntypedObjects ? declared + [untypedEntity] : declared
    }

    /// The entity for the custom type at an index of the schema.
    package func entity(at index: Int) -> Entity {
        let type = schema.types[index]
        return Entity(
            name: type.name,
            displayName: type.displayName,
            place: Loss.Place(declaration: type.name, range: type.nameRange),
            properties: type.properties,
            identifier: names.entities[index],
            isTransient: isTransient[index]
        )
    }

    /// The single entity for all objects without a declared type.
    package var untypedEntity: Entity {
        let name = table.upperFirst + "Object"
        return Entity(
            name: name,
            displayName: .none,
            place: Loss.Place(declaration: name, range: SourceRange(0, 0)),
            properties: [],
            identifier: names.untypedEntity
        )
    }
}
