import Foundation
import IntentRuntime
import Testing

/// Texts that are looked up in tables next to the program.
final class StringTableFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Tables-\(UUID())")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func text(_ parameter: OrderConfiguration.Parameter, _ languages: String...) throws -> String? {
        let tables = try StringTableFolder(folder, languages: languages)
        return OrderConfiguration.description(of: parameter).title?.string(in: tables)
    }

    private static let catalogue = """
        {
          "sourceLanguage": "en",
          "strings": {
            "count1": {
              "comment": "A count",
              "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "Anzahl" } },
                "fr": { "variations": { "plural": { "other": { "stringUnit": { "state": "new", "value": "Nombres" } } } } }
              }
            },
            "gift01": {}
          },
          "version": "1.0"
        }
        """

    @Test func textsAreTranslatedByTheirTables() throws {
        try write("/* Count */\n\"count1\" = \"Anzahl\";\n", to: "de.lproj/Orders.strings")
        #expect(try text(.count, "fr", "de-AT") == "Anzahl")
        #expect(OrderConfiguration.description(of: .gift).title?.id == "gift01")
        #expect(try text(.gift, "de") == "Gift", "the table has no row for it")
        #expect(try text(.count, "fr") == "Count", "no table is of that language")
    }

    @Test func textsAreTranslatedByACatalogue() throws {
        try write(Self.catalogue, to: "Orders.xcstrings")
        #expect(try text(.count, "it", "de-AT") == "Anzahl")
        #expect(try text(.count, "fr") == "Nombres")
        #expect(try text(.gift, "de") == "Gift", "the catalogue has no translation of it")
        #expect(try text(.count, "en", "de") == "Count", "the definition is in the first language")
        try write("\"gift01\" = \"Geschenk\";", to: "de.lproj/Orders.strings")
        #expect(try text(.gift, "de") == "Geschenk")
        #expect(try text(.count, "de") == "Anzahl")
    }

    @Test(arguments: ["de.lproj/Orders.strings", "Orders.xcstrings"])
    func aTableThatCannotBeReadIsAnError(path: String) throws {
        try write("{ count1 = ", to: path)
        let error = #expect(throws: UnreadableTable.self) { try StringTableFolder(self.folder, languages: ["de"]) }
        #expect(error?.path == folder.appendingPathComponent(path).path)
        #expect(error?.description.contains("Orders") == true)
    }

    @Test func aFolderThatIsNotThereIsAnError() {
        #expect(throws: (any Error).self) {
            try StringTableFolder(self.folder.appendingPathComponent("none"), languages: ["de"])
        }
    }
}
