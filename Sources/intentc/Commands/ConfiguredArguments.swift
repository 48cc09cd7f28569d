import Diagnostics
import IntentRules

/// The command line together with what the `generate` section of the nearest `intentc.json` adds to it.
struct ConfiguredArguments {
    /// The options in force: those of the command line, and behind them those of the configuration.
    private(set) var arguments: ParsedArguments
    /// The configuration that was used; `nil` when there is none.
    private(set) var file: String?
    /// What is wrong with the configuration.
    private(set) var diagnostics: [Diagnostic] = []
    /// Its text.
    private(set) var sources: [SourceText] = []
    /// Why the configurations of the inputs cannot all be followed, in the words of a message.
    private(set) var complaint: String?

    init(_ arguments: ParsedArguments) {
        self.arguments = arguments
        var files = ConfigurationFiles(arguments.value("config"))
        for operand in arguments.operands {
            let input = operand == "-" ? arguments.value("stdin-path") ?? "" : operand
            let loaded = files.configuration(for: DefinitionSearch.isFolder(input) ? Path.joined(input, "x") : input)
            guard let path = loaded.path, path != file else { continue }
            if let file {
                complaint = "the inputs belong to two configurations, '\(file)' and '\(path)'; generate them apart"
                return
            }
            file = path
            diagnostics += loaded.diagnostics
            if let source = loaded.source { sources.append(source) }
            apply(loaded.configuration.generation)
        }
    }

    /// Adds settings that the command line does not make. A setting for another kind of output than the one that is made
    /// waits for its turn: a configuration may serve several.
    private mutating func apply(_ settings: [GenerationSetting]) {
        let given = Set(settings.map(\.option).filter { arguments.has($0) })
        let kind = arguments.value("to") ?? settings.first { $0.option == "to" }?.value
        let options = (OutputKind.all.first { $0.name == kind } ?? .models).options
        for setting in settings where !given.contains(setting.option) {
            guard setting.option == "to" || options.contains(where: { $0.name == setting.option }) else { continue }
            arguments.add(setting.value ?? "", to: OptionDescription(name: setting.option, help: ""))
        }
    }
}
