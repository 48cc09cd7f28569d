import Diagnostics
import FileAccess
import IntentSchema
import Presentation

/// The intents that the command line asks for.
enum IntentChoice {
    /// The definitions with these intents alone and what they use; all of them where none is named.
    static func chosen(_ names: [String], in schemas: [Schema]) throws(CommandFailure) -> [Schema] {
        if names.isEmpty { return schemas }
        let known = schemas.flatMap(\.intents)
        for name in names where !known.contains(where: { $0.name == name || $0.className == name }) {
            let suggestion = Spelling.suggestion(for: name, among: known.map(\.name))
            throw .usage("there is no intent '\(name)'\(suggestion)")
        }
        return schemas.compactMap { schema in
            let chosen = schema.restricted { names.contains($0.name) || names.contains($0.className) }
            return chosen.intents.isEmpty ? nil : chosen
        }
    }
}
