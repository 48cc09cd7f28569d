import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Text without a finding is well-formed XML for a parser that shares no code with ours.
@Suite struct WellFormednessTests {
    private static let pieces = [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version=x?>", "<?xml?>", "<?a b?>", "<? ?>",
        "<!DOCTYPE plist>",
        "<!DOCTYPE plist PUBLIC \"a\" \"b\">", "<!DOCTYPE plist SYSTEM 'a'>", "<!DOCTYPE>", "<plist version=\"1.0\">",
        "<plist>",
        "<plist a=>", "</plist>", "</plist >", "<dict>", "<dict a='1' b=\"2\">", "</dict>", "<key>a</key>",
        "<key>b</key>",
        "<string>", "</string>", "<string/>", "<string>&amp;&#65;</string>", "<true/>", "<true />", "<true/ >",
        "<false x/>",
        "<array>", "</array>", "<integer>1</integer>", "<!-- a -->", "<!-- a -- b -->", "<!--->", "<!---->",
        "<![CDATA[a]]>", "]]>", "]]", "]", ">", "&", "&amp;", "&#x41;", "&#1;", "&b;", "x", " ", "\n", "\u{FEFF}", "'",
        "\"",
    ]

    @Test func whatIsReadIsXML() {
        var random = SeededGenerator(seed: 17)
        var read = 0
        for _ in 0..<10_000 {
            var text = Self.document(using: &random)
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let place = text.index(text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &random))
                text.insert(contentsOf: Self.pieces.randomElement(using: &random)!, at: place)
            }
            guard Reading(text).findings.isEmpty else { continue }
            read += 1
            let parser = XMLParser(data: Data(text.utf8))
            #expect(parser.parse(), "\(text)")
        }
        #expect(read > 1_000)
    }

    private static func document(using random: inout SeededGenerator) -> String {
        var text = ""
        if Bool.random(using: &random) { text += pieces[0] }
        if Bool.random(using: &random) { text += pieces[Int.random(in: 5...7, using: &random)] }
        let value = [
            "<true/>", "<string>a</string>", "<dict><key>a</key><true/></dict>", "<array><string>b</string></array>",
        ]
        return text + "<plist version=\"1.0\">" + value.randomElement(using: &random)! + "</plist>"
    }
}
