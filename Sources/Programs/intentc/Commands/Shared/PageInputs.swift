import Settings
import Presentation
import Diagnostics
import FileAccess
import Git
import Inputs
import RuleSettings
import IntentSchema
import IntentRules
import Comparison
import Translations
import ProjectReading

/// What a page shows beyond the meaning of definitions.
struct PageInputs {
    /// The files and folders on the command line.
    let paths: [String]
    private let reading: TranslationReading
    /// Where the definitions are; `nil` for files on disk.
    private let source: StateSource?
    /// The configuration for the path of a definition.
    private let configuration: (_ path: String) -> LoadedConfiguration
    private let contents: FileContents

    init(
        _ reading: TranslationReading,
        in source: StateSource? = nil,
        at paths: [String],
        configuration: @escaping (_ path: String) -> LoadedConfiguration,
        reading contents: FileContents
    ) {
        (self.reading, self.source, self.paths) = (reading, source, paths)
        (self.configuration, self.contents) = (configuration, contents)
    }

    /// What could not be read of the tables.
    var failures: [Diagnostic] { reading.failures }

    /// The definitions with their translations, and with what changed in them or else what lint finds in them.
    func definitions(
        _ schemas: [Schema],
        product: [String: ProductFacts] = [:],
        comparing compared: ShownDefinition.Compared? = nil,
        _ arguments: Arguments
    ) -> [ShownDefinition] {
        var configurations = ConfigurationFiles(arguments[.config], reading: contents)
        let result =
            compared != nil
            ? LintResult()
            : LintRun(
                LintRun.Inputs(paths, stdinPath: arguments[.stdinPath]),
                excluding: SearchExclusions(arguments, configurations),
                configurations: &configurations,
                reading: contents
            ).result
        return ShownDefinition.all(
            schemas,
            translations: statuses(),
            product: product,
            findings: result.diagnostics.joined,
            sources: result.sources,
            rulePage: ReportOutput.report([], sources: [:]).page,
            belongs: Self.isTable,
            comparing: compared
        )
    }

    /// The state of each definition's translations: what `strings status` says of them.
    private func statuses() -> [String: DefinitionStatus] {
        let histories = TranslationHistory.of(reading.translations, in: source)
        let statuses = reading.translations.enumerated().map { index, translations in
            let configuration = configuration(translations.definition.path).configuration
            return DefinitionStatus(
                translations,
                expected: configuration.expectations.expectedLanguages,
                named: [],
                history: histories?[index]
            )
        }
        return Dictionary(statuses.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The name of the definitions' common project, or else of the folder; `nil` to use the definition's name.
    func title(isAlone: Bool) -> String? {
        let projects = Set(reading.translations.map { $0.surroundings.project ?? "" })
        if let project = projects.first, projects.count == 1, !project.isEmpty {
            return Definition.name(atPath: project)
        }
        guard !isAlone, let path = paths.first else { return nil }
        let folder = path.hasSuffix(".intentdefinition") ? Path.folder(of: path) : path
        let absolute = ReportFolders(workingFolder: Path.workingFolder).absolute(folder)
        return absolute.split(separator: "/").last.map(String.init)
    }

    private static func isTable(_ path: String, of definition: String) -> Bool {
        let name = Definition.name(atPath: definition)
        return TableName(ofFile: path)?.isTable(of: name) == true
            && Path.localizationFolder(of: path) == Path.localizationFolder(of: definition)
    }
}
