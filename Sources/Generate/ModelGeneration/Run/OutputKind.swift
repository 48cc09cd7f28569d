import Settings

/// A kind of output, as `--to` names it. The default comes first.
package enum OutputKind: String, CaseIterable {
    case models
    case siriKit = "sirikit"
    case appIntents = "app-intents"

    /// The scope of options for this kind.
    package var scope: OptionScope { OptionScope(words: "--to \(rawValue)") }
}

extension OptionScope {
    package static var models: Self { OutputKind.models.scope }
    package static var siriKit: Self { OutputKind.siriKit.scope }
    package static var appIntents: Self { OutputKind.appIntents.scope }
}
