import Settings
import FileAccess
import GenerateCommand
import ModelGeneration
import Inputs
import IntentRules
import RuleSettings

/// `generate` and `lint` as in `intentc`, without what other commands need, so that packages need not compile it.
enum CommandsForPlugins {
    /// Every key of the configuration except those of comparisons, which `intentc` reads and checks.
    static let keys: [ConfigurationKey<Configuration>] =
        ConfigurationKey.version + RuleSettings.severityKeys(.linting)
        + SearchSettings.keys(defaults: DefinitionSearch.defaultExclusions) + RuleSettings.expectationKeys
        + [GenerationSettings.key(of: GenerateCommand.options), .unread("breaking"), AppIntentsSettings.key]
}
