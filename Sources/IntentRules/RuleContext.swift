import Diagnostics
import IntentSchema
import StringTables
import Translations

/// All that a rule may look at: one definition and what stands around it. Rules read no files.
///
/// What takes time is worked out when the first rule asks for it. A context belongs to the one thread that runs the rules over
/// its definition.
final class RuleContext {
    let definition: Definition
    /// What it means; `nil` when it has errors.
    let schema: Schema?
    /// The definitions of the run, this one among them.
    let run: Linter
    let input: LintInput
    let neighbours: NeighbouringFiles
    /// The intents that the definition declares, in its order. Customised system intents are not among them: Apple wrote most
    /// of what they say, and they generate nothing. Neither are those that are deprecated, which no one works on.
    let intents: [IntentDefinition]
    /// The parameters of all these intents, in their order.
    let parameters: [ParameterDefinition]
    /// Every text that tables translate, but for those of deprecated intents.
    let texts: [LocalizedTextUse]
    /// The same with those of deprecated intents.
    let allTexts: [LocalizedTextUse]

    private(set) lazy var tables = ownTables
    private(set) lazy var orphanedRows = OrphanedRows(tables.matches, tables.texts)
    private(set) lazy var coverages = LanguageCoverage.all(around: self)
    private(set) lazy var repeatedTexts = RepeatedTexts(around: self)
    /// The tables of what people say to Siri.
    private(set) lazy var phraseTables = input.phrases.flatMap(\.tables).filter(isRead)
    /// The symbols of what is left over of a template: it is to be deleted, and not to be translated.
    private(set) lazy var leftoverSymbols = Set(intents.filter(\.isLeftoverTemplate).map(\.symbol))

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

    /// Where in the definition a range is.
    func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: definition.path, range: range) }

    var file: SourceLocation { SourceLocation(path: definition.path, place: .file) }

    /// Whether the configuration wants the language of a table to be looked at.
    func isRead(_ table: StringTable) -> Bool { run.expectations.languageStates[table.language] != .ignored }
}
