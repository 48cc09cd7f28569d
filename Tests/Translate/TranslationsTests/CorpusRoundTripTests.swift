import Diagnostics
import Foundation
import IntentSchema
import Translations
import TestSupport
import Testing
import FileChanges

@testable import TranslationExchange

/// Properties of all real tables.
@Suite struct CorpusRoundTripTests {
    enum Form: CaseIterable {
        case xliff, csv
    }

    /// An unchanged export does not change a single byte of any table when it is imported.
    @Test(.needsCorpus, arguments: Form.allCases)
    func whatIsExportedChangesNothingWhenItComesBack(form: Form) throws {
        var tables = 0
        var known: Set<[Data]> = []
        for project in try CorpusProjects.all() {
            tables += project.files.count
            for language in project.languages().counted {
                // An export depends on the definition and the tables of two languages.
                let files = project.files.filter { [language, project.sourceLanguage].contains($0.language) }
                let bytes = [project.definition.document.source.bytes] + files.map(\.bytes)
                guard known.insert(bytes.map { Data($0) }).inserted else { continue }
                let file = project.exchangeFile(for: language, original: "x", onlyMissing: false, changedSince: nil)
                let document = ExchangeDocument(sourceLanguage: "en", language: language, files: [file])
                let units: [ReturnedTranslation]
                switch form {
                case .xliff:
                    let (text, leftOut) = XLIFFWriter.write(document, toolVersion: "0")
                    #expect(leftOut == [])
                    units = try XLIFFReader.read(Array(text.utf8))
                    #expect(units.count == file.units.count { $0.target != nil })
                case .csv:
                    units = try CSVDocument.read(Array(CSVDocument.write([document]).utf8), isSource: { $0 == "en" })
                        .filter { !$0.isSource }
                }
                let own = Dictionary(file.units.map { ($0.id, $0.target) }) { first, _ in first }
                for unit in units { #expect(own[unit.id] == unit.target) }
                let plan = try ImportPlan(project, units)
                #expect(plan.count == 0, "\(project.definition.path) \(language)")
                #expect(plan.tables.files.map(\.bytes) == project.files.map(\.bytes))
                #expect(plan.refused.map(\.message) == [])
            }
        }
        #expect(tables > 400)
    }

    @Test(.needsCorpus)
    func syncChangesNothingTheSecondTime() throws {
        var (added, rekeyed) = (0, 0)
        for project in try CorpusProjects.all() {
            let first = try SyncPlan(project, languages: project.languages().counted, removesUnused: false)
            added += first.added
            rekeyed += first.rekeyed
            let after = project.replacingFiles(first.tables.files)
            let second = try SyncPlan(after, languages: project.languages().counted, removesUnused: false)
            #expect(second.tables.files.map(\.bytes) == first.tables.files.map(\.bytes), "\(project.definition.path)")
            #expect(second.added == 0 && second.rekeyed == 0)
            // No translation is lost, whatever its new key.
            for (old, new) in zip(project.files, first.tables.files) {
                let before = try CorpusProjects.platformTexts(old.bytes).values.sorted()
                var rest = try CorpusProjects.platformTexts(new.bytes).values.sorted()[...]
                for text in before { rest = rest.drop { $0 < text }; #expect(rest.popFirst() == text) }
            }
            let pruned = try SyncPlan(after, languages: project.languages().counted, removesUnused: true)
            #expect(
                try SyncPlan(
                    after.replacingFiles(pruned.tables.files),
                    languages: project.languages().counted,
                    removesUnused: true
                )
                .orphans
                .isEmpty
            )
        }
        #expect(added > 0 && rekeyed > 0)
    }

    @Test(.needsCorpus, arguments: RekeyPlan.Style.allCases)
    func newIDsThereAndBackAreTheIdentity(style: RekeyPlan.Style) throws {
        for project in try CorpusProjects.all() where !project.definition.document.isBinary {
            let others = Set(project.tables.flatMap(\.table.entries).map(\.key))
            let plan = RekeyPlan(project.definition, to: style, avoiding: others)
            // Texts that get an ID of their own keep it.
            if !plan.own.isEmpty { continue }
            let moves = plan.moves
            let source = project.definition.document.source
            let edits = try #require(plan.edits(of: project.definition)).edits
            let edited = FixApplication([FixIt("", isSafe: true, edits: edits)], to: source.bytes)
            let moved = try #require(definition(edited.bytes))
            for (old, new) in zip(project.definition.localizedTexts, moved.localizedTexts) {
                #expect(new.text.id?.value == old.text.id.map { moves.ids[$0.value] ?? $0.value })
                #expect(new.text.text?.value == old.text.text?.value)
            }
            // IDs that are already readable stay.
            let keys = Set(
                try project.files.flatMap { try $0.moving(moves).contents.tables }.flatMap(\.entries).map(\.key)
            )
            #expect(RekeyPlan(moved, to: style, avoiding: keys).isEmpty, "\(project.definition.path)")
            let back = FixApplication(
                [FixIt("", isSafe: true, edits: try #require(RekeyPlan(moves.reversed).edits(of: moved)).edits)],
                to: edited.bytes
            )
            #expect(back.bytes == source.bytes)
            for file in project.files {
                #expect(try file.moving(moves).moving(moves.reversed).bytes == file.bytes, "\(file.path)")
            }
        }
    }

    private func definition(_ bytes: [UInt8]) -> Definition? {
        Frontend.load(SourceText(path: "x.intentdefinition", bytes: bytes)).definition
    }
}
