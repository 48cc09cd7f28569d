import ConfigurationFile
import FileAccess
import Generating
import Inputs
import IntentRules
import ProjectComparison

extension [ConfigurationKey<Configuration>] {
    /// Every key of `intentc.json`, in the order in which its JSON Schema lists them.
    static let tool: Self = {
        var keys = ConfigurationKey.version + RuleSettings.severityKeys(.tool)
        keys += SearchSettings.keys(defaults: DefinitionSearch.defaultExclusions)
        keys += RuleSettings.expectationKeys
        keys.append(GenerationSettings.key(of: GenerateCommand.options))
        keys.append(BreakingSettings.key(.tool))
        keys.append(AppIntentsSettings.key)
        return keys
    }()
}

extension ConfigurationFiles {
    /// The configuration files as this tool understands them.
    ///
    /// - Parameter path: the value of `--config`; `nil` to look for files.
    init(_ path: String?, reading contents: FileContents = FileContents()) {
        self.init(path, reading: contents) { ConfigurationReader.read($0, .tool) }
    }
}
