import Settings
import Diagnostics
import FileAccess
import ModelGeneration

/// Finds options of `generate` that cannot be combined, or that do not fit the definitions.
enum GenerateChecks {
    /// Throws for options that cannot be combined, whatever the kind of output.
    static func check(_ arguments: Arguments) throws(CommandFailure) {
        let writing: [OptionDescription] = .list(.check, .dryRun, .listOutputs, .depfile)
        if arguments[.output] == nil, let option = writing.first(where: arguments.isGiven) {
            throw .usage("the option '--\(option.name)' needs '--output'")
        }
        if let option = [Option.check, .dryRun].first(where: { arguments[$0] }), arguments[.depfile] != nil {
            throw .usage("'--\(option.name)' and '--depfile' cannot be used together")
        }
        if !arguments[.only].isEmpty, !arguments[.except].isEmpty {
            throw .usage("'--only' and '--except' cannot be used together")
        }
    }

    /// Throws for options that do not apply to the kind of output, and for values that it does not support.
    static func check(_ arguments: Arguments, for kind: OutputKind) throws(CommandFailure) {
        let options = arguments.known
        for option in options where option.use(in: kind.scope) == nil && arguments.isGiven(option) {
            let owners = OutputKind.allCases.filter { option.use(in: $0.scope) != nil }.map { "'\($0.scope.words)'" }
            if owners.isEmpty { continue }
            throw .usage("the option '--\(option.name)' belongs to \(owners.joined(separator: " and "))")
        }
        for option in options {
            guard let allowed = option.use(in: kind.scope)?.allowed, allowed != option.allowed else { continue }
            for word in arguments.words(of: option) where !allowed.contains(word) {
                if kind == .appIntents, option.name == Option.bridge.name, word == Bridge.siriKit.rawValue {
                    throw .usage(
                        "App Intents no longer forward to SiriKit handlers; use '--style own', or '--bridge models', "
                            + "whose handlers serve SiriKit, too"
                    )
                }
                let list = allowed.joined(separator: ", ")
                let place = "'--\(option.name)' with '\(kind.scope.words)'"
                throw .usage("'\(word)' is not a value of \(place) (one of: \(list))")
            }
        }
        switch kind {
        case .models: try BridgedModels.check(arguments)
        case .siriKit: break
        case .appIntents: try AppIntentsCompanions.check(arguments)
        }
    }

    /// Throws for intents of `--only` and `--except` that no definition has.
    static func checkNames(_ arguments: Arguments, _ schemas: GenerationSchemas) throws(CommandFailure) {
        let wanted = arguments[.only] + arguments[.except]
        // Without a schema, the intents are unknown.
        guard !wanted.isEmpty, schemas.isComplete else { return }
        let names = schemas.all.flatMap { $0.intents.map(\.name) }
        guard let unknown = wanted.first(where: { !names.contains($0) }) else { return }
        throw .usage("unknown intent '\(unknown)'" + Spelling.suggestion(for: unknown, among: names))
    }
}
