import IntentSchema

extension Schema {
    /// The schema with some of its intents. Of enumerations and types those that they do not use count as declared elsewhere, so
    /// that references still mean the same.
    package func restricted(to isChosen: (Intent) -> Bool) -> Schema {
        var schema = self
        schema.intents = intents.filter(isChosen)
        var enumerations: Set<Int> = []
        var types: Set<Int> = []
        func use(_ type: ParameterType) {
            switch type {
            case .enumeration(let reference, _): enumerations.insert(reference.index)
            case .object(let reference):
                guard types.insert(reference.index).inserted else { return }
                for property in self[reference].properties { use(property.type) }
            case .string, .integer, .decimal, .boolean, .untypedObject, .file, .url, .placemark, .dateComponents,
                .duration, .measurement, .person, .currencyAmount, .paymentMethod, .speakableString, .system:
                break
            }
        }
        for intent in schema.intents {
            for parameter in intent.parameters { use(parameter.type) }
            for value in intent.response.parameters { use(value.type) }
        }
        for index in schema.enumerations.indices where !enumerations.contains(index) {
            schema.enumerations[index].isImported = true
        }
        for index in schema.types.indices where !types.contains(index) { schema.types[index].isImported = true }
        return schema
    }
}
