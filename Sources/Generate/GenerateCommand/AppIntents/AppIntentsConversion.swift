import AppIntentsGeneration
import Settings
import Diagnostics
import FileAccess
import ModelGeneration
import Inputs
import Translations
import ProjectReading
import SwiftDeclarations

/// What App Intents would make of definitions.
package struct AppIntentsConversion {
    package struct Definition {
        /// The definition's path as the user gave it.
        package let path: String
        package let plan: AppIntentsPlan
        /// What is lost outside of the plan, such as by a bridge.
        package let otherLosses: [Loss]
        package let translations: DefinitionTranslations
    }

    package fileprivate(set) var definitions: [Definition]
    /// Findings about tables that cannot be read, and about types that are not known.
    package fileprivate(set) var failures: [Diagnostic]
    package fileprivate(set) var sources: [SourceText]
    package let style: AppIntentsStyle
    /// What searches leave out.
    package let exclusions: SearchExclusions
    /// What the run has read.
    package let contents: FileContents
    /// Findings about systems for which the code is too late.
    package var findings: [Diagnostic] = []
}

extension AppIntentsConversion {
    /// What could not be read of the surroundings of the definitions so far.
    package var unread: [Diagnostic] { failures + contents.findings(besides: failures) }

    fileprivate mutating func add(_ other: AppIntentsConversion) {
        definitions += other.definitions
        failures += other.failures.filter { !failures.contains($0) }
        findings += other.findings
        sources += other.sources
    }
}

extension GenerateCommand {
    /// What App Intents would make of definitions, with the settings of `generate`; `nil` if there are none, or only some
    /// with errors. Definitions that declare the same names, as those of several modules may, are converted separately.
    /// Writes nothing.
    ///
    /// - Parameters:
    ///   - paths: The definitions, and folders to search for them.
    ///   - options: Options of `generate`.
    ///   - oldestSystems: The oldest systems that the app runs on, for which to convert unless the configuration says
    ///     another one; `nil` if unknown.
    ///   - keys: The keys that the program knows in the configuration.
    ///   - contents: What the run reads, of which each project only once.
    package static func conversion(
        on paths: [String],
        options: [String],
        running oldestSystems: OldestSystems?,
        configurationKeys keys: @escaping @Sendable @autoclosure () -> [ConfigurationKey<Configuration>],
        reading contents: FileContents = FileContents()
    ) throws(CommandFailure) -> AppIntentsConversion? {
        let words = ["--to", OutputKind.appIntents.rawValue] + options + ["--"] + paths
        let given: Arguments
        switch ArgumentParser(root: description(configurationKeys: keys())).parse(words) {
        case .run(_, let arguments): given = arguments
        case .failure(let failure, _): throw failure
        case .help, .version: return nil
        }
        var configurations = ConfigurationFiles(given[.config], reading: contents) {
            ConfigurationReader.read($0, keys())
        }
        let configured = try ConfiguredArguments(given, &configurations)
        if try configured.reportMistakes() != nil { throw .unusable("the configuration has errors") }
        let exclusions = SearchExclusions(given, configurations)
        let boundary = LinkBoundary(of: given.operands)
        var inputs = GenerationInputs(configured.arguments, excluding: exclusions, allowsEmpty: true, reading: contents)
        let inWords = TranslationReading.inWordsOfTheSource(
            inputs.definitions,
            excluding: exclusions,
            reading: contents,
            within: boundary
        )
        inputs.definitions = inWords.definitions
        let linked = inputs.schemas()
        guard let schemas = linked.named(), !schemas.isEmpty else {
            let separate = inputs.definitions.map(\.source.path)
            guard separate.count > 1 else {
                return linked.unknownTypes.isEmpty
                    ? nil
                    : AppIntentsConversion(
                        definitions: [],
                        failures: linked.unknownTypes,
                        sources: inputs.definitions.map(\.source),
                        style: configured.arguments[.style],
                        exclusions: exclusions,
                        contents: contents
                    )
            }
            var joined: AppIntentsConversion?
            for path in separate {
                let next = try conversion(
                    on: [path],
                    options: options,
                    running: oldestSystems,
                    configurationKeys: keys(),
                    reading: contents
                )
                guard let next else { continue }
                if joined == nil { joined = next } else { joined?.add(next) }
            }
            return joined
        }
        var arguments = configured.arguments
        let option = Option.deployment.description
        if !arguments.isGiven(option), let target = oldestSystems.flatMap(DeploymentTarget.init) {
            let hasActions = schemas.contains { $0.schema.intents.contains { IntentRole(of: $0).isAction } }
            try arguments.add(max(target, hasActions ? .ios16 : .ios17).name, to: option)
        }
        let request = GenerationRequest(
            arguments: arguments,
            appIntents: configured.loaded.configuration.appIntents,
            schemas: schemas,
            exclusions: exclusions,
            contents: contents
        )
        var conversion = AppIntentsCompanions.conversion(request)
        conversion.failures += inWords.failures.filter { !conversion.failures.contains($0) }
        return conversion
    }
}

extension DeploymentTarget {
    /// The newest one that all systems of an app have; `nil` if there is none.
    fileprivate init?(_ oldest: OldestSystems) {
        let found = Self.allCases.last { target in
            oldest.platforms(before: OldestSystems.released(withIOS: target.rawValue)).isEmpty
        }
        guard let last = found else { return nil }
        self = last
    }
}
