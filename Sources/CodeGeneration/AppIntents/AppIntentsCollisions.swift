import Diagnostics
import IntentSchema

extension AppIntentsBackend {
    /// App Intents of different files that would have one name, although their definitions use different ones: the intents `Hero`
    /// of one file and `HeroIntent` of another. In one file the names make way for each other; what a file becomes must not
    /// depend on which other files there are.
    ///
    /// - Returns: `IN0402 name-collision` at the later of the two, for files whose code goes into one module.
    package func collisions(among schemas: [Schema]) -> [Diagnostic] {
        guard schemas.count > 1 else { return [] }
        var first: [String: (file: Int, location: SourceLocation)] = [:]
        var diagnostics: [Diagnostic] = []
        for (file, schema) in schemas.enumerated() {
            let names = AppIntentNames(schema, options, table: "")
            var declared = zip(schema.intents, names.intents).map { ($1, "intent", $0.name, $0.nameRange) }
            declared += zip(schema.enumerations, names.enumerations).filter { !$0.0.isImported }.map {
                ($1, "enum", $0.name, $0.nameRange)
            }
            declared += zip(schema.types, names.entities).filter { !$0.0.isImported }.map {
                ($1, "type", $0.name, $0.nameRange)
            }
            for (generated, kind, name, range) in declared {
                let location = SourceLocation(path: schema.path, range: range)
                guard let earlier = first[generated.name] else {
                    first[generated.name] = (file, location)
                    continue
                }
                guard earlier.file != file else { continue }
                diagnostics.append(
                    Diagnostic(
                        .nameCollision,
                        "what becomes of '\(name)' and of a declaration in another file is called '\(generated.name)' both times",
                        at: location,
                        symbol: "\(kind)/\(name)",
                        related: [RelatedLocation("the other one", at: earlier.location)],
                        help: "generate the two into different modules, or rename one of them"
                    )
                )
            }
        }
        return diagnostics
    }
}
