import Settings
import FileAccess
import GenerateCommand
import ModelGeneration
import Git
import Inputs
import Comparison
import RuleSettings

extension [ConfigurationKey<Configuration>] {
    /// Every key of `intentc.json`, in the order of its JSON Schema.
    static let tool: Self = {
        var keys = ConfigurationKey.version + RuleSettings.severityKeys(.tool)
        keys += SearchSettings.keys(defaults: DefinitionSearch.defaultExclusions)
        keys += RuleSettings.expectationKeys
        keys.append(GenerationSettings.key(of: GenerateCommand.options))
        keys.append(BreakingSettings.key)
        keys.append(AppIntentsSettings.key)
        return keys
    }()
}

extension ConfigurationFiles {
    /// Reads configuration files with all keys of this tool.
    ///
    /// - Parameter path: The value of `--config`; `nil` to use the nearest files.
    init(_ path: String?, reading contents: FileContents = FileContents()) {
        self.init(path, reading: contents) { ConfigurationReader.read($0, .tool) }
    }
}

extension SearchExclusions {
    /// Uses the nearest configurations, or the one of `--config`.
    init(_ arguments: Arguments, reading contents: FileContents = FileContents()) {
        self.init(arguments, ConfigurationFiles(arguments[.config], reading: contents))
    }
}
