import CommandArguments
import ConfigurationFile
import Diagnostics
import FileAccess
import Inputs

/// The command line, combined with the `generate` section of the nearest `intentc.json`.
package struct ConfiguredArguments {
    /// The options of the command line, completed by those of the configuration.
    private(set) var arguments: Arguments
    /// What the configuration decides about individual intents and types.
    private(set) var appIntents = AppIntentsSettings()
    /// The path of the configuration, if any.
    private(set) var file: String?
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var sources: [SourceText] = []

    package init(_ arguments: Arguments, _ files: inout ConfigurationFiles) throws(CommandFailure) {
        self.arguments = arguments
        var settings: [GenerationSetting] = []
        for operand in arguments.operands {
            let loaded = files.configuration(for: operand == "-" ? arguments[.stdinPath] ?? "" : operand)
            guard let path = loaded.path, path != file else { continue }
            if let file {
                throw .usage(
                    "the inputs belong to two configurations, '\(file)' and '\(path)'; generate them separately"
                )
            }
            file = path
            diagnostics += loaded.diagnostics
            if let source = loaded.source { sources.append(source) }
            settings = loaded.configuration.generation.all
            appIntents = loaded.configuration.appIntents
        }
        apply(settings)
    }

    /// Adds settings that the command line does not give. Settings for other kinds of output are ignored, because one
    /// configuration can serve several kinds.
    private mutating func apply(_ settings: [GenerationSetting]) {
        let given = arguments
        let known = given.known.filter { $0.isSetting && !given.isGiven($0) }
        // The kind of output decides which other settings apply.
        for isKind in [true, false] {
            for setting in settings {
                guard let option = known.first(where: { $0.settingName == setting.name }),
                    isKind == (option.name == Option.to.name),
                    isKind || option.use(in: arguments[.to].scope) != nil
                else { continue }
                do throws(CommandFailure) {
                    for word in setting.words { try arguments.add(word, to: option) }
                } catch {
                    diagnostics.append(Diagnostic(.invalidConfigurationValue, error.message, at: setting.location))
                }
            }
        }
        arguments.scope = arguments[.to].scope
    }
}
