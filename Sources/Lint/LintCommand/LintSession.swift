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
    /// The files that `--since` selects; `nil` without the option.
    private var changes: ChangedFiles?
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
        if !arguments[.rule].isEmpty { inputs.rules = Set(arguments[.rule].map(\.code)) }
        if let baseline { inputs.baselines.append(baseline) }
        inputs.usesConfiguredBaselines = baseline == nil && arguments[.writeBaseline] == nil
        inputs.isBaselineStrict = arguments[.strictBaseline]
        changes = try Self.changedFiles(arguments)
        if let revision = arguments[.newSince] {
            let old = try Baseline(accepting: revision, in: inputs.operands, lint: lintRevision)
            inputs.baselines.append(old)
        }
    }

    private static func changedFiles(_ arguments: Arguments) throws(CommandFailure) -> ChangedFiles? {
        guard let revision = arguments[.since] else { return nil }
        do throws(GitRepository.Failure) {
            return try ChangedFiles(since: revision, in: arguments.operands.map(DefinitionSearch.existingFolder))
        } catch {
            switch error {
            case .noProgram(let message): throw .unusable(message)
            case .noRepository, .refused: throw .unusable("cannot compare with '\(revision)': \(error.message)")
            }
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
            selecting: changes == nil ? nil : { self.changes?.selects($0, &$1) ?? true },
            reading: contents
        )
        scope = run.scope
        var result = run.result
        result.restrict(to: arguments[.rule])
        if arguments[.fix] == .all { result.markFirstFixesSafe() }
        return result
    }
}

extension ChangedFiles {
    /// Whether a definition or one of its tables has changed. If that cannot be determined, it counts as changed.
    fileprivate mutating func selects(_ input: LintInput, _ failures: inout [Diagnostic]) -> Bool {
        let source = input.compiled.loaded.source
        do throws(GitRepository.Failure) {
            return try hasChanged(
                (source.path, source.bytes),
                tables: (input.tables + input.phrases).map { ($0.source.path, $0.source.bytes) }
            )
        } catch {
            let message = "cannot compare this file with '\(revision)': \(error.message)"
            let place = SourceLocation(path: source.path, place: .file)
            failures.append(Diagnostic(.unreadableInput, message, at: place))
            return true
        }
    }
}
