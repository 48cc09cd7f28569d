import Diagnostics
import FileAccess
import IntentRules
import SchemaComparison
import Workspace

extension ConfigurationFiles {
    /// The configuration files as this tool understands them.
    ///
    /// - Parameter path: the value of `--config`; `nil` to look for files.
    init(_ path: String?, reading contents: FileContents = FileContents()) {
        self.init(path, reading: contents) { source in
            ConfigurationReader.read(
                source,
                .tool,
                generation: GenerationSettings.keys,
                effects: Effect.Category.allCases.map(\.rawValue)
            )
        }
    }
}
