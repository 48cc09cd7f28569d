import Foundation
import TestSupport
import Testing

/// A text has lost its translation if no id of the new state finds the row that the old state had.
@Suite struct KeptTranslationTests {
    private let repository: SampleRepository

    init() throws { repository = try SampleRepository() }

    private func write(id: String, table: String?) throws {
        let definition = StringsSample.definition().replacing("aB3dE6", with: id)
        try repository.write(definition, to: "App/Base.lproj/Intents.intentdefinition")
        let path = "App/de.lproj/Intents.strings"
        if let table {
            try repository.write(table, to: path)
        } else {
            try? FileManager.default.removeItem(at: repository.folder.url.appending(path: path))
        }
    }

    private static let translated = "\"aB3dE6\" = \"Suppe bestellen\";\n"
    private static let moved = "\"OrderSoup.title\" = \"Suppe bestellen\";\n"
    private static let other = "\"xX0xX0\" = \"Suppe\";\n"
    private static let damaged = "<<<<<<< HEAD\n\"aB3dE6\" = \"Suppe\";\n"
    private static let lost = "its translations are no longer found."

    /// All ids of a definition that move with its tables are one line.
    @Test func idsThatTablesFollowAreOneChange() throws {
        try repository.write(StringsSample.definition(), to: "App/Base.lproj/Intents.intentdefinition")
        let rows = Self.translated + "\"dEsCrI\" = \"Bestellt Suppe\";\n\"pR0mPt\" = \"Welche ${size}?\";\n"
        try repository.write(rows, to: "App/de.lproj/Intents.strings")
        try repository.commit("Order soup")
        try repository.run("strings", "rekey", "App").expect(status: 0)
        let all = try repository.run("breaking", "App", "--against", "HEAD", "--all").output
        let lines = all.split(separator: "\n").filter { $0.contains("aB3dE6") }
        #expect(lines.count == 1 && lines[0].hasPrefix("texts of 'Intents': "), "\(all)")
        let table = try repository.run("breaking", "App", "--against", "HEAD", "--format", "markdown").output
        #expect(table.split(separator: "\n").count { $0.contains("string id") } == 1, "\(table)")
    }

    /// - Parameter condition: the start of the finding's advice; `nil` for no finding.
    @Test(
        arguments: [
            (translated, moved, nil), (nil, nil, nil), (nil, moved, nil), (other, moved, nil), (damaged, moved, nil),
            (translated, translated, ""), (translated, nil, ""), (translated, other, ""),
            (translated, damaged, "Unless 'App/de.lproj/Intents.strings', which was not read, has the new id, "),
            (
                damaged, other,
                "If 'App/de.lproj/Intents.strings', which was not read before, translates the text, "
            ),
        ] as [(String?, String?, String?)]
    )
    func anIDThatChangesLosesWhatIsNoLongerFound(before: String?, now: String?, condition: String?) throws {
        try write(id: "aB3dE6", table: before)
        try repository.commit("Order soup")
        try write(id: "OrderSoup.title", table: now)
        let advice = condition.map { $0.isEmpty ? "Its" + Self.lost.dropFirst(3) : $0 + Self.lost }
        func expect(_ result: ProcessResult) {
            let finding = "'OrderSoup' changed from aB3dE6 to OrderSoup.title [IN1390 string-id-changed]"
            #expect(result.output.contains(finding) == (advice != nil), "\(result)")
            if let advice { #expect(result.output.contains("help: \(advice)\n"), "\(result)") }
            result.expect(status: 0)
        }
        expect(try repository.run("breaking", "App", "--against", "HEAD"))
        let all = try repository.run("breaking", "App", "--against", "HEAD", "--all", "--format", "json")
        let kind = advice == nil ? "string-id-replaced" : "string-id-changed"
        all.expect(outputContains: "\"change\": \"\(kind)\"")
        try repository.commit("Change the id")
        expect(try repository.run("breaking", "HEAD~..HEAD", "App"))
        let log = try repository.run("breaking", "--log", "main", "App")
        #expect(log.output.contains("IN1390") == (advice != nil), "\(log)")
    }

    /// What nobody has translated yet is no translation, although a text stands there.
    @Test(arguments: ["new", "translated"])
    func onlyATranslationCanBeLost(state: String) throws {
        for (id, row) in [("aB3dE6", "aB3dE6"), ("OrderSoup.title", "xX0xX0")] {
            try write(id: id, table: nil)
            let unit = #"{ "de": { "stringUnit": { "state": "\#(state)", "value": "Order" } } }"#
            let strings = #"{ "\#(row)": { "localizations": \#(unit) } }"#
            try repository.write(
                #"{ "sourceLanguage": "en", "strings": \#(strings), "version": "1.0" }"#,
                to: "App/Intents.xcstrings"
            )
            try repository.commit(id)
        }
        let result = try repository.run("breaking", "App", "HEAD~..HEAD")
        #expect(result.output.contains("[IN1390 string-id-changed]") == (state == "translated"), "\(result)")
    }
}
