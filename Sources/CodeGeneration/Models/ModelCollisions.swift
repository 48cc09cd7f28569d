import Diagnostics
import IntentSchema

extension ModelsBackend {
    /// Models of different files that would have one name, although their definitions use different ones: the intent
    /// `Hero` of one file and the intent `HeroConfiguration` of another. In one file the names make way for each other;
    /// what a file becomes must not depend on which other files there are.
    ///
    /// A model that has the name of something in Swift's library hides that from all of the module. The models of its own
    /// file say which of the two they mean; those of other files cannot know.
    ///
    /// - Returns: `IN0402 name-collision` at the later of the two, or at what hides the library's, for files whose code goes
    ///   into one module.
    package func collisions(among schemas: [Schema]) -> [Diagnostic] {
        guard schemas.count > 1 else { return [] }
        var first: [String: (file: Int, location: SourceLocation)] = [:]
        var diagnostics: [Diagnostic] = []
        for (file, schema) in schemas.enumerated() {
            for declared in declarations(of: schema) {
                if ModelNames.standardNames.contains(declared.model) {
                    diagnostics.append(
                        Diagnostic(
                            .nameCollision,
                            "the model of '\(declared.name)' is named '\(declared.model)', which hides the type of "
                                + "Swift that models of other files use",
                            at: declared.location,
                            symbol: declared.symbol,
                            help: "generate them into different modules, or choose another name or suffix"
                        )
                    )
                }
                guard let earlier = first[declared.model] else {
                    first[declared.model] = (file, declared.location)
                    continue
                }
                guard earlier.file != file else { continue }
                diagnostics.append(
                    Diagnostic(
                        .nameCollision,
                        "the model of '\(declared.name)' and one from another file are both named '\(declared.model)'",
                        at: declared.location,
                        symbol: declared.symbol,
                        related: [RelatedLocation("the other one", at: earlier.location)],
                        help: "generate them into different modules, or rename one of them"
                    )
                )
            }
        }
        return diagnostics
    }

    private struct Declared {
        /// The model's name.
        var model: String
        /// The definition's name.
        var name: String
        var symbol: String
        var location: SourceLocation
    }

    private func declarations(of schema: Schema) -> [Declared] {
        let context = ModelContext(schema, options)
        var result: [Declared] = []
        func add(_ model: Identifier, _ name: String, _ symbol: String, _ range: SourceRange) {
            let location = SourceLocation(path: schema.path, range: range)
            result.append(Declared(model: model.name, name: name, symbol: "\(symbol)/\(name)", location: location))
        }
        for (index, intent) in schema.intents.enumerated() {
            let names = context.names.intents[index]
            let model = IntentModel(intent, index, context)
            add(names.configuration, intent.name, "intent", intent.nameRange)
            if model.hasResponse { add(names.response, intent.name, "intent", intent.nameRange) }
            if model.hasHandling { add(names.handling, intent.name, "intent", intent.nameRange) }
            if model.hasDraft { add(names.draft, intent.name, "intent", intent.nameRange) }
            if model.hasDynamicOptions { add(names.optionsProvider, intent.name, "intent", intent.nameRange) }
        }
        for (index, value) in schema.enumerations.enumerated() where !value.isImported {
            add(context.names.enumerations[index], value.name, "enum", value.nameRange)
        }
        for (index, value) in schema.types.enumerated() where !value.isImported {
            add(context.names.types[index], value.name, "type", value.nameRange)
        }
        return result
    }
}
