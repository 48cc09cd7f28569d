import AppIntentsGeneration
import Diagnostics
import FileAccess
import ModelGeneration
import SwiftSource

/// Generates App Intents, for `--to app-intents`.
struct AppIntentsOutput {
    let options: AppIntentsOptions
    /// One plan for each definition, in order.
    let plans: [AppIntentsPlan]
    /// What is wrong with the settings.
    private let diagnostics: [Diagnostic]

    /// - Parameter readsHandlers: Whether the project's SiriKit handlers are read, for what they do.
    init(_ request: GenerationRequest, readsHandlers: Bool) {
        let schemas = request.schemas
        let choices = AppIntentsChoices(request)
        let needed = NeededTypes(schemas.map(\.schema))
        var options = choices.options
        if readsHandlers {
            options.handlers = HandlerFacts(
                around: schemas.map(\.schema.path),
                excluding: request.exclusions,
                reading: request.contents
            )
        }
        self.options = options
        diagnostics = choices.diagnostics
        plans = schemas.map { AppIntentsPlan($0.schema, options, table: $0.outputName, needed: needed) }
    }

    /// The code, without notes about what App Intents cannot express.
    var generation: Generation {
        var generation = Generation()
        generation.files = plans.map { plan in
            switch options.style {
            case .generated:
                [GeneratedFile(name: plan.table + ".appintents.swift", contents: plan.file.printed(ParallelMap.map))]
            case .own:
                plan.ownFiles.map { GeneratedFile(name: $0.name, contents: $0.file.printed()) }
            }
        }
        generation.diagnostics = diagnostics + plans.flatMap(\.diagnostics) + AppIntentsPlan.collisions(among: plans)
        return generation
    }
}
