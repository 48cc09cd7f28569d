import Diagnostics
import Foundation
import Translations
import TestSupport
import Testing

/// Changes the keys of rows and preserves every other byte.
@Suite struct RekeyingTests {
    private func result(_ bytes: [UInt8], _ moves: KeyMoves, path: String = "A.strings") throws -> [UInt8]? {
        let moved = try TableFile(SourceText(path: path, bytes: bytes), language: "").moving(moves).bytes
        return moved == bytes ? nil : moved
    }

    private func text(_ text: String, _ moves: KeyMoves, path: String = "A.strings") throws -> String? {
        try result(Array(text.utf8), moves, path: path).map { String(decoding: $0, as: UTF8.self) }
    }

    private func copy(to ids: String..., among known: Set<String> = []) -> KeyMoves {
        KeyMoves([:], copying: ids.map { ("A", $0) }, among: known)
    }

    private func rename(among known: Set<String> = []) -> KeyMoves { KeyMoves(["A": "New"], among: known) }

    private var copy: KeyMoves { copy(to: "New") }
    private var rename: KeyMoves { rename() }

    @Test func aCopyFollowsItsRow() throws {
        #expect(
            try text("/* Soup */\n\t\"A\" = \"Suppe\";\n\n\"B\" = \"b\";\n", copy)
                == "/* Soup */\n\t\"A\" = \"Suppe\";\n\t\"New\" = \"Suppe\";\n\n\"B\" = \"b\";\n"
        )
        #expect(try text("\"A\" = \"Suppe\";", copy) == "\"A\" = \"Suppe\";\n\"New\" = \"Suppe\";")
        #expect(
            try text("\"A\" = \"Suppe\" ;\r\n\"B\" = \"b\";", copy)
                == "\"A\" = \"Suppe\" ;\r\n\"New\" = \"Suppe\" ;\r\n\"B\" = \"b\";"
        )
        #expect(
            try text("{ A = Suppe; B = 'b'; } // end", copy) == "{ A = Suppe; \"New\" = Suppe; B = 'b'; } // end"
        )
        #expect(try text("\"A\" = \"x\"; // x\n", copy) == "\"A\" = \"x\"; \"New\" = \"x\"; // x\n")
    }

    @Test func aKeyAloneStandsForItsText() throws {
        #expect(try text("\"A\";\n", copy) == "\"A\";\n\"New\" = \"A\";\n")
        #expect(try text("A;\n", rename) == "\"New\" = A;\n")
    }

    @Test func aRowIsRenamedWhereItStands() throws {
        #expect(
            try text("/* Soup */\n'A' /* is */ = \"\\\"S\\\"\";\n\"B\" = \"A\";\n", rename)
                == "/* Soup */\n\"New\" /* is */ = \"\\\"S\\\"\";\n\"B\" = \"A\";\n"
        )
        let swap = KeyMoves(["A": "B", "B": "A"], among: [])
        #expect(try text("\"A\" = \"a\"; \"B\" = \"b\";", swap) == "\"B\" = \"a\"; \"A\" = \"b\";")
    }

    @Test func severalPlacesGetARowEach() throws {
        #expect(
            try text("\"A\" = \"a\";\n", copy(to: "New", "Other"))
                == "\"A\" = \"a\";\n\"New\" = \"a\";\n\"Other\" = \"a\";\n"
        )
    }

    @Test func rowsOfValuesMoveWithTheirTextAndTheirValue() throws {
        let ids: Set = ["A", "T", "V-1", "A-B"]
        #expect(
            try text("\"A-V-1\" = \"1\";\n\"T-A\" = \"2\";\n\"A-B\" = \"3\";\n\"A-Z\" = \"4\";\n", rename(among: ids))
                == "\"New-V-1\" = \"1\";\n\"T-New\" = \"2\";\n\"A-B\" = \"3\";\n\"A-Z\" = \"4\";\n"
        )
        #expect(
            try text("\"A-A\" = \"1\";\n", copy(to: "New", among: ids))
                == "\"A-A\" = \"1\";\n\"A-New\" = \"1\";\n\"New-A\" = \"1\";\n\"New-New\" = \"1\";\n"
        )
    }

    @Test func propertyListsKeepTheirLayout() throws {
        let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"
        let row = "\t<key>A</key>\n\t<string>a &amp; b</string>\n"
        let end = "</dict>\n</plist>\n"
        let copied = row.replacing("<key>A<", with: "<key>New<")
        #expect(try text(start + row + end, copy) == start + row + copied + end)
        #expect(try text(start + row + end, rename) == start + copied + end)
    }

    @Test func cataloguesMoveAllLanguages() throws {
        func catalogue(_ rows: String) -> String {
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(rows)\n  },\n  \"version\" : \"1.0\"\n}\n"
        }
        func row(_ key: String) -> String {
            """
                "\(key)" : {
                  "localizations" : {
                    "de" : { "stringUnit" : { "state" : "translated", "value" : "Suppe" } },
                    "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Soupe" } }
                  }
                }
            """
        }
        let before = catalogue(row("A") + ",\n" + row("Z"))
        #expect(
            try text(before, copy, path: "A.xcstrings")
                == catalogue(row("A") + ",\n" + row("New") + ",\n" + row("Z"))
        )
        #expect(try text(before, rename, path: "A.xcstrings") == catalogue(row("New") + ",\n" + row("Z")))
        #expect(
            try text(catalogue(row("A")), copy, path: "A.xcstrings") == catalogue(row("A") + ",\n" + row("New"))
        )
    }

    @Test(arguments: [true, false], [true, false])
    func utf16StaysUTF16(isBigEndian: Bool, hasMark: Bool) throws {
        func encoded(_ text: String) -> [UInt8] {
            let data = (hasMark ? "\u{FEFF}" + text : text)
                .data(using: isBigEndian ? .utf16BigEndian : .utf16LittleEndian)
            return [UInt8](data ?? Data())
        }
        let before = "\"A\" = \"汤 🍲\";\n"
        #expect(try result(encoded(before), copy) == encoded(before + "\"New\" = \"汤 🍲\";\n"))
    }

    @Test func aTableWithoutTheIDIsLeftAlone() throws {
        #expect(try text("\"B\" = \"A\"; // A\n", copy) == nil)
    }

    @Test(arguments: [
        ("\"A\" = \"a\";\n\"A\" = \"b\";", "duplicate key 'A' with a different text"),
        ("\"A\" = \"a\";\n\"B\" = \"b\";\n\"B\" = \"b\";", "duplicate key 'B'"),
        ("\"A\" = \"a\"\n\"B\" = \"b\";", "expected ';' after the text in line 1"),
        ("\"A\" = \"say \"hi\" now\";", "expected ';' after the text in line 1"),
        ("\"B\" = \"b", "the text has no closing quotation mark in line 1"),
        ("{ \"A\" = ( a ); }", "the value of 'A' is not a string"),
    ])
    func whatIsNotCertainIsRefused(table: String, reason: String) {
        #expect(throws: TableRefusal(path: "A.strings", reason: reason)) { try text(table, copy) }
    }

    @Test func otherEncodingsAreRefused() throws {
        #expect(throws: TableRefusal(path: "A.strings", reason: "the byte 0xFC is not valid UTF-8 in line 1")) {
            try result(Array("\"A\" = \"".utf8) + [0xFC] + Array("\";".utf8), copy)
        }
        let binary = try PropertyListSerialization.data(fromPropertyList: ["A": "b"], format: .binary, options: 0)
        #expect(
            throws: TableRefusal(
                path: "A.strings",
                reason: "it is a binary property list; convert it to text with 'plutil -convert xml1'"
            )
        ) {
            try result(Array(binary), copy)
        }
    }

    @Test(arguments: ["", "a b", "a\"b", "a\\b", "<a", "a&b", "a\nb"])
    func idsThatNeedEscapesAreRefused(id: String) {
        #expect(
            throws: TableRefusal(path: "A.strings", reason: "the new id contains characters that a table must escape")
        ) {
            try text("\"A\" = \"a\";", copy(to: id))
        }
    }

    /// Rekeying there and back restores the file, and the platform's reader reads copies like the original rows.
    @Test(.needsCorpus)
    func everyRealTableCanBeRekeyed() throws {
        var count = 0
        for file in Project.files(below: try Corpus.folder(), withExtension: "strings") {
            let source = SourceText(path: file.path, bytes: Array(try Data(contentsOf: file)))
            let read = StringTableReader.read(source, language: "x")
            let entries = read.tables.flatMap(\.entries)
            guard read.diagnostics.isEmpty, let entry = entries.randomElement(),
                entry.key.utf8.allSatisfy({ $0 > 0x20 })
            else { continue }
            let new = "Order.size.prompt"
            let moved = try #require(try result(source.bytes, KeyMoves([entry.key: new], among: []), path: file.path))
            let again = try result(moved, KeyMoves([new: entry.key], among: []), path: file.path)
            let isQuoted = source.bytes == read.source.bytes && read.source.text(in: entry.keyRange).hasPrefix("\"")
            if isQuoted { #expect(again == source.bytes, "\(file.path): \(entry.key)") }
            let copied = KeyMoves([:], copying: [(entry.key, new)], among: [])
            let bytes = try #require(try result(source.bytes, copied, path: file.path))
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String]
            if let list { #expect(list[new] == list[entry.key]) }
            count += 1
        }
        #expect(count > 300)
    }
}
