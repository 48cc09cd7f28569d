import Diagnostics
import IntentSchema
import StringTables
import Translations

/// All that a rule may look at: one definition and what stands around it. Everything is a value; rules read no files.
package struct RuleContext: Sendable {
    package let definition: Definition
    /// What it means; `nil` when it has errors.
    package let schema: Schema?
    /// The definitions of the run, this one among them.
    package let run: Linter
    /// This definition's position in `run.definitions`.
    package let index: Int
    /// What linking has found of the kinds that rules report in its place.
    let linkingFindings: [Diagnostic]
    package let neighbours: NeighbouringFiles

    /// The Xcode project that has the definition; `nil` when none is known.
    let project: ProjectSurroundings?
    /// The path of the project around that cannot be read.
    let unreadableProject: String?
    /// Whether the project around is known not to have the definition.
    let isOutsideProject: Bool

    /// The intents that the definition declares, in its order. Customised system intents are not among them: Apple wrote most
    /// of what they say, and they generate nothing.
    package let intents: [IntentDefinition]
    /// Every text that tables translate, collected once for all rules.
    package let texts: [LocalizedTextUse]

    /// The texts with their ids, as tables know them; empty when there are no tables.
    let translatedTexts: TranslatedTexts
    /// The tables that belong to the definition, each with its rows next to the texts.
    let tables: [TableMatch]
    /// The tables of what people say to Siri.
    let phrases: [StringTable]
    /// The rows of the tables whose keys belong to nothing.
    let orphans: OrphanedRows
    /// What each language other than the source language translates; empty when there are no tables.
    let coverages: [LanguageCoverage]
    /// What tables of other languages say in the words of the definition.
    let repeated: RepeatedTexts

    init(_ input: LintInput, run: Linter, index: Int, definition: Definition) {
        self.definition = definition
        self.schema = input.compiled.schema
        self.run = run
        self.index = index
        linkingFindings = input.compiled.diagnostics.filter { Rules.kindsTakenOver.contains($0.kind) }
        let neighbours = NeighbouringFiles(definitionPath: definition.path, names: input.neighbours)
        self.neighbours = neighbours
        isOutsideProject = input.project?.refersToDefinition == false
        let isReadable = input.project?.isReadable != false
        project = isOutsideProject || !isReadable ? nil : input.project
        unreadableProject = isReadable ? nil : input.project?.path
        let hasSystemIntents = definition.intents.contains { $0.isSystem }
        intents = hasSystemIntents ? definition.intents.filter { !$0.isSystem } : definition.intents
        texts = definition.localizedTexts
        let states = run.expectations.languageStates
        let tables = (neighbours.ownsTables ? input.tables.flatMap(\.tables) : []).filter {
            states[$0.language] != .ignored
        }
        let developmentLanguage = project?.developmentLanguage
        let translatedTexts = TranslatedTexts(definition, tables.isEmpty ? [] : texts)
        self.translatedTexts = translatedTexts
        let matches = tables.map {
            TableMatch(
                $0,
                translatedTexts,
                definitionLanguage: neighbours.language,
                developmentLanguage: developmentLanguage
            )
        }
        self.tables = matches
        phrases = input.phrases.flatMap(\.tables).filter { states[$0.language] != .ignored }
        let orphans = OrphanedRows(matches, translatedTexts)
        self.orphans = orphans
        coverages = LanguageCoverage.all(matches, translatedTexts.texts, orphans, states)
        let language = neighbours.language.flatMap { $0 == "Base" ? nil : $0 } ?? developmentLanguage
        repeated = RepeatedTexts(matches, translatedTexts.texts, development: language ?? "en", states)
    }

    /// Where in the definition a range is.
    func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: definition.path, range: range) }

    var file: SourceLocation { SourceLocation(path: definition.path, place: .file) }

    /// Every string id of the definition and every key of its tables: what a fresh id must not be.
    var usedStringIDs: Set<String> {
        var used = Set(texts.compactMap { $0.text.id?.value })
        for match in tables { used.formUnion(match.table.entries.map(\.key)) }
        return used
    }

    /// Whether a table has a row for a string id, or rows for its values.
    func isTranslated(_ id: String) -> Bool {
        guard let index = translatedTexts.indices[id] else { return false }
        return tables.contains { $0.rows[index] != nil || $0.hasValueRows[index] }
    }

    /// Every intent as meant with what was written for it; nothing when the definition has errors.
    var linkedIntents: [(written: IntentDefinition, meant: Intent)] {
        guard let schema, schema.intents.count == intents.count else { return [] }
        return Array(zip(intents, schema.intents))
    }
}
