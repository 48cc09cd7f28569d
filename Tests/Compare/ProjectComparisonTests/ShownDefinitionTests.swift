import Presentation
import Diagnostics
import IntentSchema
import PropertyList
import Comparison
import Translations
import Testing

/// What a page shows about definitions beyond their meaning.
@Suite struct ShownDefinitionTests {
    private static let path = "Intents.intentdefinition"

    private static func states() throws -> StatePair {
        ChangePage.states(of: try #require(ChangeKind.parameterRemoved.example))
    }

    private static func shown(
        tables: [TableFile] = [],
        findings: [Diagnostic] = [],
        sources: [String: SourceText] = [:],
        comparing: Bool = false
    ) throws -> ShownDefinition {
        let states = try states()
        let all = ShownDefinition.all(
            states.new.definitions.files.map(\.schema),
            translations: tables.isEmpty ? [:] : [path: try translations(tables)],
            findings: findings,
            sources: sources,
            belongs: { path, _ in path.hasSuffix(".strings") },
            comparing: comparing ? ShownDefinition.Compared(states) : nil
        )
        #expect(all.count == 1)
        return try #require(all.first)
    }

    private static func translations(_ tables: [TableFile]) throws -> DefinitionStatus {
        let text = ##"""
            <plist version="1.0"><dict><key>INIntents</key><array><dict>
            <key>INIntentName</key><string>OrderSoup</string>
            <key>INIntentTitle</key><string>Soup</string><key>INIntentTitleID</key><string>a</string>
            <key>INIntentDescription</key><string>Tea</string><key>INIntentDescriptionID</key><string>b</string>
            </dict></array></dict></plist>
            """##
        let loaded = Frontend.load(SourceText(path: path, bytes: Array(text.utf8)))
        let translations = DefinitionTranslations(
            try #require(loaded.definition),
            files: tables,
            in: .init(folderLanguage: nil, developmentLanguage: "en")
        )
        return DefinitionStatus(translations, expected: ExpectedLanguages(), named: [], history: nil)
    }

    @Test func changesSayWhatWasAndWhatIs() throws {
        let shown = try Self.shown(comparing: true)
        let change = try #require(shown.changes.first)
        #expect(change.harm == .lost)
        #expect(change.symbol == "OrderSoup.spice")
        #expect(change.before == "spice")
        #expect(change.now == nil)
        #expect(change.effects.first?.hasPrefix("The value that people chose is lost") == true)
        let alone = try Self.shown()
        #expect(alone.changes.isEmpty)
    }

    /// The page has as many findings as the report of lint: one in a file of no definition stands with the first.
    @Test func findingsStandWhereTheyBelong() throws {
        let source = SourceText(path: Self.path, bytes: Array("a\nbc\n".utf8))
        let inside = SourceLocation(path: Self.path, range: SourceRange(2, 3))
        let findings = [
            Diagnostic(.unreadableInput, "here", at: inside),
            Diagnostic(.unreadableInput, "in a table", at: SourceLocation(path: "de.lproj/A.strings", place: .file)),
            Diagnostic(
                .unreadableInput,
                "elsewhere",
                at: SourceLocation(path: "B.intentdefinition", place: .file),
                symbol: "intent/OrderSoup"
            ),
        ]
        let shown = try Self.shown(findings: findings, sources: [Self.path: source])
        #expect(shown.findings.map(\.diagnostic.message) == ["here", "in a table", "elsewhere"])
        #expect(shown.findings.map(\.place) == [Self.path + ":2", "de.lproj/A.strings", "B.intentdefinition"])
        #expect(shown.findings.map(\.owner) == ["", "", ""])
        #expect(shown.findings.first?.diagnostic.kind.name == "unreadable-input")
    }

    /// A finding about several texts of an intent belongs to the intent. One about several intents belongs to the file.
    @Test func groupsStandWithWhatHasThemAll() throws {
        let place = SourceLocation(path: Self.path, place: .file)
        let symbols = [["intent/OrderSoup/a", "intent/OrderSoup/b"], ["intent/OrderSoup", "intent/OrderTea"]]
        let findings = symbols.map { symbols in
            let group = FindingGroup(symbols.map { .init($0, $0) }, one: "\(.names)", several: "\(.names)")
            return Diagnostic(.unreadableInput, group, at: place, symbol: "intent")
        }
        #expect(try Self.shown(findings: findings).findings.map(\.owner) == ["intent/OrderSoup", "intent"])
    }

    @Test func translationsAreThoseOfTheTables() throws {
        let text = #""a" = "Suppe"; "b" = "";"#
        let german = TableFile(SourceText(path: "de.lproj/Intents.strings", bytes: Array(text.utf8)), language: "de")
        let base = TableFile(SourceText(path: "Base.lproj/Intents.strings", bytes: Array(text.utf8)), language: "Base")
        let shown = try Self.shown(tables: [german, base])
        let language = try #require(shown.languages.first)
        #expect(shown.languages.map(\.name) == ["German"])
        #expect(language.code == "de")
        #expect(language.counts.total == 2)
    }
}
