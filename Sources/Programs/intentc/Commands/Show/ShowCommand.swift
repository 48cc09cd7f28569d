import Settings
import Presentation
import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import Comparison
import SavedContract
import ProjectReading

enum ShowFormat: String, CaseIterable {
    case text, json, markdown, html

    fileprivate var language: RunnerCommands.Language {
        switch self {
        case .text, .markdown: .text
        case .json: .json
        case .html: .xml
        }
    }
}

extension ShowFormat {
    /// The requested format, or else the one of the output file's extension, or else text.
    init(_ arguments: Arguments) throws(CommandFailure) {
        let name = arguments[.pageOutput].map(Path.name) ?? ""
        let endings: KeyValuePairs<String, Self> = [".html": .html, ".md": .markdown, ".json": .json, ".txt": .text]
        let named = endings.first { name.lowercased().hasSuffix($0.key) }?.value
        guard let format = arguments[.showFormat] ?? named ?? (Path.stem(of: name) == name ? .text : nil) else {
            throw .usage(
                "'show' writes \(endings.map(\.key).listed), not '\(name)'; '--format' says which to write there"
            )
        }
        self = format
    }
}

extension Option<ShowFormat?> {
    fileprivate static var showFormat: Self {
        Self(
            "format",
            taking: .choice(ShowFormat.allCases),
            "The output format. Default: by the ending of --output's file (.html, .md, .json or .txt), otherwise text."
        )
    }
}

extension Option<[String]> {
    fileprivate static var shownIntents: Self {
        Self("intent", taking: .text("intent"), "Show only this intent and the enumerations and types that it uses.")
    }
}

extension Option<String?> {
    fileprivate static var pageOutput: Self {
        Self("output", letter: "o", taking: .file(), "The file to write. Default: standard output.")
    }
}

extension Option<Bool> {
    fileprivate static var textConversion: Self {
        flag(
            "textconv",
            "For git: if a file cannot be shown, print why, then the file unchanged, and exit with status 0."
        )
    }
}

enum ShowCommand {
    static let description: CommandDescription = CommandDescription(
        name: "show",
        summary: "Show definitions as text, Markdown, JSON or a page",
        discussion: """
            Shows what users see and hear: each intent with its parameters in the order of Xcode's editor, and the input control, default,
            bounds and condition; responses and dialogs as a conversation; enumerations and types with what uses them. The text
            omits file order, ids and tool versions, so that git can compare two versions.
            """,
        operands: .definitions,
        options: .list(.showFormat, .shownIntents, .pageOutput, .textConversion)
            + .list(.config, .exclude, .noDefaultExcludes, .stdinPath, .color),
        examples: [
            ("intentc show App", "Show all definitions in App."),
            (
                "intentc show App --intent OrderSoup --format markdown",
                "Describe one intent for a pull request or a wiki."
            ),
            ("intentc show App -o page.html", "Write a page for reviewers, translators and designers."),
            (
                "git config diff.intentdefinition.textconv 'intentc show --textconv'",
                "Make 'git diff' compare meanings."
            ),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try arguments.checkStandardInput()
        if arguments[.textConversion] { return try TextConversion.show(arguments) }
        let format = try ShowFormat(arguments)
        let contents = FileContents()
        let exclusions = SearchExclusions(arguments, reading: contents)
        var emptyFolders: [String] = []
        var inputs = Workspace(
            inputs: arguments.operands,
            stdinPath: arguments[.stdinPath],
            folders: .compiledOnes,
            excluding: exclusions,
            allowsEmpty: { folder in
                emptyFolders.append(folder)
                return true
            },
            reading: contents
        )
        if !emptyFolders.isEmpty, inputs.isEmpty {
            let state = try ProjectState.load(arguments.operands, excluding: exclusions, reading: contents)
            return try show(state, as: format, arguments)
        }
        for folder in emptyFolders {
            let state = ProjectState.loadCode([folder], excluding: exclusions, reading: contents)
            guard state.isEmpty, state.failures.isEmpty else { continue }
            inputs.fail(folder, saying: "there is no .intentdefinition file, App Intent or widget in this folder")
        }
        if let output = arguments[.pageOutput] {
            try OutputClash.check(outputs: [output], inputs: inputs.sources.map(\.path))
        }
        let written = inputs.loaded()
        let reading = TranslationReading(
            written.compactMap(\.definition).filter { $0.path != "<stdin>" },
            excluding: exclusions,
            reading: contents,
            within: LinkBoundary(of: arguments.operands),
            includesCopies: true
        )
        let loaded = reading.inWords(written)
        let compiled = Frontend.link(loaded, for: .separateModules, ParallelMap.map)
        let errors = compiled.flatMap(\.diagnostics).filter { $0.severity == .error }
        var configurations = ConfigurationFiles(arguments[.config], reading: contents)
        let configured = configurations.errors(for: inputs.sources.map(\.path).filter { $0 != "<stdin>" })
        var failures = inputs.failures + errors + configured.findings
        let schemas = try chosen(arguments[.shownIntents], of: compiled.compactMap(\.schema), areAll: failures.isEmpty)
        failures += reading.failures
        var state: ProjectState?
        if !schemas.isEmpty {
            let bytes: [UInt8]
            let product = product(of: schemas, excluding: exclusions, reading: contents)
            if arguments[.shownIntents].isEmpty {
                state = ProjectState.loadCode(arguments.operands, excluding: exclusions, reading: contents)
            }
            let code = state?.code
            failures += state?.failures ?? []
            failures += contents.findings(besides: failures)
            let unread = Set(failures.map(\.location.path)).sorted()
            switch format {
            case .text:
                let words = code?.contract.text(with: schemas) ?? []
                bytes =
                    PlainTextPage.text(schemas, in: product, besides: unread) + (words.isEmpty ? [] : [0x0A] + words)
            case .json: bytes = DefinitionJSON.text(schemas, in: product, and: code?.contract)
            case .markdown: bytes = MarkdownPage.text(schemas, in: product, besides: unread)
            case .html:
                let inputs = PageInputs(
                    reading,
                    at: arguments.operands,
                    configuration: { configurations.configuration(for: $0) },
                    reading: contents
                )
                let shown = inputs.definitions(schemas, product: product, arguments)
                let title = inputs.title(isAlone: shown.count == 1)
                bytes = DefinitionPage(shown, title: title, code: code?.contract, unshown: unread).html
            }
            try write(bytes, as: format, arguments)
        }
        let unshown = compiled.flatMap(\.diagnostics).filter { $0.kind == .onlySystemIntents }
        failures += contents.findings(besides: failures)
        let sources =
            compiled.map(\.loaded.source) + configured.sources + reading.sources + (state?.allSources ?? [])
            + contents.sources(of: failures)
        ReportOutput.print(failures + unshown, in: sources, arguments)
        return ExitStatus(of: failures)
    }

    /// What the app around the definitions does with them.
    private static func product(
        of schemas: [Schema],
        excluding exclusions: SearchExclusions,
        reading contents: FileContents
    ) -> [String: ProductFacts] {
        var projects = ProjectReading(excluding: exclusions, reading: contents)
        let facts = schemas.filter { $0.path != "<stdin>" }.compactMap { schema -> (String, ProductFacts)? in
            let names = Set(schema.intents.map(\.className))
            return projects.surroundings(of: schema.path).flatMap { ProductFacts($0.surroundings, classNames: names) }
                .map {
                    (schema.path, $0)
                }
        }
        return Dictionary(facts) { first, _ in first }
    }

    /// The definitions reduced to these intents and what they use; unchanged if `names` is empty.
    private static func chosen(
        _ names: [String],
        of schemas: [Schema],
        areAll: Bool
    ) throws(CommandFailure) -> [Schema] {
        if names.isEmpty { return schemas }
        let known = schemas.flatMap(\.intents)
        for name in names where areAll && !known.contains(where: { $0.name == name || $0.className == name }) {
            let suggestion = Spelling.suggestion(for: name, among: known.map(\.name))
            throw .usage("there is no intent '\(name)'\(suggestion)")
        }
        return schemas.compactMap { schema in
            let chosen = schema.restricted { names.contains($0.name) || names.contains($0.className) }
            return chosen.intents.isEmpty ? nil : chosen
        }
    }

    /// Shows the App Intents of an app without definitions.
    private static func show(
        _ state: ProjectState,
        as format: ShowFormat,
        _ arguments: Arguments
    ) throws(CommandFailure) -> ExitStatus {
        guard format == .text else {
            throw .unusable("there is no .intentdefinition file; App Intents and widgets are shown as text")
        }
        ReportOutput.print(state.failures, in: state.allSources, arguments)
        try write(state.contract.text(), as: format, arguments)
        return state.gaps.exitStatus
    }

    private static func write(_ page: [UInt8], as format: ShowFormat, _ arguments: Arguments) throws(CommandFailure) {
        let bytes = OperandFolder(arguments.operands).removed(from: page, in: format)
        guard let output = arguments[.pageOutput] else {
            return StandardStreams.write(bytes, to: .output, in: format.language)
        }
        try OutputFile.makeFolder(Path.folder(of: output))
        try OutputFile.write(bytes, to: output)
        StandardStreams.writeVerdict("'\(output.visible)' written", to: .error)
    }
}
