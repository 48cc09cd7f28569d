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
    /// The code, without notes about what App Intents cannot express.
    private(set) var generation = Generation()

    /// - Parameter asksForValues: Whether actions, and not the app's handlers, ask for the values that Siri asked for.
    init(_ request: GenerationRequest, asksForValues: Bool) {
        let schemas = request.schemas
        let choices = AppIntentsChoices(request, asksForValues: asksForValues)
        let needed = NeededTypes(schemas.map(\.schema))
        var options = choices.options
        if options.style == .own {
            options.handlers = HandlerFacts(
                around: schemas.map(\.schema.path),
                excluding: request.exclusions,
                reading: request.contents
            )
        }
        self.options = options
        plans = schemas.map { AppIntentsPlan($0.schema, options, table: $0.outputName, needed: needed) }
        generation.files = zip(plans, schemas).map { [options] plan, named in
            switch options.style {
            case .generated:
                let contents = plan.file.printed(ParallelMap.map)
                return [GeneratedFile(name: named.outputName + ".appintents.swift", contents: contents)]
            case .own:
                return plan.ownFiles.map {
                    GeneratedFile(name: $0.name, contents: $0.file.printed())
                }
            }
        }
        generation.diagnostics =
            choices.diagnostics + plans.flatMap(\.diagnostics) + AppIntentsPlan.collisions(among: plans)
    }
}
