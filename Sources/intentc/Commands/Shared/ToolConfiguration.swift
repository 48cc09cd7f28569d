import Diagnostics
import IntentRules
import SchemaComparison
import Workspace

extension ConfigurationFiles {
    /// The configuration files as this tool understands them.
    ///
    /// - Parameters:
    ///   - path: the value of `--config`; `nil` to look for files.
    ///   - replaced: the contents that files, by path, count as having.
    init(_ path: String?, _ replaced: [String: [UInt8]] = [:]) {
        self.init(path, replaced: replaced) { source in
            ConfigurationReader.read(
                source,
                .tool,
                generation: GenerationSettings.keys,
                effects: Effect.Category.allCases.map(\.rawValue)
            )
        }
    }
}
