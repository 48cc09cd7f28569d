import Diagnostics
import IntentSchema
import Translations
import TestSupport
import Testing
import TranslationExchange

/// Texts that have all got other ids: four times as many take four times as long, and no more.
@Suite(.serialized) struct SyncGrowthTests {
    /// What a table has under the new ids.
    enum NewRows: CaseIterable {
        case none, waiting

        /// How many texts the smaller definition has.
        var count: Int { self == .none ? 500 : 200 }
    }

    /// The definition, its tables and where its ids have gone, in two states.
    private struct Moved {
        let translations: DefinitionTranslations
        let before: [UInt8]

        init(_ count: Int, _ rows: NewRows) throws {
            let parameters = { (id: String) in
                let all = (0..<count).map { number in
                    """
                    <dict><key>INIntentParameterName</key><string>p\(number)</string>
                    <key>INIntentParameterDisplayName</key><string>Word \(number)</string>
                    <key>INIntentParameterDisplayNameID</key><string>\(id)\(number)</string></dict>
                    """
                }
                return "<key>INIntentParameters</key><array>\(all.joined())</array>"
            }
            before = SampleTranslations.definition(more: parameters("old"))
            let table = (0..<count).map { number in
                "\"old\(number)\" = \"Wort \(number)\";\n"
                    + (rows == .waiting ? "/* Translation: new */\n\"new\(number)\" = \"Word \(number)\";\n" : "")
            }
            translations = try SampleTranslations.make(
                more: parameters("new"),
                ["de.lproj/Intents.strings": table.joined()]
            )
        }

        func sync() throws -> (time: Duration, rekeyed: Int) {
            var rekeyed = 0
            let time = processorTime {
                let history = TextHistory(of: translations, states: [[translations.definition.path: before]])
                let plan = try? SyncPlan(translations, languages: ["de"], removesUnused: false, history: history.moves)
                rekeyed = plan?.rekeyed ?? 0
            }
            return (time, rekeyed)
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: NewRows.allCases)
    func timeGrowsWithTheMovedTexts(rows: NewRows) throws {
        let count = rows.count
        let (few, many) = (try Moved(count, rows), try Moved(count * 4, rows))
        // The first run fills caches, and what else the machine does can disturb each: one fast enough proves it.
        let isProportional = try (0..<5).contains { _ in
            let (small, large) = (try few.sync(), try many.sync())
            #expect(large.rekeyed == count * 4)
            // With the square it would be sixteen times as long.
            return large.time < small.time * 8 + .milliseconds(20)
        }
        #expect(isProportional)
    }

    /// A row that waits for its translation takes the first of two; the second stays where it is.
    @Test func twoOldIDsOfOneTextLoseNoTranslation() throws {
        let states = [["old1", "dEsCrI"], ["old2", "dEsCrI"]].map {
            ["App/Base.lproj/Intents.intentdefinition": SampleTranslations.definition(ids: $0)]
        }
        let waiting = "\n/* Translation: new */\n\"aB3dE6\" = \"Order Soup\";\n\"dEsCrI\" = \"Bestellt\";\n"
        let translations = try SampleTranslations.make([
            "de.lproj/Intents.strings": "\"old1\" = \"Suppe\";\n\"old2\" = \"Eine Suppe\";" + waiting
        ])
        let history = TextHistory(of: translations, states: states)
        #expect(history.moves.current == ["old1": "aB3dE6", "old2": "aB3dE6"])
        let plan = try SyncPlan(translations, languages: ["de"], removesUnused: false, history: history.moves)
        #expect(
            plan.tables.files[0].text
                == "\"old2\" = \"Eine Suppe\";\n\"aB3dE6\" = \"Suppe\";\n\"dEsCrI\" = \"Bestellt\";\n"
        )
        #expect(plan.rekeyed == 1)
        #expect(plan.orphans == [["old2"]])
    }
}
