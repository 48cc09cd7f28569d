import IntentSchema

extension AppIntentsPlan {
    /// For each entity that the file declares the first parameter whose options have it: among them it is looked up.
    var finders: [Identifier: ParameterPlan] {
        let declared = Set(entities.map(\.entity.identifier))
        var finders: [Identifier: ParameterPlan] = [:]
        for parameter in intents.lazy.flatMap(\.parameters) where parameter.provider != nil {
            guard let entity = context.entity(for: parameter.source.type)?.identifier, declared.contains(entity),
                finders[entity] == nil
            else { continue }
            finders[entity] = parameter
        }
        return finders
    }

    /// The entities that no options have, and that App Intents ask for by their identifiers all the same.
    var unofferedEntities: [Entity] {
        let finders = finders
        return entities.map(\.entity).filter { !$0.isTransient && finders[$0.identifier] == nil }
    }
}
