import Settings
import Diagnostics
import FileAccess
import Inputs
import IntentRules
import RuleSettings

/// The `lint` command for the definitions of a target. All other commands are in `intentc`, whose name messages use.
enum LintInBuilds {
    static let command = CommandDescription(
        name: "lint",
        summary: "Check intent definitions and their string tables",
        operands: Operands(name: "input", help: "A definition."),
        options: .list(.format, .minimumSeverity),
        run: { arguments throws(CommandFailure) in
            let contents = FileContents()
            var configurations = ConfigurationFiles(nil, reading: contents) { ConfigurationReader.read($0, keys) }
            let run = LintRun(
                LintRun.Inputs(arguments.operands),
                configurations: &configurations,
                reading: contents
            )
            return try run.result.write(arguments, saysWhatWasChecked: false)
        }
    )

    /// Other programs read and check the keys that belong to them.
    static let keys: [ConfigurationKey<Configuration>] =
        ConfigurationKey.version + RuleSettings.severityKeys(.linting)
        + SearchSettings.keys(defaults: DefinitionSearch.defaultExclusions) + RuleSettings.expectationKeys
        + ["generate", "breaking", "appIntents"].map(ConfigurationKey.unread)
}
