import Diagnostics
import PropertyList
import Testing

/// The values of the elements of XML property lists.
@Suite struct XMLValueTests {
    @Test(
        arguments: [
            ("<dict/>", [:]), ("<dict></dict>", [:]), ("<dict>\n</dict>", [:]),
            ("<dict><key>b</key><true/><key>a</key><dict><key/><false/></dict></dict>", ["b": true, "a": ["": false]]),
            ("<array/>", []), ("<array> </array>", []),
            ("<array><true/><array><false/></array></array>", [true, [false]]),
            ("<string/>", ""), ("<string></string>", ""), ("<string> a\n\tb </string>", " a\n\tb "),
            ("<true/>", true), ("<false/>", false), ("<true></true>", true), ("<false />", false),
            ("<date>2026-01-31T12:00:00Z</date>", .date("2026-01-31T12:00:00Z")),
            ("<data/>", .data([])), ("<data>\n\t</data>", .data([])), ("<data>AAEC</data>", .data([0, 1, 2])),
            ("<data>\n\tAA\n\tEC\n\t/w==\n</data>", .data([0, 1, 2, 255])), ("<data>+/8=</data>", .data([0xFB, 0xFF])),
            ("<string\n>a</string\n>", "a"), ("<string class=\"x\">a</string>", "a"), ("<dict a='/'></dict>", [:]),
        ] as [(String, PropertyListValue)]
    )
    func values(text: String, value: PropertyListValue) {
        let reading = Reading(value: text)
        #expect(reading.findings == [])
        #expect(reading.value == value)
    }

    @Test(arguments: [
        ("0", 0), ("-0", 0), ("+7", 7), ("007", 7), ("\n 5", 5), ("-12", -12), ("0x1F", 31), ("0XfF", 255),
        ("-0x10", -16),
        ("9223372036854775807", .max), ("-9223372036854775808", .min), ("0x7fffffffffffffff", .max),
    ])
    func signedIntegers(text: String, value: Int64) {
        let reading = Reading(value: "<integer>\(text)</integer>")
        #expect(reading.findings == [])
        #expect(reading.result.document?.root.integer?.signed == value)
        #expect(reading.value == .integer(PropertyListInteger(value)))
    }

    @Test(arguments: ["18446744073709551615", "0xFFFFFFFFFFFFFFFF", "00000000000000000000000018446744073709551615"])
    func unsignedIntegers(text: String) {
        let reading = Reading(value: "<integer>\(text)</integer>")
        #expect(reading.findings == [])
        #expect(reading.result.document?.root.integer == PropertyListInteger(UInt64.max))
        #expect(reading.result.document?.root.integer?.signed == nil)
    }

    @Test(arguments: [
        ("0.5", 0.5), ("-1", -1), ("1e3", 1000), (" 2.5", 2.5), ("0.10000000000000001", 0.1), ("INF", .infinity),
        (".5", 0.5), ("1.", 1),
        ("+infinity", .infinity), ("-infinity", -.infinity), ("1e400", .infinity),
    ])
    func realNumbers(text: String, value: Double) {
        let reading = Reading(value: "<real>\(text)</real>")
        #expect(reading.findings == [])
        #expect(reading.result.document?.root.real == value)
    }

    @Test func notANumberIsARealNumber() {
        #expect(Reading(value: "<real>nan</real>").result.document?.root.real?.isNaN == true)
    }

    @Test(arguments: [
        ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x42;&#x63;", "ABc"), ("&#x1F600;", "😀"),
        ("&#0000000065;", "A"),
        ("&#9;&#10;&#13;", "\t\n\r"), ("a&amp;amp;b", "a&amp;b"), ("<![CDATA[<a> & ]] b]]>", "<a> & ]] b"),
        ("a<![CDATA[]]>b<![CDATA[c]]>", "abc"), ("a<!-- b -->c", "ac"), ("<!-- & - <b> -->a", "a"),
        ("<![CDATA[<!-- a -->]]>&lt;<!-- <![CDATA[ -->", "<!-- a --><"), ("]]&gt;", "]]>"), ("a > b", "a > b"),
        ("<!--->-->a", "a"), ("<![CDATA[>]]>", ">"), ("\r\n", "\r\n"),
        ("\u{7F}\u{85}\u{2028}\u{FEFF}", "\u{7F}\u{85}\u{2028}\u{FEFF}"),
    ])
    func characterData(content: String, text: String) {
        let reading = Reading(value: "<string>\(content)</string>")
        #expect(reading.findings == [])
        #expect(reading.result.document?.root.string.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test func numbersAndDataMayHoldCommentsAndReferences() {
        let reading = Reading(
            value: "<array><integer>1<!-- -->2</integer><data>AA<!-- -->EC</data><real>&#49;.5</real></array>"
        )
        #expect(reading.findings == [])
        #expect(reading.value == [12, .data([0, 1, 2]), 1.5])
    }

    @Test func commentsAndInstructionsMayStandEverywhere() {
        let reading = Reading(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- before the document type: <dict> -->
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <?a?><!----><plist version="1.0"><!-- - --><dict><?b ??><!-- <key>c</key> -->
            <key>a</key><!-- between --><?c >?><array><!-- in --></array><!-- last --></dict>
            <!-- after --></plist><?d?><!-- end -->
            """
        )
        #expect(reading.findings == [])
        #expect(reading.value == ["a": []])
    }

    @Test func thePlistElementAndTheDeclarationMayBeLeftOut() {
        #expect(Reading("<dict><key>a</key><true/></dict>").value == ["a": true])
        #expect(Reading("\n <string>a</string>").value == "a")
        #expect(Reading("<plist><true/></plist>").findings == [])
    }

    @Test func aDocumentTypeIsSkippedAndNeverFetched() {
        let types = [
            "<!DOCTYPE plist>", "<!DOCTYPE plist SYSTEM 'file:///dev/random'>", "<!DOCTYPE plist SYSTEM \"a>b[c\">",
        ]
        for type in types {
            #expect(Reading("\(type)<plist><true/></plist>").findings == [])
        }
    }

    @Test func keysKeepTheirOrderAndTheirBytes() {
        let reading = Reading(
            "<dict><key>b</key><true/><key>&#98;a</key><true/><key>e\u{301}</key><true/><key>\u{E9}</key><true/></dict>"
        )
        #expect(reading.findings == [])
        #expect(
            reading.result.document?.keyNames.map { Array($0.utf8) }
                == ["b", "ba", "e\u{301}", "\u{E9}"].map { Array($0.utf8) }
        )
    }

    /// Keys that are equal in Swift but not in Apple's reader, next to one that must be decoded.
    @Test func aKeyIsTheSameHoweverItIsWritten() {
        let text = """
            <array>
            <dict><key>\u{E9}</key><true/><key>e\u{301}</key><true/></dict>
            <dict><key>a&amp;b</key><true/></dict>
            <dict><key><![CDATA[a&b]]></key><true/></dict>
            <dict><key>&#xE9;</key><true/></dict>
            <dict><key/><true/></dict>
            <dict><key></key><true/></dict>
            </array>
            """
        let reading = Reading(text)
        #expect(reading.findings == [])
        #expect(reading.result.document?.keyNames == ["\u{E9}", "e\u{301}", "a&b", ""])
        let keys = reading.result.document?.root.children.flatMap { $0.children.map(\.key) }
        #expect(keys == [0, 1, 2, 2, 0, 3, 3])
    }

    @Test func everyValueKnowsItsPlaces() throws {
        let text =
            "<dict><key>a</key>\n<array x='1'><string>b</string></array> <key>c</key><array/><key>d</key><true/></dict>"
        let document = try #require(Reading(text).result.document)
        func written(_ range: SourceRange) -> String { document.source.text(in: range) }
        let array = try #require(document.root["a"])
        #expect(written(document.root.range) == text)
        #expect(written(document.root.contentRange) == String(text.dropFirst(6).dropLast(7)))
        #expect(written(document.root.pointingRange) == "<dict>")
        #expect(written(array.keyRange) == "a")
        #expect(written(array.range) == "<array x='1'><string>b</string></array>")
        #expect(written(array.contentRange) == "<string>b</string>")
        #expect(array.childCount == 1)
        let string = try #require(array.children.first { _ in true })
        #expect(written(string.range) == "<string>b</string>")
        #expect(written(string.contentRange) == "b")
        #expect(string.childCount == 0)
        #expect(string.children.map(\.kind) == [])
        #expect(document.root["c"]?.contentRange.offsets.isEmpty == true)
        #expect(document.root["d"].map { written($0.range) } == "<true/>")
        #expect(document.root["e"] == nil)
        #expect(document.root.children.map(\.keyName) == ["a", "c", "d"])
    }
}
