import Diagnostics
import IntentSchema
import SwiftSource

extension ModelsBackend {
    /// Returns the name collisions between models of different files. Definitions with different names can collide: the
    /// intent `Hero` in one file and the intent `HeroConfiguration` in another.
    ///
    /// A model with the name of a standard library type hides that type in the whole module. Models in the same file
    /// then qualify the type, but models in other files cannot know.
    ///
    /// - Returns: `IN0402 name-collision` at the later declaration, or at the model that hides a standard library type,
    ///   for files whose code goes into one module.
    package func collisions(among schemas: [Schema]) -> [Diagnostic] {
        guard schemas.count > 1 else { return [] }
        var names = NamesOfModule()
        var diagnostics: [Diagnostic] = []
        for (file, schema) in schemas.enumerated() {
            for (model, place) in declarations(of: schema) {
                func report(_ message: String, related: [RelatedLocation] = [], help: String) {
                    let (location, symbol) = (place.location, place.symbol)
                    diagnostics.append(
                        Diagnostic(.nameCollision, message, at: location, symbol: symbol, related: related, help: help)
                    )
                }
                if ModelNames.standardNames.contains(model.name) {
                    report(
                        "the model of '\(place.name)' is named '\(model.name)', which hides the Swift type "
                            + "that models of other files use",
                        help: "generate them into different modules, or choose another name or suffix"
                    )
                }
                guard let earlier = names.claim(model, for: place, inFile: file) else { continue }
                report(
                    "the model of '\(place.name)' and one from another file are both named '\(model.name)'",
                    related: [RelatedLocation("the other one", at: earlier)],
                    help: "generate them into different modules, or rename one of them"
                )
            }
        }
        return diagnostics
    }

    private func declarations(of schema: Schema) -> [(model: Identifier, place: DeclarationPlace)] {
        let context = ModelContext(schema, options)
        var result: [(model: Identifier, place: DeclarationPlace)] = []
        for (index, intent) in schema.intents.enumerated() {
            let names = context.names.intents[index]
            let model = IntentModel(intent, at: index, context)
            let place = schema.place(of: intent)
            result.append((names.configuration, place))
            if model.hasResponse { result.append((names.response, place)) }
            if intent.isHandled { result.append((names.handling, place)) }
            if model.hasDraft { result.append((names.draft, place)) }
            if model.hasDynamicOptions { result.append((names.optionsProvider, place)) }
        }
        for (index, value) in schema.enumerations.enumerated() where !value.isImported {
            result.append((context.names.enumerations[index], schema.place(of: value)))
        }
        for (index, value) in schema.types.enumerated() where !value.isImported {
            result.append((context.names.types[index], schema.place(of: value)))
        }
        return result
    }
}
