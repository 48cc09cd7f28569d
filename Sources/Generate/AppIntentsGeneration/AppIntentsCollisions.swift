import Diagnostics
import IntentSchema
import SwiftSource

extension AppIntentsPlan {
    /// App Intents of different files that would share a name.
    package static func collisions(among plans: [AppIntentsPlan]) -> [Diagnostic] {
        NamesOfModule.collisions(among: plans.map(\.declarations)) {
            "'\($0.place.name)' and a declaration in another file both become '\($0.name.name)'"
        }
    }

    private var declarations: [NamesOfModule.Declaration] {
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
