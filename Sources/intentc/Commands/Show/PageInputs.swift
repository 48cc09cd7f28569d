import CommandArguments
import DefinitionPage
import Diagnostics
import FileAccess
import Git
import Inputs
import IntentSchema
import Linting
import ProjectComparison
import StringTables
import ProjectReading

extension ShownDefinition {
    /// The definitions for the page, and what could not be compared.
    ///
    /// - Parameter written: The definitions that the schemas were made from.
    static func all(
        _ schemas: [Schema],
        of written: [Definition],
        against base: String?,
        _ arguments: Arguments,
        reading contents: FileContents
    ) throws(CommandFailure) -> (definitions: [ShownDefinition], title: String?, failures: [Diagnostic]) {
        if base != nil, arguments.operands.contains("-") {
            throw .usage("standard input cannot be compared; name a file or folder")
        }
        var configurations = ConfigurationFiles(arguments[.config], reading: contents)
        let result = LintRun(
            LintRun.Inputs(arguments.operands, stdinPath: arguments[.stdinPath]),
            excluding: SearchExclusions(arguments, configurations),
            configurations: &configurations,
            reading: contents
        ).result
        ProcessLifetime.keep(result)
        let boundary = LinkBoundary(of: arguments.operands)
        let reading = TranslationReading(written, reading: contents, within: boundary, includesCopies: true)
        let states = try base.map { base throws(CommandFailure) in
            let states = try ComparedStates(
                arguments.operands,
                against: base,
                excluding: SearchExclusions(arguments, configurations),
                reading: contents
            )
            // If a definition's tables are missing now, both versions are compared as written.
            let isInWords = TranslationReading.keyed(written).isEmpty
            return try states.loaded(
                inWordsOf: isInWords ? reading.translations.first?.source.language ?? "en" : nil
            )
        }
        var report = ReportOutput.report([], sources: [:])
        report.rulePages = arguments[.rulePages]
        let translations = Dictionary(reading.translations.map { ($0.definition.path, $0) }) { first, _ in first }
        let definitions = all(
            schemas,
            translations: translations,
            findings: result.diagnostics,
            sources: result.sources,
            rulePage: report.page,
            belongs: isTable,
            states: states
        )
        let projects = Set(reading.translations.map { $0.surroundings.project ?? "" })
        let title = title(projects, arguments.operands, isAlone: definitions.count == 1)
        let failures = states.map { $0.old.failures + $0.new.failures + $0.new.notes } ?? []
        return (definitions, title, failures)
    }

    /// The name of the definitions' common project, or else of the folder; `nil` to use the definition's name.
    private static func title(_ projects: Set<String>, _ operands: [String], isAlone: Bool) -> String? {
        if let project = projects.first, projects.count == 1, !project.isEmpty {
            return Definition.name(atPath: project)
        }
        guard !isAlone, let operand = operands.first else { return nil }
        let folder = operand.hasSuffix(".intentdefinition") ? Path.folder(of: operand) : operand
        let absolute = ReportFolders(workingFolder: Path.workingFolder).absolute(folder)
        return absolute.split(separator: "/").last.map(String.init)
    }

    private static func isTable(_ path: String, of definition: String) -> Bool {
        let name = Definition.name(atPath: definition)
        return TableName(ofFile: path)?.isTable(of: name) == true
            && Path.localizationFolder(of: path) == Path.localizationFolder(of: definition)
    }
}
