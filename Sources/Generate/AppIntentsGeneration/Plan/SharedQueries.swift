import IntentSchema

/// Which parameters of the team's own code the default query of their entity serves: all that offer the entity, unless
/// the handlers are known to differ, or to read another parameter for the options.
struct SharedQueries {
    private let schema: Schema
    private let handlers: HandlerFacts?
    /// The handlers' methods for the options of each type, if they are known.
    private var methods: [DeclarationReference?: Set<Set<[String]>>] = [:]
    /// The number of parameters that offer each type, by intent.
    private var counts: [String: [DeclarationReference?: Int]] = [:]

    init(_ schema: Schema, _ options: AppIntentsOptions) {
        self.schema = schema
        handlers = options.handlers
        for intent in schema.intents {
            for (parameter, name) in zip(intent.parameters, AppIntentNames.capitalizedParameters(of: intent))
            where parameter.isOffered && parameter.type.isEntity {
                counts[intent.name, default: [:]][parameter.type.reference, default: 0] += 1
                guard let known = handlers?.methods[options.handlerKey(name, of: intent)] else { continue }
                methods[parameter.type.reference, default: []].insert(known)
            }
        }
    }

    /// - Parameter key: What the handlers know the parameter by.
    func serve(_ parameter: Parameter, of intent: Intent, as key: String) -> Bool {
        let type = parameter.type.reference
        let reads = handlers?.options[key] ?? []
        if schema.isImported(parameter.type) || methods[type, default: []].count > 1 { return false }
        if intent.parameters.contains(where: { $0.name != parameter.name && reads.contains($0.name) }) { return false }
        // SiriKit asked a method of its own for each parameter, perhaps for a reason.
        return counts[intent.name]?[type] == 1 || handlers?.methods[key] != nil
    }
}
