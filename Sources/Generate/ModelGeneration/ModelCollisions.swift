import Diagnostics
import IntentSchema
import SwiftSource

extension ModelsBackend {
    /// Returns the name collisions between models of different files.
    ///
    /// A model with the name of a standard library type hides that type in the whole module. Models in the same file
    /// then qualify the type, but models in other files cannot know.
    ///
    /// - Returns: `IN0402 name-collision` at the later declaration, or at the model that hides a standard library type,
    ///   for files whose code goes into one module.
    package func collisions(among schemas: [Schema]) -> [Diagnostic] {
        guard schemas.count > 1 else { return [] }
        let files = schemas.map(declarations)
        let hiding = files.joined().filter { ModelNames.standardNames.contains($0.name.name) }.map { model in
            Diagnostic(
                .nameCollision,
                "the model of '\(model.place.name)' is named '\(model.name.name)', which hides the Swift type that models "
                    + "of other files use",
                at: model.place.location,
                symbol: model.place.symbol,
                help: "generate them into different modules, or choose another name or suffix"
            )
        }
        return hiding
            + NamesOfModule.collisions(among: files) {
                "the model of '\($0.place.name)' and one from another file are both named '\($0.name.name)'"
            }
    }

    private func declarations(of schema: Schema) -> [NamesOfModule.Declaration] {
        let context = ModelContext(schema, options)
        var result: [NamesOfModule.Declaration] = []
        for (index, intent) in schema.intents.enumerated() {
            let names = context.names.intents[index]
            let model = IntentModel(intent, at: index, context)
            let place = schema.place(of: intent)
            result.append((names.configuration, place))
            if intent.isHandled { result += [(names.response, place), (names.handling, place)] }
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
