import Settings
import Diagnostics
import FileAccess
import Git
import Inputs
import IntentRules
import ProjectReading
import RuleSettings

/// Lints the inputs of the command line, repeatedly while fixes are tried.
final class LintSession {
    private let arguments: Arguments
    private let configurationKeys: [ConfigurationKey<Configuration>]
    private var inputs: LintRun.Inputs
    private let ignored = IgnoredFiles()
    private let contents = FileContents()
    /// Folders of checkouts whose last definition was removed, with an explanation.
    private(set) var emptiedFolders: [String: String] = [:]
    /// What the last run covered.
    private(set) var scope: BaselineScope?

    /// - Parameter keys: The keys that the program knows in the configuration.
    init(
        _ arguments: Arguments,
        _ keys: [ConfigurationKey<Configuration>],
        accepting baseline: Baseline?
    ) throws(CommandFailure) {
        self.arguments = arguments
        configurationKeys = keys
        inputs = LintRun.Inputs(arguments.operands, stdinPath: arguments[.stdinPath])
        inputs.operands = TableOperands.definitions(for: arguments.operands)
        inputs.readsProjects = !arguments[.noProject]
        inputs.isStrict = arguments[.strict]
        if !arguments[.rule].isEmpty { inputs.rules = Set(arguments[.rule].joined().map(\.code)) }
        if let baseline { inputs.baselines.append(baseline) }
        inputs.usesConfiguredBaselines = baseline == nil && arguments[.writeBaseline] == nil
        inputs.isBaselineStrict = arguments[.strictBaseline]
        if let revision = arguments[.newSince] {
            let old = try Baseline(accepting: revision, in: inputs.operands, lint: lintRevision)
            inputs.baselines.append(old)
        }
    }

    private func configurations(reading contents: FileContents) -> ConfigurationFiles {
        ConfigurationFiles(arguments[.config], reading: contents) { [configurationKeys] source in
            ConfigurationReader.read(source, configurationKeys)
        }
    }

    private func lintRevision(_ operands: [String]) -> LintResult {
        let contents = FileContents()
        var configurations = configurations(reading: contents)
        var old = LintRun.Inputs(operands)
        old.readsProjects = inputs.readsProjects
        old.usesConfiguredBaselines = false
        return LintRun(
            old,
            excluding: SearchExclusions(arguments, configurations),
            allowsEmpty: { _ in true },
            configurations: &configurations,
            reading: contents
        ).result
    }

    /// - Parameter replaced: New contents of some files.
    func lint(replacing replaced: [String: [UInt8]] = [:]) -> LintResult {
        // With `--fix`, files are read again because they may have changed. Standard input can be read only once.
        let contents = (arguments[.fix] == nil ? contents : FileContents()).replacing(replaced)
        var configurations = configurations(reading: contents)
        let run = LintRun(
            inputs,
            excluding: SearchExclusions(arguments, configurations, ignored: ignored),
            allowsEmpty: { folder in
                emptiedFolders[folder] = RemovedDefinitions.explanation(around: folder)
                return emptiedFolders[folder] != nil
            },
            configurations: &configurations,
            reading: contents
        )
        scope = run.scope
        var result = run.result
        result.restrict(to: arguments[.rule].flatMap(\.self))
        if arguments[.fix] == .all { result.markFirstFixesSafe() }
        return result
    }
}
