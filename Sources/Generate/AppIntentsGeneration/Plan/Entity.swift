import IntentSchema
import SwiftSource

/// What becomes an entity: a custom type, or all objects without a declared type.
package struct Entity: Sendable {
    /// The definition's name, or a made-up one for objects without a declared type.
    package let name: String
    package let displayName: LocalizedText
    package let place: Loss.Place
    package let properties: [Property]
    package let identifier: Identifier
    /// Whether it occurs only in answers, so that nothing has to find it again.
    package var isTransient = false

    /// The protocol through which the app finds entities by their identifiers.
    package var lookup: Identifier { Identifier(identifier.name + "Lookup") }

    /// The query that finds them. App Intents identifies queries by their bare names, even nested ones, and rejects
    /// duplicates within a target.
    var query: Identifier { Identifier(identifier.name + "Query") }

    /// The method that finds them: `gameCharacterEntities(for:)`.
    var method: Identifier { Identifier(AppIntentNames.lowerCamel(name) + "Entities") }
}

package struct EntityPlan: Sendable {
    /// A property with `@Property`.
    struct PropertyPlan: Sendable {
        let name: Identifier
        let type: TypeName
        let title: PlannedText
    }

    package let entity: Entity
    let typeTitle: PlannedText
    let properties: [PropertyPlan]
    let losses: [Loss]

    init(_ entity: Entity, in context: AppIntentsContext) {
        self.entity = entity
        typeTitle = PlannedText(entity.displayName, fallback: entity.name, "Name of the type \(entity.name)")
        var losses: [Loss] = []
        properties = entity.properties.compactMap { property in
            let place = entity.place.member(property.name, property.nameRange)
            guard let element = context.typeName(of: property.type) else {
                let what = "a value of type \(context.nameOfUnsupported(property.type))"
                losses.append(place.loss(.unsupportedType, what, instead: "nothing"))
                return nil
            }
            if case .plain(.speakableString) = property.type {
                losses.append(place.loss(.speakableText, "text with a pronunciation", instead: "`String`"))
            }
            if case .boolean(let options) = property.type {
                let words = [options.trueDisplayName, options.falseDisplayName].compactMap(\.shown)
                if words.contains(where: { !["true", "false"].contains($0) }) {
                    let what = "the words \(words.map { "“\($0)”" }.joined(separator: " and "))"
                    losses.append(place.loss(.booleanWords, what, instead: "the system's own words"))
                }
            }
            let name = AppIntentNames.entityProperty(property.name)
            if name.name != property.name {
                losses.append(place.loss(.renamed, "the property `\(property.name)`", instead: "`\(name.name)`"))
            }
            let comment = "Property \(property.name) of \(entity.name)"
            return PropertyPlan(
                name: name,
                type: property.isArray ? element.array.optional : element.optional,
                title: PlannedText(property.displayName, fallback: property.name, comment)
            )
        }
        self.losses = losses
    }

    func visitTexts(_ visit: (CatalogueText) -> Void) {
        typeTitle.visit(visit)
        for property in properties { property.title.visit(visit) }
    }
}
