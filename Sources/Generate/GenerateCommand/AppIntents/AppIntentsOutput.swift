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
    private let choices: AppIntentsChoices
    private let names: [String]

    /// - Parameter readsHandlers: Whether the project's SiriKit handlers are read, for what they do.
    init(_ request: GenerationRequest, readsHandlers: Bool) {
        let schemas = request.schemas
        choices = AppIntentsChoices(request)
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
        names = schemas.map(\.outputName)
        plans = schemas.map { AppIntentsPlan($0.schema, options, table: $0.outputName, needed: needed) }
    }

    /// The code, without notes about what App Intents cannot express.
    var generation: Generation {
        var generation = Generation()
        generation.files = zip(plans, names).map { plan, name in
            switch options.style {
            case .generated:
                [GeneratedFile(name: name + ".appintents.swift", contents: plan.file.printed(ParallelMap.map))]
            case .own:
                plan.ownFiles.map { GeneratedFile(name: $0.name, contents: $0.file.printed()) }
            }
        }
        generation.diagnostics =
            choices.diagnostics + plans.flatMap(\.diagnostics) + AppIntentsPlan.collisions(among: plans)
        return generation
    }
}
