import Diagnostics
import Foundation
import TestSupport
import Testing

/// The project's own definitions have no findings, except those that an old definition cannot avoid.
@Suite struct OwnSchemas {
    @Test func nothingElseIsWrongWithThem() throws {
        let findings = try LintFolder.findings(below: Project.schemas).filter { $0.severity > .note }
        #expect(
            findings.map { "\($0.location.path.split(separator: "/").last ?? ""): \($0.message)" } == [
                "LegacyModel.intentdefinition: intent 'ToggleSprinkler' has no description; also 'DrainHose'"
            ]
        )
    }

    /// The page on the format says that these are enough.
    @Test func theDefinitionsOfTheFormatPageHaveNoFindings() throws {
        let page = try String(contentsOf: Project.root.appendingPathComponent("Docs/Format.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```xml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
        try #require(blocks.count == 2)
        let key = "\t\t\t<key>INIntentEligibleForWidgets</key><true/>\n"
        let folder = try TemporaryDirectory()
        try folder.write(blocks[0].utf8, to: "Widget.intentdefinition")
        try folder.write(blocks[0].replacing(key, with: blocks[1]).utf8, to: "Action.intentdefinition")
        #expect(blocks[0].contains(key))
        #expect(try LintFolder.findings(below: folder.url).map(\.message) == [])
    }

    /// A text with an enumeration has one row for each case and none of its own.
    @Test func rowsForEachValueAreKnown() throws {
        let folder = try TemporaryDirectory()
        try FileManager.default.copyItem(
            at: Project.schemas.appendingPathComponent("Localized"),
            to: folder.url.appendingPathComponent("Localized")
        )
        let table = folder.url.appendingPathComponent("Localized/de.lproj/Forecast.strings")
        let text = try String(contentsOf: table, encoding: .utf8)
        let row = "\"8CgSNl-ddRwyZ\" = \"Zeige die Vorhersage für ${city} in Fahrenheit\";\n"
        #expect(text.contains(row))
        try Data(text.replacingOccurrences(of: row, with: "\"8CgSNl-xxxxxx\" = \"${stadt}\";\n").utf8).write(to: table)
        let findings = try LintFolder.findings(below: folder.url).filter {
            $0.severity > .note || $0.kind.name == "orphaned-translation"
        }
        #expect(
            findings.map { "\($0.kind.name): \($0.message)" } == [
                "untranslated-text: 'Show the forecast for ${city} in ${scale…' has no translation with the value 'fahrenheit' for 'de'",
                "orphaned-translation: the key '8CgSNl-xxxxxx' is not used by the definition",
            ]
        )
    }
}
