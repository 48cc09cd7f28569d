import Foundation
import PropertyList
import TestSupport
import Testing

/// Sizes, depths, and damage that no real definition has.
@Suite struct HostileTextTests {
    private static let small = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>a&amp;b</key>
        \t<array>
        \t\t<integer>12</integer>
        \t\t<real>0.5</real>
        \t\t<true/>
        \t\t<string>é😀 &lt; <!-- c --><![CDATA[d]]></string>
        \t</array>
        \t<key>data</key>
        \t<data>
        \tAAEC
        \t</data>
        \t<key>date</key>
        \t<date>2026-01-31T12:00:00Z</date>
        </dict>
        </plist>
        """

    @Test func aFileThatIsCutOffAnywhereIsAnError() {
        let bytes = Array(Self.small.utf8)
        #expect(Reading(bytes).findings == [])
        for count in 0..<bytes.count {
            let reading = Reading(Array(bytes.prefix(count)))
            #expect(reading.result.diagnostics.contains { $0.severity == .error }, "\(count) bytes")
            #expect(reading.placesAreInside, "\(count) bytes")
            #expect(reading.value == nil || count > bytes.count - 20)
        }
    }

    @Test func damagedBytesNeverTrap() {
        var random = SeededGenerator(seed: 3)
        let original = Array(Self.small.utf8)
        let special = Array("<>/&;!-[]?\"'\u{0}x".utf8)
        for round in 0..<5_000 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[index] = special[Int.random(in: 0..<special.count, using: &random)]
                case 2: bytes.remove(at: index)
                default:
                    let other = Int.random(in: index..<bytes.count, using: &random)
                    bytes.replaceSubrange(index..<other, with: bytes[index..<other].shuffled(using: &random))
                }
            }
            let reading = Reading(bytes)
            #expect(reading.placesAreInside, "round \(round)")
            // Every value that is read can be inspected.
            #expect((reading.value == nil) == (reading.result.document == nil))
        }
    }

    @Test(arguments: ["array", "dict"])
    func depthIsBounded(name: String) {
        let open = name == "dict" ? "<dict><key>a</key>" : "<array>"
        func nested(_ depth: Int) -> Reading {
            Reading(String(repeating: open, count: depth) + "<true/>" + String(repeating: "</\(name)>", count: depth))
        }
        #expect(nested(PropertyListLimits.depth).findings == [])
        let column = PropertyListLimits.depth * open.utf8.count + 1
        let finding = "1:\(column) IN0109 values are nested more than 256 levels deep"
        #expect(nested(PropertyListLimits.depth + 1).findings == [finding])
        #expect(nested(100_000).findings == [finding])
    }

    @Test(.timeLimit(.minutes(10))) func aQuarterOfAMillionKeys() {
        var text = Array("<dict>".utf8)
        for number in 1_000_000..<1_250_000 {
            text += Array("<key>\(number)</key><true/>".utf8)
        }
        text += Array("<key>1125000</key><true/></dict>".utf8)
        let reading = Reading(text)
        #expect(reading.result.document?.keyNames.count == 250_000)
        #expect(reading.result.document?.root.childCount == 250_001)
        #expect(reading.result.diagnostics.map(\.message) == ["duplicate key '1125000'"])
    }

    @Test(.timeLimit(.minutes(10))) func aStringOfAHundredMegabytes() {
        let reading = Reading(Array("<string>".utf8) + bytes(0x61, count: 100_000_000) + Array("</string>".utf8))
        #expect(reading.result.diagnostics == [])
        #expect(reading.result.document?.root.string?.utf8.count == 100_000_000)
    }

    /// Each of these makes a reader with repeated lookahead take hours.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "&", "<!--", "<!-- -->", "<![CDATA[", "<![CDATA[]]>", "--", "]]", "&#", "<", "</", "\u{0}", "\u{0}a",
            ">>>>>>> \n",
            "<<<<<<< \n", "<key>", "<true/>", "<integer/>", "<dict/>", "\r", "<?", "<? >", "<plist",
        ]
    )
    func repeatedPieces(piece: String) {
        let content = String(repeating: piece, count: 30_000)
        for text in [
            content, "<array>\(content)", "<array><string>\(content)</string></array>", "<array><!--\(content)-->",
        ] {
            let reading = Reading(text)
            #expect(reading.result.diagnostics.count <= 2 * PropertyListLimits.findings)
            #expect(reading.placesAreInside)
        }
    }

    @Test func findingsAreBounded() {
        let reading = Reading(value: "<string>\(String(repeating: "&x;", count: 1000))</string>")
        #expect(reading.findings.count == PropertyListLimits.findings)
        #expect(reading.value == nil)
    }

    @Test func aFileBeyondTheLimitIsNotLookedAt() {
        let reading = Reading(bytes(0x20, count: PropertyListLimits.bytes + 1))
        #expect(reading.result.diagnostics.map(\.message) == ["the file is larger than 256 MiB"])
    }

    /// Equals `[UInt8](repeating:count:)`, which takes a minute without optimization.
    private func bytes(_ byte: UInt8, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            if let start = buffer.baseAddress { memset(start, Int32(byte), count) }
            initialized = count
        }
    }
}
