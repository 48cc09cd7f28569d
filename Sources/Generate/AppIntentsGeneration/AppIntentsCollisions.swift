import Diagnostics
import IntentSchema
import SwiftSource

extension AppIntentsPlan {
    /// App Intents of different files that would share a name although their definitions do not: the intents `Hero` of
    /// one file and `HeroIntent` of another.
    ///
    /// - Returns: `IN0402 name-collision` at the later of the two, for files whose code goes into one module.
    package static func collisions(among plans: [AppIntentsPlan]) -> [Diagnostic] {
        guard plans.count > 1 else { return [] }
        var names = NamesOfModule()
        var diagnostics: [Diagnostic] = []
        for (file, plan) in plans.enumerated() {
            for (name, place) in plan.declarations {
                guard let earlier = names.claim(name, for: place, inFile: file) else { continue }
                diagnostics.append(
                    Diagnostic(
                        .nameCollision,
                        "'\(place.name)' and a declaration in another file both become '\(name.name)'",
                        at: place.location,
                        symbol: place.symbol,
                        related: [RelatedLocation("the other one", at: earlier)],
                        help: "generate the two into different modules, or rename one of them"
                    )
                )
            }
        }
        return diagnostics
    }

    private var declarations: [(name: Identifier, place: DeclarationPlace)] {
        let schema = context.schema
        let names = context.names
        // These do not include imported types, nor those that only the answer of a widget's configuration would use.
        let written = Set(self.enumerations.map(\.name) + entities.map(\.entity.identifier))
        let enumerations = zip(names.enumerations, schema.enumerations).filter { written.contains($0.0) }
        let types = zip(names.entities, schema.types).filter { written.contains($0.0) }
        let providers = zip(names.providers, schema.intents).flatMap { providers, intent in
            providers.compactMap(\.self).map { ($0, schema.place(of: intent)) }
        }
        return zip(names.intents, schema.intents).map { ($0, schema.place(of: $1)) } + providers
            + enumerations.map { ($0, schema.place(of: $1)) } + types.map { ($0, schema.place(of: $1)) }
    }
}
