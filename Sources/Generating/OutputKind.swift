import CodeGeneration
import CommandArguments
import FileAccess
import IntentSchema

/// A kind of output, as `--to` names it. The default comes first.
package enum OutputKind: String, CaseIterable {
    case models
    case siriKit = "sirikit"
    case appIntents = "app-intents"

    /// The scope of options for this kind.
    package var scope: OptionScope { OptionScope(words: "--to \(rawValue)") }

    /// Generates the code of definitions, without the files that a program adds.
    package func code(for request: GenerationRequest) -> Generation {
        switch self {
        case .models: ModelsOutput.generate(request)
        case .siriKit: SiriKitOutput.generate(request)
        case .appIntents: AppIntentsOutput(request).generation
        }
    }

    /// Throws for options that do not apply to this kind, and for values that it does not support.
    package func check(_ arguments: Arguments) throws(CommandFailure) {
        let options = arguments.known
        for option in options where option.use(in: scope) == nil && arguments.isGiven(option) {
            let owners = Self.allCases.filter { option.use(in: $0.scope) != nil }.map { "'\($0.scope.words)'" }
            if owners.isEmpty { continue }
            throw .usage("the option '--\(option.name)' belongs to \(owners.joined(separator: " and "))")
        }
        for option in options {
            guard let allowed = option.use(in: scope)?.allowed, allowed != option.allowed else { continue }
            for word in arguments.words(of: option) where !allowed.contains(word) {
                if self == .appIntents, option.name == "bridge", word == "sirikit" {
                    throw .usage(
                        "App Intents no longer forward to SiriKit handlers; use '--style own', or '--bridge models', "
                            + "whose handlers serve SiriKit, too"
                    )
                }
                let list = allowed.joined(separator: ", ")
                throw .usage("'\(word)' is not a value of '--\(option.name)' with '\(scope.words)' (one of: \(list))")
            }
        }
    }
}

extension OptionScope {
    package static var models: Self { OutputKind.models.scope }
    package static var siriKit: Self { OutputKind.siriKit.scope }
    package static var appIntents: Self { OutputKind.appIntents.scope }
}
