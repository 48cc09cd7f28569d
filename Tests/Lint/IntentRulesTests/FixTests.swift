import Diagnostics
@testable import IntentRules
import IntentSchema
import Testing

/// The effects of fixes on files.
@Suite struct Fixes {
    private static let fixable = DiagnosticCatalogue(RuleCatalogue.kinds).kinds.filter { kind in
        triggering(kind).contains { $0.lint().contains { $0.fixIts.contains(where: \.isSafe) } }
    }

    private static func triggering(_ kind: DiagnosticKind) -> [RuleExample] {
        RuleCatalogue.examples(of: kind)?.triggering ?? []
    }

    @Test func kindsWithSafeFixesAreThese() {
        #expect(
            Self.fixable.map(\.name) == [
                "tool-version-differs", "missing-parent", "last-tag-too-small", "placeholder-mismatch",
                "stray-characters", "malformed-variable", "missing-semicolon",
                "malformed-configuration",
            ]
        )
    }

    /// A fix resolves the finding, breaks nothing else, and leaves nothing to fix.
    @Test(arguments: fixable)
    func safeFixesResolveTheirFinding(_ kind: DiagnosticKind) throws {
        for example in Self.triggering(kind) {
            let findings = example.lint()
            guard findings.contains(where: { $0.fixIts.contains(where: \.isSafe) }) else { continue }
            let fixed = FixedExample(example, findings)
            #expect(fixed.lint().map { "\($0.kind.name): \($0.message)" } == [])
        }
    }

    /// A misspelled key may be the parent, and a comment may name it.
    @Test(arguments: [
        ("<key>INIntentParameterRelationshipParntName</key>\n<string>soup</string>\n", false),
        ("<!-- soup -->", false), ("", true),
    ])
    func aRelationshipWithMoreInItIsNotRemoved(more: String, isRemoved: Bool) throws {
        let example = try #require(RuleCatalogue.examples(of: .missingParent)).triggering[0]
        let text = String(decoding: example.sources[0].bytes, as: UTF8.self)
        let place = "<key>INIntentParameterRelationshipPredicateName</key>"
        let source = SourceText(
            path: example.sources[0].path,
            bytes: Array(text.replacing(place, with: more + place).utf8)
        )
        let found = example.lint([source]).filter { $0.kind == .missingParent }
        #expect(found.flatMap(\.fixIts).map(\.isSafe) == (isRemoved ? [true] : []))
    }

    @Test func removingARelationshipTakesItsLines() throws {
        let example = try #require(RuleCatalogue.examples(of: .missingParent)).triggering[0]
        let before = String(decoding: example.sources[0].bytes, as: UTF8.self)
        let after = FixedExample(example, example.lint()).text
        let relationship = """
            \t\t\t\t\t<key>INIntentParameterRelationship</key>
            \t\t\t\t\t<dict>
            \t\t\t\t\t\t<key>INIntentParameterRelationshipPredicateName</key>
            \t\t\t\t\t\t<string>HasAnyValue</string>
            \t\t\t\t\t</dict>

            """
        let parts = before.components(around: relationship)
        #expect(parts.count == 2)
        #expect(after == parts.joined())
    }

    // MARK: - Texts that tables repeat

    private static func titled(_ title: String, _ tables: KeyValuePairs<String, String>) -> RuleExample {
        .intents(
            "{ Name: OrderSoup, Title: \"\(title)\", TitleID: aB3dE6, Parameters: [{ Name: soup }], "
                + "ParameterCombinations: { soup: { Title: \"\(title)\", TitleID: gH1jK2 } } }",
            with: tables
        )
    }

    /// Users see the text in the development language's table.
    @Test(arguments: [
        ("Order  Soup", "stray-characters"), ("Order ${soup}today", "touching-variable"),
        ("Order $(soup)", "malformed-variable"),
    ])
    func aTextChangesWithTheRowThatRepeatsIt(text: String, rule: String) throws {
        let rows = "\"aB3dE6\" = \"\(text)\";\n\"gH1jK2\" = \"\(text)\";"
        let example = Self.titled(
            text,
            [
                "de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";\n\"gH1jK2\" = \"$(soup) [soup] ${soup}\";",
                "en.lproj/Intents.strings": rows,
            ]
        )
        let found = example.lint().filter { $0.kind.name == rule }
        #expect(!found.isEmpty && found.allSatisfy { $0.fixIts.count == 1 })
        #expect(Set(found.flatMap { $0.fixIts.flatMap(\.otherEdits.keys) }) == ["en.lproj/Intents.strings"])
        let fixed = FixedExample(example, found, alsoUnsafe: true).lint()
        #expect(!fixed.contains { $0.kind.name == rule || $0.kind == Rule.sourceDiffers.kind })
    }

    /// Xcode exports a text with a variable for an enumeration once for each case.
    @Test func aTextChangesWithTheRowsForCasesThatRepeatIt() throws {
        let example = RuleExample.definition(
            """
            INEnums: [{ Name: Size, Values: [{ Name: small, DisplayName: Small, DisplayNameID: sMaLl1 },
            { Name: large, DisplayName: Large, DisplayNameID: lArGe1 }] }],
            INIntents: [{ Name: OrderSoup, Parameters: [{ Name: size, Type: Integer, EnumType: Size }],
            ParameterCombinations: { size: { Title: "Order  ${size} soup", TitleID: gH1jK2 } } }]
            """,
            at: "Base.lproj/Intents.intentdefinition",
            with: [
                "en.lproj/Intents.strings":
                    "\"gH1jK2-sMaLl1\" = \"Order  Small soup\";\n\"gH1jK2-lArGe1\" = \"Get a  big soup\";"
            ]
        )
        let found = example.lint().filter { $0.kind == Rule.strayCharacters.kind }
        #expect(found.count == 1)
        #expect(
            FixedExample(example, found).text(of: "en.lproj/Intents.strings").hasPrefix(
                "\"gH1jK2-sMaLl1\" = \"Order Small soup\";\n\"gH1jK2-lArGe1\" = \"Get a  big soup\";"
            )
        )
    }

    @Test func aRowThatSaysSomethingElseStays() {
        let example = Self.titled("Order  Soup", ["en.lproj/Intents.strings": "\"aB3dE6\" = \"Get Soup\";"])
        let title = example.lint().flatMap(\.atEachPlace).filter { $0.symbol == "intent/OrderSoup/INIntentTitle" }
        #expect(title.map(\.kind.name) == ["stray-characters"])
        #expect(title.flatMap(\.fixIts).map(\.otherEdits) == [[:]])
    }

    /// If a text gets a variable, its translations need it, too.
    @Test func translationsWithTheSameMalformedVariableAreCorrectedTogether() throws {
        let example = Self.titled(
            "Order $(soup)",
            ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";\n\"gH1jK2\" = \"$[soup] bestellen\";"]
        )
        let found = example.lint().filter { $0.kind == Rule.malformedVariable.kind }
        let fixed = FixedExample(example, found)
        #expect(fixed.text(of: "de.lproj/Intents.strings").contains("\"gH1jK2\" = \"${soup} bestellen\";"))
        #expect(!fixed.lint().contains { $0.kind == Rule.placeholderMismatch.kind })
    }

    /// Languages that attach words to variables are not examined.
    @Test func translationsAreSeparatedFromVariables() throws {
        let example = Self.titled(
            "Order ${soup}",
            [
                "de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";\n\"gH1jK2\" = \"Lieblings${soup}\";",
                "es.lproj/Intents.strings": "\"aB3dE6\" = \"Sopa\";\n\"gH1jK2\" = \"Pedir${soup}ahora\";",
                "fr.lproj/Intents.strings": "\"aB3dE6\" = \"Soupe\";\n\"gH1jK2\" = \"L'${soup}\";",
            ]
        )
        let found = example.lint().filter { $0.kind == Rule.touchingVariable.kind }
        #expect(
            found.map(\.message) == [
                "2 variables are shown without a space in the translation for 'es': '${soup}ahora' and 'Pedir${soup}'"
            ]
        )
        let fixed = FixedExample(example, found, alsoUnsafe: true)
        #expect(fixed.text(of: "es.lproj/Intents.strings").contains("\"gH1jK2\" = \"Pedir ${soup} ahora\";"))
    }
}

/// An example whose definition and tables have had their safe fixes applied.
private struct FixedExample {
    let example: RuleExample
    var sources: [SourceText]

    init(_ example: RuleExample, _ findings: [Diagnostic], alsoUnsafe: Bool = false) {
        self.example = example
        sources = example.sources.map { source in
            let edits = findings.flatMap { finding -> [FixIt.Edit] in
                guard let fix = finding.fixIts.first(where: { $0.isSafe || alsoUnsafe }) else { return [] }
                return (finding.location.path == source.path ? fix.edits : []) + (fix.otherEdits[source.path] ?? [])
            }.sorted { $0.range.lowerBound > $1.range.lowerBound }
            var bytes = source.bytes
            for edit in edits { bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8)) }
            return SourceText(path: source.path, bytes: bytes)
        }
    }

    var text: String { text(of: sources[0].path) }

    func text(of path: String) -> String {
        sources.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    func lint() -> [Diagnostic] { example.lint(sources) }
}

extension String {
    fileprivate func components(around text: String) -> [String] {
        split(separator: text, omittingEmptySubsequences: false).map(String.init)
    }
}
