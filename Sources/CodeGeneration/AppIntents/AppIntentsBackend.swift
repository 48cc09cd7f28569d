import Diagnostics
import IntentSchema

/// Converts definitions to App Intents: what people leave the format with. `Docs/AppIntents.md` shows what becomes of each
/// construct.
package struct AppIntentsBackend: Sendable {
    let options: AppIntentsOptions

    /// Makes a backend; it has no state and may be used for any number of schemas.
    package init(_ options: AppIntentsOptions = AppIntentsOptions()) {
        self.options = options
    }

    /// Decides what everything becomes that the schema's file declares.
    ///
    /// - Parameter table: The table that the texts are in; without one that of the definition's own string tables, which have
    ///   its name.
    /// - Parameter savedElsewhere: The names of types that parameters in other files of the module have.
    package func plan(_ schema: Schema, table: String? = nil, savedElsewhere: Set<String> = []) -> AppIntentsPlan {
        AppIntentsPlan(schema, options, table: table, savedElsewhere: savedElsewhere)
    }

    /// The code of a plan. Everything is there: the file is never edited.
    package static func file(for plan: AppIntentsPlan) -> SourceFile {
        AppIntentsEmitter(plan).file(for: plan)
    }

    /// The code of a plan as the team's own: a file for each type, by its name.
    package static func ownFiles(for plan: AppIntentsPlan) -> [(name: String, file: SourceFile)] {
        OwnFiles(plan).all
    }
}
