import Foundation
import TestSupport
import Testing

/// The output of `intentc lint`, and how users choose what it checks and changes.
@Suite struct LintOutputTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func copy(_ schema: String, to path: String) throws {
        let file = Project.schemas.appendingPathComponent("\(schema).intentdefinition")
        try folder.write(Array(try Data(contentsOf: file)), to: path)
    }

    @Test func oneRuleIsLookedAtAlone() throws {
        try copy("LegacyModel", to: "Legacy.intentdefinition")
        try copy("DiabloHero", to: "Hero.intentdefinition")
        let result = try Command.run("lint", ".", "--rule", "in0504", in: folder.url)
        result.expect(
            outputEnd: "\n1 warning at 2 places in 1 file; 2 definitions checked\n",
            outputContains: " [IN0504 missing-description]\n"
        )
        let one = try Command.run("lint", "Legacy.intentdefinition", "--rule", "IN0504", in: folder.url)
        one.expect(outputEnd: "\n1 warning at 2 places in 1 file; 1 definition checked\n")
        let unknown = try Command.run("lint", ".", "--rule", "missing-titel", in: folder.url)
        unknown.expect(
            status: 2,
            errorsStart: "intentc: error: unknown rule 'missing-titel'; did you mean 'missing-title'?"
        )
    }

    /// A text with a new ID loses its translation. The table of the development language reveals the old ID, and
    /// `strings sync` moves the row.
    @Test func lostTranslationsAreGivenTheirNewID() throws {
        try FileManager.default.copyItem(
            at: Project.schemas.appendingPathComponent("Localized"),
            to: folder.url.appendingPathComponent("Localized")
        )
        let table = folder.url.appendingPathComponent("Localized/de.lproj/Forecast.strings")
        let original = try String(contentsOf: table, encoding: .utf8)
        let old = original.replacingOccurrences(of: "\"nqT2vK\" =", with: "\"oLdOlD\" =")
        #expect(old != original)
        try Data(old.utf8).write(to: table)
        try folder.write(Array("\"oLdOlD\" = \"Show Forecast\";".utf8), to: "Localized/en.lproj/Forecast.strings")
        let result = try Command.run("lint", "Localized", in: folder.url)
        result.expect(
            outputContains: "warning: the translation of 'Show Forecast' for 'de' is lost: the text's id is 'nqT2vK', "
                + "not 'oLdOlD'"
        )
        // App Store Connect asks for the title whatever the reason.
        result.expect(outputContains: "'Show Forecast' has no translation for 'de' [IN0507 untranslated-title]")
        try Command.run("lint", "Localized", "--fix=all", in: folder.url).expect(errors: "")
        try Command.run("strings", "sync", "Localized", in: folder.url).expect(status: 0)
        #expect(try String(contentsOf: table, encoding: .utf8) == original)
        try Command.run("lint", "Localized", "--fix=some", in: folder.url).expect(status: 2)
    }

    /// The words of a row that nothing uses may be wanted again, so only `strings sync` removes it.
    @Test func noFixDeletesARow() throws {
        try FileManager.default.copyItem(
            at: Project.schemas.appendingPathComponent("Localized"),
            to: folder.url.appendingPathComponent("Localized")
        )
        let table = folder.url.appendingPathComponent("Localized/de.lproj/Forecast.strings")
        let text = try String(contentsOf: table, encoding: .utf8) + "\n\"xX0xX0\" = \"Wetter\";\n"
        try Data(text.utf8).write(to: table)
        let result = try Command.run("lint", "Localized", "--fix=all", in: folder.url)
        result.expect(
            outputContains: "help: 'intentc strings sync --remove-unused' shows and removes unused rows",
            errors: ""
        )
        #expect(try String(contentsOf: table, encoding: .utf8) == text)
    }

    @Test(arguments: ["Localized/de.lproj/Forecast.strings", "Localized/de.lproj", "Localized/de.lproj/"])
    func aTableStandsForItsDefinition(operand: String) throws {
        try FileManager.default.copyItem(
            at: Project.schemas.appendingPathComponent("Localized"),
            to: folder.url.appendingPathComponent("Localized")
        )
        let table = folder.url.appendingPathComponent("Localized/de.lproj/Forecast.strings")
        let text = try String(contentsOf: table, encoding: .utf8)
        try Data((text + "\n\"xX0xX0\" = \"Wetter\";\n").utf8).write(to: table)
        let result = try Command.run("lint", operand, in: folder.url)
        result.expect(outputContains: "the key 'xX0xX0' is not used by the definition")
    }

    @Test func aTableOfNoDefinitionIsNothingToLint() throws {
        try folder.write(Array("\"a\" = \"b\";".utf8), to: "de.lproj/Localizable.strings")
        let result = try Command.run("lint", "de.lproj/Localizable.strings", in: folder.url)
        result.expect(status: 0)
        #expect(result.stdout.isEmpty && result.stderr.isEmpty)
    }

    @Test func manyFindingsEndWithTotals() throws {
        for index in 0..<5 { try copy("LegacyModel", to: "Legacy\(index).intentdefinition") }
        let result = try Command.run("lint", ".", in: folder.url)
        let totals = """


             5  warning  IN0504 missing-description
            10  note     IN0820 missing-answer-text

            5 warnings and 10 notes at 20 places in 5 files; 5 definitions checked
            hide notes with --minimum-severity warning

            """
        result.expect(outputEnd: String(totals.dropFirst()))
    }

    /// The most severe findings come first over all files, a line for each.
    @Test func theShortFormIsALineForEachFinding() throws {
        for index in 0..<2 { try copy("LegacyModel", to: "Legacy\(index).intentdefinition") }
        let result = try Command.run("lint", ".", "--format", "short", in: folder.url)
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.count == 9, "\(result.output)")
        let places = lines.prefix(6).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(places.map { $0.hasSuffix("warning:") } == [true, true, false, false, false, false])
        #expect(places[0] == "Legacy0.intentdefinition:263:12: warning:")
        #expect(places[1] == "Legacy1.intentdefinition:263:12: warning:")
        #expect(lines.suffix(3) == ["", "2 warnings and 4 notes at 8 places in 2 files; 2 definitions checked", ""])
        let file = try Command.run("lint", ".", "--format", "short=findings.txt", in: folder.url)
        file.expect(output: "")
        let written = try String(contentsOf: folder.url.appendingPathComponent("findings.txt"), encoding: .utf8)
        #expect(written == result.output)
    }

    @Test func aDefinitionIsNoCommand() throws {
        try copy("SelectCharacter", to: "A.intentdefinition")
        let file = try Command.run("A.intentdefinition", in: folder.url)
        file.expect(
            status: 2,
            errorsStart: "intentc: error: a command is missing; did you mean 'intentc lint A.intentdefinition'?\n"
        )
    }

    @Test func theSchemaIsPrinted() throws {
        let schema = try Data(contentsOf: Project.root.appendingPathComponent("Docs/intentc.schema.json"))
        #expect(try Data(Command.run("config", "schema", in: folder.url).stdout) == schema)
    }
}
