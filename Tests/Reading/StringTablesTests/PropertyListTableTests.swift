import Foundation
import Translations
import Testing

@Suite struct PropertyListTableTests {
    @Test func readsXML() throws {
        let result = read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \t<key>a</key>
            \t<string>Eins &amp; zwei</string>
            \t<key>b</key>
            \t<dict/>
            </dict>
            </plist>
            """
        )
        #expect(result.entries == ["de a=Eins & zwei"])
        #expect(result.findings == ["7:2 IN0905 the value of 'b' must be a string, but is a dictionary"])
        let table = try #require(result.tables.first)
        let entry = try #require(table["a"])
        #expect(table.source.text(in: entry.range) == "<key>a</key>\n\t<string>Eins &amp; zwei</string>")
    }

    @Test func readsBinaryTablesWithKeyPaths() throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["a": "Eins", "b": 2] as [String: Any],
            format: .binary,
            options: 0
        )
        let result = read(Array(data))
        #expect(result.entries == ["de a=Eins"])
        #expect(result.findings == ["b IN0905 the value of 'b' must be a string, but is an integer"])
        let table = try #require(result.tables.first)
        let entry = try #require(table["a"])
        #expect(table.location(of: entry).place == .keyPath("a"))
        #expect(table.removal(of: entry) == nil)
    }

    @Test func wantsADictionary() {
        #expect(
            read("<plist><array/></plist>").findings == ["1:8 IN0901 expected a dictionary of strings, not an array"]
        )
    }

    @Test func handsOnWhatThePropertyListReaderFinds() {
        #expect(read("<plist><dict>").tables.isEmpty)
        #expect(!read("<plist><dict>").findings.isEmpty)
    }

    @Test func manyValuesThatAreNoTextsAreBounded() {
        let values = (0..<200).map { "<key>k\($0)</key><true/>" }.joined()
        let result = read("<plist><dict>\(values)<key>last</key><string>text</string></dict></plist>")
        #expect(result.findings.count == 100)
        #expect(result.entries == ["de last=text"])
    }
}
