import PropertyList
import Testing

/// Errors in texts, with their places and messages.
@Suite struct XMLErrorTests {
    @Test(arguments: [
        ("", "IN0102 the file is empty"),
        (" \n\t\r\n", "IN0102 the file contains nothing but white space"),
        ("<?xml version=\"1.0\"?>\n", "1:1 IN0102 the file contains no value"),
        ("<plist/>", "1:1 IN0102 the file contains no value"),
        ("<plist></plist>", "1:1 IN0102 the file contains no value"),
        ("{\"INIntents\": []}", "1:1 IN0102 the file contains JSON, not an XML property list"),
        ("[]", "1:1 IN0102 the file contains JSON, not an XML property list"),
        ("{\n\tINIntents = ();\n}", "1:1 IN0102 the file is a property list in the old text format, not XML"),
        ("// !$*UTF8*$!\n{a = b;}", "1:1 IN0102 the file is a property list in the old text format, not XML"),
        ("\u{FEFF}\n  PK", "2:3 IN0102 the file does not start like an XML property list"),
        ("PK\u{3}\u{4}\u{14}\0", "IN0102 the file is a ZIP archive, not a property list"),
        ("\u{7F}ELF\u{2}\u{1}\u{1}\0\0\0\0", "IN0102 the file is a program, not a property list"),
        ("a\u{1}\u{2}\u{3}\0\0\0", "IN0102 the file is binary data, not a property list"),
        (
            "\"aB3dE6\" = \"Suppe\";\n",
            "1:1 IN0102 the file is a string table, not a definition; the names of tables end in '.strings'"
        ),
        (
            "/* No comment */ // a = b\n\"aB3dE6\" = \"Suppe\";\n",
            "1:1 IN0102 the file is a string table, not a definition; the names of tables end in '.strings'"
        ),
        ("<html><body></html>", "1:1 IN0102 '<html>' is not a property-list element"),
        ("<!DOCTYPE html>\n<HTML>", "2:1 IN0102 '<HTML>' is not a property-list element"),
        ("<svg xmlns=\"a\"/>", "1:1 IN0102 '<svg>' is not a property-list element"),
    ])
    func whatIsNoPropertyList(text: String, finding: String) {
        #expect(Reading(text).findings == [finding])
        #expect(Reading(text).value == nil)
    }

    @Test func compressedDataIsRecognized() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            // The first byte prevents the data from starting with a tag by accident.
            let bytes = [0x25] + (0..<2_000).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(
                Reading(bytes).findings == ["IN0102 the file is binary data, not a property list"]
                    || bytes.prefix(4).contains(0x3C)
            )
        }
        let japanese: [UInt8] = [0x83, 0x58, 0x81, 0x5B, 0x83, 0x76] + Array(" = soup".utf8)
        #expect(Reading(japanese).findings.first?.contains("binary") == false)
    }

    @Test(arguments: [
        ("<dcit>", "1:22 IN0103 '<dcit>' is not a property-list element; did you mean 'dict'?"),
        ("<Dict>", "1:22 IN0103 '<Dict>' is not a property-list element; did you mean 'dict'?"),
        ("<dict-x/>", "1:22 IN0103 '<dict-x>' is not a property-list element; did you mean 'dict'?"),
        ("<body/>", "1:22 IN0103 '<body>' is not a property-list element"),
        ("<>", "1:22 IN0103 this tag has no name"),
        ("< dict>", "1:22 IN0103 this tag has no name"),
        ("<true//>", "1:22 IN0103 this tag is never closed with '>'"),
        ("<dict", "1:22 IN0103 this tag is never closed with '>'"),
        ("<array><true</array>", "1:29 IN0103 this tag is never closed with '>'"),
        (
            "<dict></array>",
            "1:28 IN0103 '</array>' does not close the innermost open element, '<dict>' [1:22 opened here]"
        ),
        (
            "<array></Array>",
            "1:29 IN0103 '</Array>' does not close the innermost open element, '<array>' [1:22 opened here]"
        ),
        (
            "<array></string></array>",
            "1:29 IN0103 '</string>' does not close the innermost open element, '<array>' [1:22 opened here]"
        ),
        ("<array></array", "1:29 IN0103 this tag is never closed with '>'"),
        ("</dict>", "1:22 IN0103 this closes an element that was never opened"),
        ("<string>a</key>", "1:31 IN0103 '</key>' does not close '<string>' [1:22 opened here]"),
        ("<string>a</strin>", "1:31 IN0103 '</strin>' does not close '<string>' [1:22 opened here]"),
        ("<string>a</strings>", "1:31 IN0103 '</strings>' does not close '<string>' [1:22 opened here]"),
        ("<string>a<string>", "1:31 IN0103 '<string>' is not allowed inside '<string>' [1:22 opened here]"),
        ("<string>a < b</string>", "1:32 IN0103 '<' is not allowed inside '<string>' [1:22 opened here]"),
        ("<string>a<?b?></string>", "1:31 IN0103 '<?b?>' is not allowed inside '<string>' [1:22 opened here]"),
        ("<string>a<!-- b</string>", "1:31 IN0103 '<!--' is not allowed inside '<string>' [1:22 opened here]"),
        ("<string>a</string x>", "1:31 IN0103 this tag is never closed with '>'"),
        (
            "<dict><string>",
            "1:28 IN0107 this value has no key|1:36 IN0103 '</plist>' does not close '<string>' [1:28 opened here]"
        ),
        ("<key>a</key>", "1:22 IN0103 '<key>' is only allowed in a dictionary"),
        ("<array><key>a</key></array>", "1:29 IN0103 '<key>' is only allowed in a dictionary"),
        ("<true/><true/>", "1:29 IN0103 a property list has only one value; this is a second one"),
        ("<plist><true/></plist>", "1:22 IN0103 '<plist>' may appear only once, around everything"),
        ("<array><plist/></array>", "1:29 IN0103 '<plist>' may appear only once, around everything"),
        (
            "<array>a<true/> b c \n</array>",
            "1:29 IN0103 text is not allowed between elements|1:38 IN0103 text is not allowed between elements"
        ),
        ("<array>&amp;</array>", "1:29 IN0103 text is not allowed between elements"),
        ("<array><![CDATA[a]]></array>", "1:29 IN0103 a CDATA section is not allowed between elements"),
        ("<array><!-- a", "1:29 IN0103 the comment is never closed"),
        ("<array><? a", "1:29 IN0103 the processing instruction is never closed"),
        ("<array><?>", "1:29 IN0103 the processing instruction is never closed"),
    ])
    func brokenStructure(text: String, findings: String) {
        #expect(Reading(value: text).findings == findings.split(separator: "|").map(String.init))
    }

    @Test(arguments: [
        ("<string>a]]>b</string>", "1:31 IN0103 ']]>' must be written ']]&gt;'"),
        ("<string>&lt;]]]></string>", "1:35 IN0103 ']]>' must be written ']]&gt;'"),
        ("<string>a]]><!-- ]]> --></string>", "1:31 IN0103 ']]>' must be written ']]&gt;'"),
        ("<string>a<!-- b -- c --></string>", "1:38 IN0103 '--' is not allowed in a comment"),
        ("<true/><!-- a --->", "1:36 IN0103 '--' is not allowed in a comment"),
        ("<dict a></dict>", "1:28 IN0103 attributes must be written as name=\"value\", each once"),
        ("<dict a=b></dict>", "1:28 IN0103 attributes must be written as name=\"value\", each once"),
        ("<dict a='1'b='2'></dict>", "1:33 IN0103 attributes must be written as name=\"value\", each once"),
        ("<dict a='1' a='2'></dict>", "1:34 IN0103 attributes must be written as name=\"value\", each once"),
        ("<dict a='&'></dict>", "1:28 IN0103 attributes must be written as name=\"value\", each once"),
        ("<true a/>", "1:28 IN0103 attributes must be written as name=\"value\", each once"),
        ("<? a?><true/>", "1:22 IN0103 a processing instruction begins with a name, right after '<?'"),
        (
            "<?xml version=\"1.0\"?><true/>",
            "1:22 IN0103 an XML declaration is only allowed at the very beginning of the file"
        ),
        ("<!DOCTYPE plist><true/>", "1:22 IN0103 a document type is only allowed once, before the first element"),
    ])
    func whatNoXMLParserTakes(text: String, finding: String) {
        #expect(Reading(value: text).findings == [finding])
    }

    @Test(arguments: [
        ("<?xml version=x?><true/>", "1:7 IN0103 this XML declaration is malformed"),
        ("<?xml?><true/>", "1:6 IN0103 this XML declaration is malformed"),
        ("<?xml encoding=\"UTF-8\"?><true/>", "1:6 IN0103 this XML declaration is malformed"),
        ("<?xml version=\"2.0\"?><true/>", "1:6 IN0103 this XML declaration is malformed"),
        ("<?xml version=\"1.0\" standalone=\"maybe\"?><true/>", "1:6 IN0103 this XML declaration is malformed"),
        (
            "\n<?xml version=\"1.0\"?><true/>",
            "2:1 IN0103 an XML declaration is only allowed at the very beginning of the file"
        ),
        (
            "<?XML version=\"1.0\"?><true/>",
            "1:1 IN0103 an XML declaration is only allowed at the very beginning of the file"
        ),
        ("<!DOCTYPE plist PUBLIC \"a\"><true/>", "1:1 IN0103 this document type is malformed"),
        (
            "<!DOCTYPE plist><!DOCTYPE plist><true/>",
            "1:17 IN0103 a document type is only allowed once, before the first element"
        ),
    ])
    func prologsThatNoXMLParserTakes(text: String, finding: String) {
        #expect(Reading(text).findings == [finding])
    }

    @Test(arguments: [
        ("<plist>\n<dict>\n<key>a", "3:1 IN0103 '<key>' is never closed"),
        ("<plist>\n<dict>\n<key>a</key>", "2:1 IN0103 '<dict>' is never closed"),
        ("<plist>\n<array>\n<array/>", "2:1 IN0103 '<array>' is never closed"),
        ("<plist>\n<array/>\n", "3:1 IN0103 '<plist>' is never closed"),
        ("<array><string>a</string", "1:17 IN0103 this tag is never closed with '>'"),
        ("<true/>\n</plist>", "2:1 IN0103 this closes an element that was never opened"),
        ("<plist><true/></plist>\nx", "2:1 IN0103 text is not allowed between elements"),
        ("<plist><true/></plist>\n<true/>", "2:1 IN0103 a property list has only one value; this is a second one"),
        ("<plist/><true/>", "1:9 IN0103 nothing may follow '</plist>'"),
        ("<", "1:1 IN0103 this tag is never closed with '>'"),
        ("<!", "1:1 IN0104 this declaration is not part of property lists"),
        ("<?", "1:1 IN0103 the processing instruction is never closed"),
        ("<!DOCTYPE plist PUBLIC \"a>", "1:1 IN0103 the document type is never closed"),
    ])
    func brokenFrame(text: String, finding: String) {
        #expect(Reading(text).findings == [finding])
        #expect(Reading(text).placesAreInside)
    }

    @Test(arguments: [
        ("<dict><key>a</key></dict>", "1:33 IN0107 the key 'a' has no value"),
        ("<dict><key>a</key><key>b</key><true/></dict>", "1:33 IN0107 the key 'a' has no value"),
        ("<dict><true/></dict>", "1:28 IN0107 this value has no key"),
        ("<dict><key>a</key><true/><array><true/></array></dict>", "1:47 IN0107 this value has no key"),
        ("<dict><key>a</key><dict><key>b</key></dict></dict>", "1:51 IN0107 the key 'b' has no value"),
        ("<dict><key/></dict>", "1:28 IN0107 the key '' has no value"),
    ])
    func keysAndValuesThatDoNotAlternate(text: String, finding: String) {
        let reading = Reading(value: text)
        #expect(reading.findings == [finding])
        #expect(reading.result.document != nil)
    }

    @Test func repeatedKeysAreFoundAtEveryDepth() {
        let reading = Reading(
            """
            <dict>
            <key>a</key><dict><key>a</key><true/><key>b</key><true/><key>a</key><true/></dict>
            <key>b</key><dict><key>a</key><true/></dict>
            <key>a</key><true/>
            <key>&#97;</key><true/>
            </dict>
            """
        )
        #expect(
            reading.findings == [
                "2:62 IN0106 duplicate key 'a' [2:24 first used here]",
                "4:6 IN0106 duplicate key 'a' [2:6 first used here]",
                "5:6 IN0106 duplicate key 'a' [2:6 first used here]",
            ]
        )
        #expect(reading.result.document?.root["a"]?.kind == .dictionary)
        #expect(reading.result.document?.root.childCount == 4)
    }

    @Test(arguments: [
        ("<integer/>", "1:22 IN0108 '' is not an integer"),
        ("<integer></integer>", "1:22 IN0108 '' is not an integer"),
        ("<integer>1.0</integer>", "1:31 IN0108 '1.0' is not an integer"),
        ("<integer>--1</integer>", "1:31 IN0108 '--1' is not an integer"),
        ("<integer>0x</integer>", "1:31 IN0108 '0x' is not an integer"),
        ("<integer>1 2</integer>", "1:31 IN0108 '1 2' is not an integer"),
        ("<integer>18446744073709551616</integer>", "1:31 IN0108 '18446744073709551616' does not fit in 64 bits"),
        ("<integer>-9223372036854775809</integer>", "1:31 IN0108 '-9223372036854775809' does not fit in 64 bits"),
        ("<integer>0x10000000000000000</integer>", "1:31 IN0108 '0x10000000000000000' does not fit in 64 bits"),
        (
            "<integer>abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq</integer>",
            "1:31 IN0108 'abcdefghijklmnopqrstuvwxyzabcdefghijklmn…' is not an integer"
        ),
        ("<integer>5 </integer>", "1:31 IN0108 '5 ' is not an integer"),
        ("<real>0.5\n</real>", "1:28 IN0108 '0.5\n' is not a real number"),
        ("<real>0x10</real>", "1:28 IN0108 '0x10' is not a real number"),
        ("<real>1e</real>", "1:28 IN0108 '1e' is not a real number"),
        ("<data>AAE</data>", "1:28 IN0108 this is not valid Base64"),
        ("<real></real>", "1:22 IN0108 '' is not a real number"),
        ("<real>1,5</real>", "1:28 IN0108 '1,5' is not a real number"),
        ("<true>yes</true>", "1:28 IN0108 a Boolean element must be empty"),
        ("<date/>", "1:22 IN0108 '' is not a date such as 2026-01-31T12:00:00Z"),
        ("<date>2026-01-31</date>", "1:28 IN0108 '2026-01-31' is not a date such as 2026-01-31T12:00:00Z"),
        (
            "<date>2026-13-31T12:00:00Z</date>",
            "1:28 IN0108 '2026-13-31T12:00:00Z' is not a date such as 2026-01-31T12:00:00Z"
        ),
        (
            "<date>2026-01-31T24:00:00Z</date>",
            "1:28 IN0108 '2026-01-31T24:00:00Z' is not a date such as 2026-01-31T12:00:00Z"
        ),
        ("<data>A</data>", "1:28 IN0108 this is not valid Base64"),
        ("<data>AA*=</data>", "1:28 IN0108 this is not valid Base64"),
        ("<data>AA=A</data>", "1:28 IN0108 this is not valid Base64"),
        ("<data>AA===</data>", "1:28 IN0108 this is not valid Base64"),
    ])
    func malformedValues(text: String, finding: String) {
        let reading = Reading(value: text)
        #expect(reading.findings == [finding])
        #expect(reading.result.document?.root.kind != nil)
    }

    @Test(arguments: [
        ("&nbsp;", "1:30 IN0104 '&nbsp;' is not a reference that property lists support"),
        ("a && b", "1:32 IN0104 '&' must be written '&amp;'|1:33 IN0104 '&' must be written '&amp;'"),
        ("&", "1:30 IN0104 '&' must be written '&amp;'"),
        ("&amp", "1:30 IN0104 '&' must be written '&amp;'"),
        ("&;", "1:30 IN0104 '&' must be written '&amp;'"),
        ("&AMP;", "1:30 IN0104 '&AMP;' is not a reference that property lists support"),
        ("&#0;", "1:30 IN0104 '&#0;' does not stand for an allowed character"),
        ("&#x1;", "1:30 IN0104 '&#x1;' does not stand for an allowed character"),
        ("&#xD800;", "1:30 IN0104 '&#xD800;' does not stand for an allowed character"),
        ("&#x110000;", "1:30 IN0104 '&#x110000;' does not stand for an allowed character"),
        ("&#xFFFF;", "1:30 IN0104 '&#xFFFF;' does not stand for an allowed character"),
        ("&#xG;", "1:30 IN0104 '&#xG;' does not stand for an allowed character"),
        ("&#;", "1:30 IN0104 '&#;' does not stand for an allowed character"),
        ("&#X41;", "1:30 IN0104 '&#X41;' does not stand for an allowed character"),
        (
            "é&é;<!-- & -->&x;",
            "1:31 IN0104 '&é;' is not a reference that property lists support|1:44 IN0104 '&x;' is not a reference that property lists support"
        ),
    ])
    func references(content: String, findings: String) {
        let reading = Reading(value: "<string>\(content)</string>")
        #expect(reading.findings == findings.split(separator: "|").map(String.init))
        #expect(reading.result.document != nil)
    }

    @Test func entitiesAreNeitherDefinedNorFetched() {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE plist [
            <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
            ]>
            <plist><string>&b;</string></plist>
            """
        #expect(Reading(bomb).findings == ["2:17 IN0104 declarations in a document type are not allowed"])
        let external =
            "<!DOCTYPE plist SYSTEM \"x\" [ <!ENTITY a SYSTEM \"file:///etc/hostname\"> ]><string>&a;</string>"
        #expect(
            Reading(external).findings == ["1:28 IN0104 declarations in a document type are not allowed"]
        )
        #expect(
            Reading("<!ENTITY a \"b\"><true/>").findings == [
                "1:1 IN0104 this declaration is not part of property lists"
            ]
        )
    }

    @Test func anotherEncodingIsRefused() {
        let reading = Reading("<?xml version='1.0' encoding='ISO-8859-1'?><true/>")
        #expect(reading.findings == ["1:1 IN0104 the encoding 'ISO-8859-1' is not supported"])
        #expect(Reading("<?xml-stylesheet encoding='x'?><true/>").findings == [])
        #expect(Reading("<?xml version='1.0' encoding='utf-8' standalone='yes'?><true/>").findings == [])
    }
}
