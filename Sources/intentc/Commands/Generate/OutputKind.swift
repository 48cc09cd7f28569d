import CodeGeneration
import Diagnostics
import FileAccess
import IntentRules
import IntentSchema

/// One kind of output, as `--to` names it. The default comes first.
enum OutputKind: String, CaseIterable {
    case models
    case siriKit = "sirikit"
    case appIntents = "app-intents"

    /// Where options mean what they mean for this kind.
    var scope: OptionScope { OptionScope(words: "--to \(rawValue)") }

    /// Makes the files. Nothing is written here, and nothing read but what lies next to the inputs.
    func generate(_ arguments: Arguments, _ settings: AppIntentsSettings, _ schemas: [NamedSchema]) -> Generation {
        switch self {
        case .models: ModelsOutput.generate(arguments, schemas)
        case .siriKit: SiriKitOutput.generate(arguments, schemas)
        case .appIntents: AppIntentsOutput.generate(arguments, settings, schemas)
        }
    }

    /// Refuses options that have no meaning for this kind, values that it does not know, and combinations that make no
    /// sense.
    func check(_ arguments: Arguments) throws(CommandFailure) {
        let options = GenerateCommand.options
        for other in Self.allCases where other != self {
            let foreign = options.first { option in
                option.use(in: other.scope) != nil && option.use(in: scope) == nil && arguments.isGiven(option)
            }
            if let foreign { throw .usage("the option '--\(foreign.name)' belongs to '\(other.scope.words)'") }
        }
        for option in options {
            guard let allowed = option.use(in: scope)?.allowed, allowed != option.allowed else { continue }
            for word in arguments.words(of: option) where !allowed.contains(word) {
                let list = allowed.joined(separator: ", ")
                throw .usage("'\(word)' is not a value of '--\(option.name)' with '\(scope.words)' (one of: \(list))")
            }
        }
        switch self {
        case .models: try ModelsOutput.check(arguments)
        case .siriKit: break
        case .appIntents: try AppIntentsOutput.check(arguments)
        }
    }
}

extension OptionScope {
    static var models: Self { OutputKind.models.scope }
    static var siriKit: Self { OutputKind.siriKit.scope }
    static var appIntents: Self { OutputKind.appIntents.scope }
}
