import Settings
import Presentation
import Diagnostics
import FileAccess
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
    private let contents: FileContents

    /// - Parameter written: the definitions that the page's schemas are made from.
    init(_ written: [Definition], at paths: [String], reading contents: FileContents) {
        self.paths = paths
        self.contents = contents
        reading = TranslationReading(
            written,
            reading: contents,
            within: LinkBoundary(of: paths),
            includesCopies: true
        )
    }

    /// The language of the definitions.
    var language: String { reading.translations.first?.source.language ?? "en" }

    /// The definitions with their translations, what lint finds in them, and what changed in them.
    func definitions(
        _ schemas: [Schema],
        product: [String: ProductFacts] = [:],
        states: ShownDefinition.States? = nil,
        at position: (Change) -> Int? = { _ in nil },
        _ arguments: Arguments
    ) -> [ShownDefinition] {
        var configurations = ConfigurationFiles(arguments[.config], reading: contents)
        let result = LintRun(
            LintRun.Inputs(paths, stdinPath: arguments[.stdinPath]),
            excluding: SearchExclusions(arguments, configurations),
            configurations: &configurations,
            reading: contents
        ).result
        return ShownDefinition.all(
            schemas,
            translations: statuses(&configurations),
            product: product,
            findings: result.diagnostics.joined,
            sources: result.sources,
            rulePage: ReportOutput.report([], sources: [:]).page,
            belongs: Self.isTable,
            states: states,
            at: position
        )
    }

    /// Changes as people see them, wherever they are.
    func changes(_ states: ShownDefinition.States, showing isShown: (Change) -> Bool) -> [ShownChange] {
        var configurations = ConfigurationFiles(nil, reading: contents)
        return
            ShownDefinition.all(
                states.new.definitions.files.map(\.schema),
                translations: statuses(&configurations),
                findings: [],
                sources: [:],
                belongs: Self.isTable,
                states: states,
                showing: isShown
            )
            .flatMap(\.changes)
    }

    /// The state of each definition's translations: what `strings status` says of them.
    private func statuses(_ configurations: inout ConfigurationFiles) -> [String: DefinitionStatus] {
        let histories = (try? TranslationHistory(of: reading.translations, since: nil))?.histories
        let statuses = reading.translations.enumerated().map { index, translations in
            let configuration = configurations.configuration(for: translations.definition.path).configuration
            return DefinitionStatus(
                translations,
                expected: ExpectedLanguages(configuration.expectations.languageStates),
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
