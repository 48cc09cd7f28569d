import Diagnostics
import IntentSchema
import Translations
import TestSupport
import Testing
import FileChanges
import TranslationExchange

/// Finds texts with new IDs.
@Suite struct TextMovesTests {
    private func moves(_ states: [String]..., now: [String]) throws -> TextMoves {
        let source = { (ids: [String]) in
            SourceText(
                path: "App/Base.lproj/Intents.intentdefinition",
                bytes: SampleTranslations.definition(title: "Orders a soup", ids: ids)
            )
        }
        let definition = try #require(Frontend.load(source(now)).definition)
        let translations = DefinitionTranslations(
            definition,
            files: [],
            in: DefinitionTranslations.Surroundings(folderLanguage: "Base")
        )
        return TextHistory(of: translations, states: states.map { [translations.definition.path: source($0).bytes] })
            .moves
    }

    @Test func ofTextsThatSayTheSameThePlaceTells() throws {
        #expect(try moves(["a", "b"], now: ["c", "d"]).current == ["a": "c", "b": "d"])
        #expect(try moves(["a", "b"], ["c", "b"], now: ["e", "b"]).current == ["a": "e", "c": "e"])
        #expect(try moves(["a", "b"], ["c", "b"], now: ["a", "b"]).current == ["c": "a"])
    }

    /// Changes every ID of real definitions, and the rows of all tables follow.
    @Test(.needsCorpus)
    func realTablesFollow() throws {
        var (followed, lost) = (0, 0)
        for project in try CorpusProjects.all() where !project.definition.document.isBinary {
            let keys = Set(project.files.flatMap(\.contents.tables).flatMap(\.entries).map(\.key))
            let ids = RekeyPlan(project.definition, to: .readable, avoiding: keys)
            let edits = try #require(ids.edits(of: project.definition)).edits
            let source = project.definition.document.source
            let edited = FixApplication([FixIt("", isSafe: true, edits: edits)], to: source.bytes)
            let new = SourceText(path: source.path, bytes: edited.bytes)
            let definition = try #require(Frontend.load(new).definition)
            let after = DefinitionTranslations(definition, files: project.files, in: project.surroundings)
            let history = TextHistory(of: after, states: [[source.path: source.bytes]])
            let languages = after.languages().counted
            let plan = try SyncPlan(after, languages: languages, removesUnused: false, history: history.moves)
            // The rows of the old texts have their new IDs.
            let result = after.replacingFiles(plan.tables.files)
            for (before, now) in zip(project.tables, result.tables) {
                for row in before.rows.compactMap({ $0 }) {
                    let key = ids.moves.ids[row.key] ?? row.key
                    if now.table[key]?.text == row.text { followed += 1 } else { lost += 1 }
                }
            }
        }
        print("sync: \(followed) rows followed, \(lost) lost")
        #expect(lost * 100 < followed)
    }
}
