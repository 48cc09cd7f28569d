import Settings
import Diagnostics
import FileAccess
import Inputs

/// The command line, combined with the `generate` section of the nearest `intentc.json`.
package struct ConfiguredArguments {
    /// The options of the command line, completed by those of the configuration.
    package private(set) var arguments: Arguments
    /// The configuration of the inputs.
    package private(set) var loaded = LoadedConfiguration()
    private var diagnostics: [Diagnostic] = []

    /// Throws for arguments that no run can use, and for inputs that have different configurations.
    package init(_ arguments: Arguments, _ files: inout ConfigurationFiles) throws(CommandFailure) {
        if let output = arguments[.output] { try Self.checkName(ofOutput: output) }
        try arguments.checkStandardInput()
        try ReportOutput.check(arguments)
        self.arguments = arguments
        for operand in arguments.operands {
            let found = files.configuration(for: operand == "-" ? arguments[.stdinPath] ?? "" : operand)
            guard let path = found.path, path != loaded.path else { continue }
            if let file = loaded.path {
                throw .usage(
                    "the inputs belong to two configurations, '\(file)' and '\(path)'; generate them separately"
                )
            }
            loaded = found
            diagnostics = found.diagnostics
        }
        apply(loaded.configuration.generation.all)
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

    /// Reports mistakes in the configuration. Returns the exit status if there are any.
    package func reportMistakes() throws(CommandFailure) -> ExitStatus? {
        guard diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        try ReportOutput(arguments, to: .error).write(diagnostics, in: loaded.source.map { [$0] } ?? [])
        return .unusable
    }

    /// Throws for names that look like files but do not end in `.swift`. A folder with such a name must exist or end in
    /// a slash.
    private static func checkName(ofOutput output: String) throws(CommandFailure) {
        let name = Path.name(of: output)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return }
        let ending = name[name.utf8.index(after: dot)...]
        guard ending != "swift", let first = ending.utf8.first, first | 0x20 >= UInt8(ascii: "a"),
            first | 0x20 <= UInt8(ascii: "z"), !DefinitionSearch.isFolder(output)
        else { return }
        throw .usage("'\(output)' does not end in .swift; to write to a folder of that name, write '\(output)/'")
    }
}
