import AppIntentsGeneration
import IntentSchema
import SwiftSource

extension AppIntentsPlan {
    /// For each entity, the first parameter whose options contain it. The entity is looked up among them.
    var finders: [Identifier: ParameterPlan] {
        var finders: [Identifier: ParameterPlan] = [:]
        for parameter in intents.lazy.flatMap(\.parameters) where parameter.provider != nil {
            guard let entity = context.entity(for: parameter.source.type)?.identifier, finders[entity] == nil else {
                continue
            }
            finders[entity] = parameter
        }
        return finders
    }

    /// The losses of entities that no options contain.
    var unofferedObjects: [Loss] {
        unofferedEntities.map {
            let instead = "an object known only by its identifier, unless the app registers a lookup"
            return $0.place.loss(.unofferedObject, "objects that no options contain", instead: instead)
        }
    }

    /// The entities that no options contain, although App Intents look them up by identifier.
    var unofferedEntities: [Entity] {
        let finders = finders
        return entities.map(\.entity).filter { !$0.isTransient && finders[$0.identifier] == nil }
    }

    /// The entities that no options contain, if `intent` is the first to be registered; otherwise none.
    func unofferedEntities(registeredBy intent: IntentPlan) -> [Entity] {
        intents.first(where: \.needsApp) === intent ? unofferedEntities : []
    }
}
