import Diagnostics
@testable import IntentRules
import RuleSettings
import Testing

/// Many places with one cause are one finding, and each place stays one for what follows places.
@Suite struct SharedCauseTests {
    /// Texts and translations with words in braces, which messages quote.
    private static let example = RuleExample.order(
        "Parameters: [{ Name: soup }, { Name: count }]",
        """
        ParameterCombinations: {
            soup: { Title: "Order ${soup} {names}", TitleID: aB3dE6 }
            "soup,count": { Title: "Order ${soup} {names} {subjects}", TitleID: gH1jK2 }
            count: { Title: "Order {count}", TitleID: mN4oP5, Subtitle: "No {count}", SubtitleID: qR6sT7 }
        }
        """,
        with: [
            "de.lproj/Intents.strings": """
            "aB3dE6" = "${Suppe} {names} bestellen";
            "gH1jK2" = "${Suppe} {names} {subjects} bestellen";
            "mN4oP5" = "${count} bestellen";
            "qR6sT7" = "Nichts";
            """
        ]
    )

    private static func found(_ rule: Rule) -> [Diagnostic] {
        Self.example.lint().filter { $0.kind == rule.kind }
    }

    @Test func rowsWithOneMistakeAreOneFinding() {
        let found = Self.found(Rule.placeholderMismatch)
        #expect(found.map(\.message) == ["2 translations have '${Suppe}' where the texts have '${soup}'"])
        #expect(found.flatMap(\.related).map(\.message) == ["'Order ${soup} {names} {subjects}'"])
    }

    /// A text with a variable that names nothing is wrong itself, and no translation that is right.
    @Test(arguments: [("${soup} bestellen", 0), ("Bestellen", 0), ("${Suppe} bestellen", 1)])
    func aWrongTextIsNoMeasure(translation: String, count: Int) {
        let example = RuleExample.order(
            "Parameters: [{ Name: soup }]",
            #"ParameterCombinations: { soup: { Title: "Order ${soop}", TitleID: aB3dE6 } }"#,
            with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"\(translation)\";"]
        )
        #expect(example.lint().filter { $0.kind == Rule.placeholderMismatch.kind }.count == count)
    }

    /// What a damaged table means to say is not certain.
    @Test(arguments: [true, false]) func aFixInADamagedTableIsNotSafe(isDamaged: Bool) {
        let example = RuleExample.order(
            "Parameters: [{ Name: soup }]",
            "ParameterCombinations: { soup: { Title: \"Order ${soup}\", TitleID: aB3dE6 } }",
            with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"{soup}!\";\n" + (isDamaged ? "\"b\" \"c\";\n" : "")]
        )
        let found = example.lint()
        let mismatches = found.filter { $0.kind == Rule.placeholderMismatch.kind }
        #expect(mismatches.flatMap(\.fixIts).map(\.isSafe) == [!isDamaged])
        // A baseline knows the damage by it.
        #expect(found.filter { !mismatches.contains($0) }.map(\.symbol) == (isDamaged ? ["table"] : []))
    }

    /// Users' texts in messages are never placeholders of the message.
    @Test func textsWithOneMistakeAreOneFinding() throws {
        let found = try #require(Self.found(.malformedVariable).first)
        #expect(found.message == "'{count}' in 2 texts is shown literally; a variable is written '${count}'")
        #expect(found.fixIts.map(\.edits.count) == [2])
        #expect(
            found.atEachPlace.map(\.message) == [
                "'{count}' in 'Order {count}' is shown literally; a variable is written '${count}'",
                "'{count}' in 'No {count}' is shown literally; a variable is written '${count}'",
            ]
        )
        #expect(found.atEachPlace.map { $0.fixIts.map(\.edits.count) } == [[1], [1]])
    }

    @Test func eachRowHasItsBaselineEntryAndItsException() throws {
        let found = try #require(Self.found(Rule.placeholderMismatch).first)
        let symbols = ["soup", "soup,count"].map {
            "intent/OrderSoup/combination/\($0)/INIntentParameterCombinationTitle/de"
        }
        let parts = try #require(found.group).parts
        #expect(Set(parts.map(\.symbol)) == Set(symbols), "\(parts)")
        for accepted in parts {
            let entry = Baseline(accepting: found.atEachPlace.filter { $0.symbol == accepted.symbol }) { $0 }
            let applied = entry.apply(to: [found]) { $0 }
            #expect(applied.diagnostics.map(\.symbol) == parts.map(\.symbol).filter { $0 != accepted.symbol })
            #expect(applied.suppressed.map(\.symbol) == [accepted.symbol])
            #expect(applied.unneeded == [])
            // A mended row makes no other new.
            let mended = Baseline(accepting: [found]) { $0 }.apply(to: applied.diagnostics) { $0 }
            #expect(mended.diagnostics == [])
            let json = """
                {"version": 1, "exceptions": [
                    {"rule": "IN0510", "symbol": "\(accepted.symbol)", "reason": "r"}
                ]}
                """
            let excepted = configuration(json).configuration.apply(to: [found]) { $0 }
            #expect(excepted.diagnostics.map(\.symbol) == applied.diagnostics.map(\.symbol))
            #expect(excepted.suppressed.map(\.symbol) == [accepted.symbol])
        }
    }

    /// The place of a language's table stays a place when the findings of several languages are joined.
    @Test func joinedFindingsKeepTheirPlaces() {
        let example = RuleExample.titled(
            with: [
                "de.lproj/Intents.strings": "/* no row for \"aB3dE6\" */",
                "fr.lproj/Intents.strings": "/* no row for \"aB3dE6\" */",
            ]
        )
        let found = example.lint().filter { $0.kind == Rule.untranslatedTitle.kind }
        #expect(found.count == 1)
        let places = found.flatMap(\.atEachPlace).map(\.location.path)
        #expect(places == ["de.lproj/Intents.strings", "fr.lproj/Intents.strings"])
    }
}
