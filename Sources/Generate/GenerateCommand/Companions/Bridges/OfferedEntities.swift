import AppIntentsGeneration
import IntentSchema
import SwiftSource

extension AppIntentsPlan {
    /// For each entity, the first parameter whose options contain it. The entity is looked up among them.
    var finders: [Identifier: ParameterPlan] {
        let offering = intents.flatMap(\.parameters).filter { $0.provider != nil }
        let pairs = offering.compactMap { parameter in
            context.entity(for: parameter.source.type).map { ($0.identifier, parameter) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The losses of entities that no options contain.
    var unofferedObjects: [Loss] {
        unofferedEntities.map {
            let (instead, advice) = ("an object known only by its identifier", "register a lookup to find it")
            return $0.place.loss(.unofferedObject, "objects that no options contain", instead: instead, advice: advice)
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
