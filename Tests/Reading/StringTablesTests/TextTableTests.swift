import Diagnostics
import Translations
import Testing
import FileChanges

@Suite struct TextTableTests {
    @Test func readsEntriesAndComments() {
        let result = read(
            "/* Title */\n\"a\" = \"Eins\";\n// more\nbare.key-1 = \"Zwei\" ; 'q' = 'Drei';\n\"alone\";\n"
        )
        #expect(result.entries == ["de a=Eins", "de bare.key-1=Zwei", "de q=Drei", "de alone=alone"])
        #expect(result.findings == [])
    }

    @Test func keepsPlaces() throws {
        let table = try #require(read("\u{FEFF}/* é */ \"a\" = \"x\" ;").tables.first)
        let entry = try #require(table["a"])
        #expect(table.source.text(in: entry.keyRange) == "\"a\"")
        #expect(table.source.text(in: entry.values[0].range) == "\"x\"")
        #expect(table.source.text(in: entry.range) == "\"a\" = \"x\" ;")
        #expect(table.location(of: entry).place == .range(entry.keyRange))
        #expect(table["b"] == nil)
    }

    @Test(arguments: [
        (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"),
        (#"\"\\\'\q"#, "\"\\'q"),
        (#"\U0041\U00e9\U41x"#, "AéAx"),
        (#"\UD83D\UDE00 \UD83D"#, "😀 \u{FFFD}"),
        (#"\101\0\316x\1012"#, "A\0\u{2DB}xA2"),
        (#"\é\日"#, "é日"),
        ("a\nb", "a\nb"),
        ("\\\n", "\n"),
        ("it's // no /* comment */", "it's // no /* comment */"),
    ])
    func readsEscapesAsThePlatformDoes(written: String, text: String) {
        let result = read("\"k\" = \"\(written)\";")
        #expect(result.tables.first?["k"]?.text == text)
        #expect(result.findings == [])
    }

    @Test func saysThatASmallUIsNoEscape() {
        let result = read(#""k" = "a\u00e9\u{41}";"#)
        #expect(result.tables.first?["k"]?.text == "au00e9u{41}")
        #expect(
            result.findings == [
                "1:9 IN0907 the platform reads '\\u' as the letter 'u'",
                "1:15 IN0907 the platform reads '\\u' as the letter 'u'",
            ]
        )
    }

    @Test func namesTheEntryOfEachFinding() {
        let result = read("\"a\" = \"x\";\n\"b\" = \"\\u1\";\n\"c\" = (1);")
        #expect(result.diagnostics.map(\.symbol) == ["string/c", "string/b"])
    }

    @Test func findsAMissingSemicolonAndReadsOn() {
        let result = read("\"a\" = \"1\"\n\n\"b\" = \"2\";\n\"c\" = \"3\"")
        #expect(
            result.findings == ["1:10 IN0902 expected ';' after the text", "4:10 IN0902 expected ';' after the text"]
        )
        #expect(result.entries == ["de a=1", "de b=2", "de c=3"])
        #expect(result.fixed == "\"a\" = \"1\";\n\n\"b\" = \"2\";\n\"c\" = \"3\";")
    }

    @Test func findsAQuotationMarkInsideAText() {
        let result = read("\"a\" = \"say \"hello\" now\";\n\"b\" = \"2\";\n")
        #expect(result.findings == ["1:13 IN0901 expected ';' after the text"])
        #expect(result.entries == ["de a=say ", "de b=2"])
        #expect(result.diagnostics.first?.help == #"write a quotation mark inside the text as \""#)
    }

    @Test(arguments: [
        ("\"a\" \"b\";", "1:5 IN0901 expected '=' after the key"),
        ("\"a\"", "1:4 IN0901 expected '=' after the key, but the file ends here"),
        ("\"a\" =", "1:6 IN0901 expected text, but the file ends here"),
        ("\"a\" = ;", "1:7 IN0901 expected text"),
        ("= \"b\";", "1:1 IN0901 expected a key"),
        ("\"a\" = \"b;\n", "1:7 IN0901 the text has no closing quotation mark"),
        ("\"a\" = \"b\"; /* c", "1:12 IN0901 the comment is never closed"),
        ("{ \"a\" = \"b\";", "1:13 IN0901 expected '}', but the file ends here"),
        ("{ \"a\" = \"b\"; } x", "1:16 IN0901 expected nothing after '}'"),
        ("“a” = “b”;", "1:1 IN0901 expected a key"),
        ("\"a\" = ( b, c ;", "1:7 IN0901 the value is never closed"),
    ])
    func placesErrors(table: String, finding: String) { #expect(read(table).findings == [finding]) }

    @Test func acceptsTheBracesOfADictionary() {
        #expect(read("{ \"a\" = b; }\n").entries == ["de a=b"])
        #expect(read("{ \"a\" = b; }\n").findings == [])
    }

    @Test func saysWhichValuesAreNoTexts() {
        let result = read("\"a\" = { x = \"};\"; };\n\"b\" = (1, 2);\n\"c\" = <0fbd>;\n\"d\" = \"t\";")
        #expect(result.entries == ["de d=t"])
        #expect(
            result.findings == [
                "1:7 IN0905 the value of 'a' is not a string", "2:7 IN0905 the value of 'b' is not a string",
                "3:7 IN0905 the value of 'c' is not a string",
            ]
        )
    }

    @Test func reportsARepeatedKeyAndKeepsTheLaterEntry() {
        let result = read("\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n")
        #expect(result.entries == ["de a=3", "de b=2"])
        #expect(result.findings == ["3:1 IN0904 duplicate key 'a' with a different text"])
        #expect(result.diagnostics.first?.symbol == "string/a")
        #expect(result.diagnostics.first?.related.map(\.message) == ["this entry is never used"])
        #expect(result.diagnostics.first?.fixIts.isEmpty == true)
    }

    @Test func removesARepeatedEntryThatSaysTheSame() {
        let result = read("\"a\" = \"1\";\n  \"a\" = \"1\";\n\"b\" = \"2\";\n")
        #expect(result.findings == ["2:3 IN0904 duplicate key 'a'"])
        #expect(result.fixed == "\"a\" = \"1\";\n\"b\" = \"2\";\n")
    }

    /// An entry without a semicolon once extended to the next one and was removed with the entries in between.
    @Test(arguments: [
        (#""A" = "Z"; "A" = "Z" "B" = "Titel";"#, ["1:22 IN0901 expected ';' after the text"]),
        (
            "\"A\" = \"Say \"hi\" now\";\n\"A\" = \"Say \"bye\" now\";",
            ["1:13 IN0901 expected ';' after the text", "2:13 IN0901 expected ';' after the text"]
        ),
        (
            "\"A\" = \"Z\"\n\"B\" = \"say \"x\" y\";\n\"A\" = \"Z\";",
            [
                "1:10 IN0902 expected ';' after the text", "2:13 IN0901 expected ';' after the text",
                "3:1 IN0904 duplicate key 'A'",
            ]
        ),
    ])
    func nothingIsRemovedFromAMalformedTable(table: String, findings: [String]) {
        let result = read(table)
        #expect(result.findings == findings)
        #expect(result.safelyFixed == table)
    }

    @Test func anEntryWithoutASemicolonEndsWithItsText() throws {
        let table = try #require(read(#""A" = "Z" "B" = "Titel"; "C" = "1""#).tables.first)
        #expect(table.entries.map { table.source.text(in: $0.range) } == [#""A" = "Z""#, #""C" = "1""#])
    }

    /// The removal and the fix for the semicolon after it were once applied together, which left a single semicolon.
    @Test func aRepeatedEntryWithoutASemicolonIsRemovedAsAWhole() {
        let result = read("\"A\" = \"Z\";\n\"A\" = \"Z\"")
        #expect(
            result.findings == ["2:10 IN0902 expected ';' after the text", "2:1 IN0904 duplicate key 'A'"]
        )
        #expect(result.fixed == "\"A\" = \"Z\";\n\"A\" = \"Z\";")
        #expect(read(result.fixed).fixed == "\"A\" = \"Z\";\n")
    }

    @Test func readsUTF16BothWaysWithAndWithoutAMark() {
        let text = "\"a\" = \"é😀\";\n"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
            #expect(read(bytes).entries == ["de a=é😀"])
            #expect(read(bytes).findings == [])
            #expect(read(bytes).source.bytes == Array(text.utf8))
        }
    }

    @Test func saysWhichBytesAreNoText() {
        #expect(
            read(Array("\"a\" = \"".utf8) + [0xE9] + Array("\";".utf8)).findings
                == ["1:8 IN0903 the byte 0xE9 is not valid UTF-8"]
        )
        #expect(
            read([0xFF, 0xFE, 0x3B]).findings.first == "file IN0903 the file is UTF-16 but has an odd number of bytes"
        )
        #expect(
            read([0xFF, 0xFE, 0x22, 0, 0x00, 0xD8, 0x22, 0, 0x3B, 0]).findings
                == ["file IN0903 the file is UTF-16 but contains an unpaired surrogate"]
        )
        #expect(
            read([0xFF, 0xFE, 0x22, 0, 0x00, 0x00, 0x22, 0, 0x3B, 0]).findings
                == ["1:2 IN0903 the text contains a null character"]
        )
    }

    @Test func namesAnUnfinishedMerge() {
        let result = read("<<<<<<< HEAD\n\"a\" = \"1\";\n=======\n\"a\" = \"2\";\n>>>>>>> other\n")
        #expect(result.findings == ["1:1 IN0101 unresolved merge conflict: '<<<<<<< HEAD'"])
        #expect(
            read("\"b\" = \"c\";\n<<<<<<< HEAD\n>>>>>>> x\n").findings == [
                "2:1 IN0101 unresolved merge conflict: '<<<<<<< HEAD'"
            ]
        )
    }

    @Test func anEmptyTableIsATable() {
        for empty in ["", "\n", "/* nothing */\n", "\u{FEFF}"] {
            #expect(read(empty).tables.count == 1)
            #expect(read(empty).findings == [])
        }
    }

    @Test func survivesAnyBytes() {
        var state: UInt64 = 7
        let alphabet = Array("\"'=;{}()<>/*\\Uu01a\n \u{FEFF}é".utf8) + [0, 0xFF]
        for _ in 0..<2000 {
            let bytes = (0..<24).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return alphabet[Int(state >> 33) % alphabet.count]
            }
            let result = read(bytes)
            #expect(result.tables.count <= 1)
        }
    }
}

@Suite struct StringTableRemovalTests {
    private func remove(_ key: String, from text: String, path: String = "de.lproj/Intents.strings") throws -> String {
        let table = try #require(read(text, path: path).tables.first)
        let entry = try #require(table[key])
        let edit = try #require(table.removal(of: entry))
        let fixIt = FixIt("Remove", isSafe: true, edits: [edit])
        return String(decoding: FixApplication([fixIt], to: table.source.bytes).bytes, as: UTF8.self)
    }

    @Test func takesTheCommentAndTheEmptyLine() throws {
        let table = "/* A */\n\"a\" = \"1\";\n\n/* B */\n\"b\" = \"2\";\n\n/* C */\n\"c\" = \"3\";\n"
        #expect(try remove("b", from: table) == "/* A */\n\"a\" = \"1\";\n\n/* C */\n\"c\" = \"3\";\n")
        #expect(try remove("a", from: table) == "/* B */\n\"b\" = \"2\";\n\n/* C */\n\"c\" = \"3\";\n")
        #expect(try remove("c", from: table) == "/* A */\n\"a\" = \"1\";\n\n/* B */\n\"b\" = \"2\";\n\n")
    }

    @Test func leavesACommentThatStandsApart() throws {
        #expect(try remove("a", from: "/* File */\n\n\"a\" = \"1\";\n") == "/* File */\n\n")
        #expect(try remove("b", from: "\"a\" = \"1\"; /* A */\n\"b\" = \"2\";\n") == "\"a\" = \"1\"; /* A */\n")
    }

    @Test func takesNothingElseOfALine() throws {
        #expect(try remove("a", from: "\"a\" = \"1\"; \"b\" = \"2\";\r\n") == " \"b\" = \"2\";\r\n")
        let rows = ["a", "b", "c"].map { "\"\($0)\" = \"1\";\r\n" }
        #expect(try remove("a", from: rows[0] + rows[1]) == rows[1])
        // An empty line goes only if another one is left.
        #expect(try remove("b", from: rows[0] + rows[1] + "\r\n" + rows[2]) == rows[0] + "\r\n" + rows[2])
        #expect(try remove("b", from: rows[0] + "\r\n" + rows[1] + "\r\n" + rows[2]) == rows[0] + "\r\n" + rows[2])
    }

    @Test func manyRepeatedKeysAreBoundedAndHideNoEntry() throws {
        let repeated = (0..<200).map { "a = x\($0);\n" }.joined()
        let result = read(repeated + "last = text;\nwrong\n")
        #expect(result.findings.count == 101)
        #expect(result.findings.last?.contains("expected '='") == true)
        #expect(try #require(result.tables.first)["last"]?.text == "text")
        // Errors do not count.
        #expect(read(String(repeating: "a b;\n", count: 50) + repeated).findings.count == 150)
    }
}
