import AppIntentsGeneration
import Settings
import FileAccess
import ModelGeneration
import Inputs
import Translations
import ProjectReading

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
    package let style: AppIntentsStyle
    /// What searches leave out.
    package let exclusions: SearchExclusions
    /// What the run has read.
    package let contents: FileContents
}

extension GenerateCommand {
    /// What App Intents would make of definitions, with the settings of `generate`; `nil` if there are none without
    /// errors. Definitions that declare the same names, as those of several modules may, are converted separately.
    /// Writes nothing.
    ///
    /// - Parameters:
    ///   - paths: The definitions, and folders to search for them.
    ///   - options: Options of `generate`.
    ///   - keys: The keys that the program knows in the configuration.
    package static func conversion(
        on paths: [String],
        options: [String],
        configurationKeys keys: @escaping @Sendable @autoclosure () -> [ConfigurationKey<Configuration>]
    ) throws(CommandFailure) -> AppIntentsConversion? {
        let words = ["--to", OutputKind.appIntents.rawValue] + options + ["--"] + paths
        let given: Arguments
        switch ArgumentParser(root: description(configurationKeys: keys())).parse(words) {
        case .run(_, let arguments): given = arguments
        case .failure(let failure, _): throw failure
        case .help, .version: return nil
        }
        let contents = FileContents()
        var configurations = ConfigurationFiles(given[.config], reading: contents) {
            ConfigurationReader.read($0, keys())
        }
        let configured = try ConfiguredArguments(given, &configurations)
        if try configured.reportMistakes() != nil { throw .unusable("the configuration has errors") }
        let exclusions = SearchExclusions(given, configurations)
        let boundary = LinkBoundary(of: given.operands)
        var inputs = GenerationInputs(configured.arguments, excluding: exclusions, allowsEmpty: true, reading: contents)
        inputs.definitions =
            TranslationReading.inWordsOfTheSource(inputs.definitions, reading: contents, within: boundary).definitions
        guard let schemas = inputs.schemas().named, !schemas.isEmpty else {
            let separate = inputs.definitions.map(\.source.path)
            guard separate.count > 1 else { return nil }
            var joined: AppIntentsConversion?
            for path in separate {
                let next = try conversion(on: [path], options: options, configurationKeys: keys())
                if joined == nil { joined = next } else { joined?.definitions += next?.definitions ?? [] }
            }
            return joined
        }
        let request = GenerationRequest(
            arguments: configured.arguments,
            appIntents: configured.loaded.configuration.appIntents,
            schemas: schemas,
            exclusions: exclusions,
            contents: contents
        )
        return AppIntentsCompanions.conversion(request)
    }
}
