import Diagnostics
import Foundation
import Translations
import TestSupport
import Testing

/// Sets texts of rows: existing bytes stay unchanged, and new text follows their style.
@Suite struct RowTextTests {
    private static let order = ["title1", "prompt", "reason", "answer"]

    private func set(_ text: String, _ rows: RowText..., order: [String] = order) throws -> String {
        try table(text).setting(rows, in: "de", order: order).text
    }

    @Test func onlyTheTextThatChangesIsReplaced() throws {
        let text = "/* c */\n\"title1\"  = \"Alt\" ;  // why\n\"prompt\" = \"Bleibt\\U00e4\";"
        #expect(
            try set(text, RowText(key: "title1", text: "Neu \"so\"\n"), RowText(key: "prompt", text: "Bleibtä"))
                == "/* c */\n\"title1\"  = \"Neu \\\"so\\\"\\n\" ;  // why\n\"prompt\" = \"Bleibt\\U00e4\";"
        )
    }

    @Test func newRowsGoNextToTheirNeighbours() throws {
        let text = "/* c */\n\"title1\" = \"1\"; // same line\n\n/* c */\n\"answer\" = \"4\";\n"
        #expect(
            try set(text, RowText(key: "reason", text: "3"), RowText(key: "prompt", text: "2", comment: "Ask */ me"))
                == "/* c */\n\"title1\" = \"1\"; // same line\n\n/* Ask * / me */\n\"prompt\" = \"2\";\n\n\"reason\" = \"3\";\n\n/* c */\n\"answer\" = \"4\";\n"
        )
    }

    @Test func aSortedTableStaysSorted() throws {
        let text = "\"answer\" = \"4\";\n\"prompt\" = \"2\";\n\"title1\" = \"1\";\n"
        #expect(
            try set(text, RowText(key: "reason", text: "3"))
                == "\"answer\" = \"4\";\n\"prompt\" = \"2\";\n\"reason\" = \"3\";\n\"title1\" = \"1\";\n"
        )
        #expect(
            try set(text, RowText(key: "aa", text: "0"))
                == "\"aa\" = \"0\";\n\"answer\" = \"4\";\n\"prompt\" = \"2\";\n\"title1\" = \"1\";\n"
        )
    }

    @Test func aRowBeforeTheFirstComesAfterTheHeadOfTheFile() throws {
        let text = "/* Head */\n\n/* c */\n\"prompt\" = \"2\";\n"
        #expect(
            try set(text, RowText(key: "title1", text: "1"))
                == "/* Head */\n\n\"title1\" = \"1\";\n\n/* c */\n\"prompt\" = \"2\";\n"
        )
    }

    @Test(arguments: [("", "\"title1\" = \"1\";\n"), ("/* Head */", "/* Head */\n\"title1\" = \"1\";\n")])
    func anEmptyTableGetsItsFirstRow(text: String, expected: String) throws {
        #expect(try set(text, RowText(key: "title1", text: "1")) == expected)
    }

    @Test func aMarkSaysThatARowIsNew() throws {
        let text = "\"title1\" = \"1\";\n"
        let marked = try set(text, RowText(key: "prompt", text: "Ask", state: .new))
        #expect(marked == "\"title1\" = \"1\";\n\n/* Translation: new */\n\"prompt\" = \"Ask\";\n")
        #expect(table(marked).contents.tables[0]["prompt"]?.values[0].state == .new)
        #expect(
            try set(marked, RowText(key: "prompt", text: "Fragen"))
                == "\"title1\" = \"1\";\n\n\"prompt\" = \"Fragen\";\n"
        )
        #expect(
            try set(text, RowText(key: "title1", text: "1", state: .needsReview))
                == "/* Translation: needs review */\n\"title1\" = \"1\";\n"
        )
    }

    @Test func aKeyAloneGetsATextOfItsOwn() throws {
        #expect(try set("title1;", RowText(key: "title1", text: "x")) == "title1 = \"x\";")
    }

    @Test func utf16StaysWhatItIs() throws {
        let text = "\"title1\" = \"Süß 🍲\";\r\n"
        for (mark, isBig) in [([0xFF, 0xFE], false), ([0xFE, 0xFF], true), ([], false)] as [([UInt8], Bool)] {
            func encoded(_ text: String) -> [UInt8] {
                mark + [UInt8](text.data(using: isBig ? .utf16BigEndian : .utf16LittleEndian) ?? Data())
            }
            let file = TableFile(SourceText(path: "a.strings", bytes: encoded(text)), language: "de")
            #expect(file.refusal == nil)
            let edited = try file.setting([RowText(key: "prompt", text: "é")], in: "de", order: Self.order)
            #expect(edited.bytes == encoded("\"title1\" = \"Süß 🍲\";\r\n\r\n\"prompt\" = \"é\";\r\n"))
        }
    }

    @Test func propertyListsGetTheirRowsInXML() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \t<key>answer</key>
            \t<string>4 &amp; 5</string>
            \t<key>title1</key>
            \t<string></string>
            </dict>
            </plist>
            """
        let edited = try set(
            text,
            RowText(key: "prompt", text: "a<b", state: .new),
            RowText(key: "title1", text: "T&C")
        )
        #expect(
            edited
                == """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0">
                <dict>
                \t<key>answer</key>
                \t<string>4 &amp; 5</string>
                \t<key>title1</key>
                \t<string>T&amp;C</string>
                \t<!-- Translation: new -->
                \t<key>prompt</key>
                \t<string>a&lt;b</string>
                </dict>
                </plist>
                """
        )
        #expect(table(edited).contents.tables[0]["prompt"]?.values[0].state == .new)
    }

    @Test func rowsGoWithTheirComments() throws {
        let text = "/* 1 */\n\"title1\" = \"1\";\n\n/* 2 */\n\"prompt\" = \"2\";\n"
        #expect(try table(text).removing(["prompt", "none"]).text == "/* 1 */\n\"title1\" = \"1\";\n\n")
    }

    // MARK: - Catalogues

    private static let catalogue = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "b" : {
              "comment" : "C/D",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Bä"
                  }
                }
              }
            },
            "d" : {

            }
          },
          "version" : "1.0"
        }
        """

    private func setInCatalogue(_ text: String, _ rows: [RowText], _ language: String) throws -> String {
        try table(text, path: "Intents.xcstrings", language: "").setting(rows, in: language, order: []).text
    }

    @Test func catalogueTextsAndStatesAreReplaced() throws {
        #expect(
            try setInCatalogue(Self.catalogue, [RowText(key: "b", text: "Neu/alt")], "de")
                == Self.catalogue.replacingOccurrences(of: "needs_review", with: "translated")
                .replacingOccurrences(of: "Bä", with: "Neu/alt")
        )
    }

    @Test func catalogueRowsAreWrittenAsXcodeWritesThem() throws {
        let edited = try setInCatalogue(
            Self.catalogue,
            ["a", "b", "C", "d"].map { RowText(key: $0, text: "\($0)-fr", state: .new, comment: "why") },
            "fr"
        )
        #expect(
            edited.contains(
                "\"strings\" : {\n    \"a\" : {\n      \"comment\" : \"why\",\n      \"extractionState\" : \"manual\",\n"
            )
        )
        #expect(
            edited.contains(
                "\"value\" : \"Bä\"\n          }\n        },\n        \"fr\" : {\n          \"stringUnit\" : {\n            \"state\" : \"new\",\n            \"value\" : \"b-fr\"\n          }\n        }\n      }\n    },\n    \"C\" : {"
            )
        )
        #expect(edited.contains("    \"d\" : {\n      \"localizations\" : {\n        \"fr\" : {"))
        #expect(edited.hasSuffix("\n  },\n  \"version\" : \"1.0\"\n}"))
    }

    @Test func catalogueKeysAreRemoved() throws {
        let file = table(Self.catalogue, path: "Intents.xcstrings", language: "")
        #expect(try file.removing(["d"]).text.contains("      }\n    }\n  },\n  \"version\""))
        #expect(try file.removing(["b"]).text.contains("\"strings\" : {\n    \"d\" : {\n\n    }\n  }"))
        #expect(try file.removing(["b", "d"]).text.contains("\"strings\" : {\n\n  },"))
    }

    @Test func formsOfANumberAreLeftToPeople() {
        let text = """
            {"sourceLanguage":"en","strings":{"b":{"localizations":{"de":{"variations":{"plural":{"one":
            {"stringUnit":{"state":"new","value":"x"}}}}}}}},"version":"1.0"}
            """
        #expect(throws: TableRefusal.self) { try setInCatalogue(text, [RowText(key: "b", text: "y")], "de") }
    }

    /// Setting every row of every real table to its own text changes nothing. Setting another text and restoring it
    /// does not change how the table is read.
    @Test(.needsCorpus)
    func realTablesSurviveBeingEdited() throws {
        for url in Project.files(below: try Corpus.folder(), withExtension: "strings") {
            let file = TableFile(SourceText(path: url.path, bytes: Array(try Data(contentsOf: url))), language: "x")
            let rows = (file.contents.tables.first?.entries ?? []).map { RowText(key: $0.key, text: $0.text ?? "") }
            #expect(try file.setting(rows, in: "x", order: []).bytes == file.bytes)
            let other = rows.map { RowText(key: $0.key, text: $0.text + " \"*/\n–é<&") }
            let changed = try file.setting(other, in: "x", order: [])
            let back = try changed.setting(rows, in: "x", order: [])
            #expect(back.contents.tables.first?.entries.map(\.text) == file.contents.tables.first?.entries.map(\.text))
            let new = RowText(key: "New.key", text: "${new}", state: .new, comment: "new")
            let grown = try file.setting([new], in: "x", order: rows.map(\.key) + ["New.key"])
            #expect(grown.contents.tables.first?.entries.count == rows.count + 1)
        }
    }
}
