import Diagnostics
import IntentSchema
import Product
import Translations

/// Everything that a rule can see: a definition and its surroundings. Rules read no files.
///
/// Expensive properties are computed on first use. A context belongs to the thread that runs the rules over its
/// definition.
final class RuleContext {
    let definition: Definition
    /// The meaning of the definition; `nil` if it has errors.
    let schema: Schema?
    /// The run, with all its definitions including this one.
    let run: Linter
    let input: LintInput
    let neighbours: NeighbouringFiles
    /// The declared intents, in order. Excludes customized system intents, whose texts are mostly Apple's and which
    /// generate no code, and deprecated intents, which no one works on.
    let intents: [IntentDefinition]
    /// The parameters of `intents`, in order.
    let parameters: [ParameterDefinition]
    /// The texts that tables translate, except those of deprecated intents.
    let texts: [LocalizedTextUse]
    /// The texts that tables translate, including those of deprecated intents.
    let allTexts: [LocalizedTextUse]

    /// The texts with all their tables, as every command sees them.
    private(set) lazy var translations = ownTranslations
    /// The tables that rules look at.
    private(set) lazy var tables = ownTables
    private(set) lazy var orphanedRows =
        tables.count == translations.tables.count ? translations.orphans : OrphanedRows(tables, translations.texts)
    /// The state of each text in each language.
    private(set) lazy var status = DefinitionStatus(
        translations,
        expected: run.expectations.expectedLanguages,
        named: [],
        history: nil
    )
    private(set) lazy var repeatedStringIDs = RepeatedStringID.all(in: self)
    private(set) lazy var siriKitNameProblems = schema.map { SiriKitNameProblems([$0], classPrefix: nil).all } ?? []
    /// The tables of App Shortcuts phrases.
    private(set) lazy var phraseTables = input.phrases.flatMap(\.contents.tables).filter(isRead)

    init(_ input: LintInput, run: Linter, definition: Definition) {
        self.definition = definition
        self.schema = input.compiled.schema
        self.run = run
        self.input = input
        neighbours = NeighbouringFiles(definitionPath: definition.path, names: input.neighbours)
        intents = definition.intents.filter { !$0.isSystem && $0.isDeprecated?.value != true }
        parameters = intents.flatMap(\.parameters)
        allTexts = definition.localizedTexts
        let retired = definition.deprecatedSymbols
        texts = retired.isEmpty ? allTexts : allTexts.filter { !retired.contains($0.owner) }
    }

    func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: definition.path, range: range) }

    var file: SourceLocation { SourceLocation(path: definition.path, place: .file) }

    /// Whether the configuration does not ignore the table's language.
    func isRead(_ table: StringTable) -> Bool { run.expectations.languageStates[table.language] != .ignored }

    // MARK: - Project

    /// The Xcode project that contains the definition, if known.
    var project: ProjectSurroundings? {
        isOutsideProject || input.project?.unread != nil ? nil : input.project
    }

    /// Whether people are known to install a target that has the definition, so that App Store Connect looks at it.
    var isInstalled: Bool { project?.targets.contains(where: \.kind.isInstalled) == true }

    /// Whether the surrounding project is known not to contain the definition.
    var isOutsideProject: Bool { input.project?.refersToDefinition == false }
}
