import PropertyList
import Testing

/// Decodes bytes as text.
@Suite struct TextEncodingTests {
    private static let text = "<?xml version=\"1.0\"?><plist><array><string>é漢😀\u{E000}</string></array></plist>"

    private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit -> [UInt8] in
            let bytes = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
            return bigEndian ? bytes : bytes.reversed()
        }
    }

    @Test(arguments: [true, false], [true, false])
    func utf16IsRead(bigEndian: Bool, hasMark: Bool) {
        let reading = Reading(Self.utf16((hasMark ? "\u{FEFF}" : "") + Self.text, bigEndian: bigEndian))
        #expect(reading.findings == [])
        #expect(reading.value == ["é漢😀\u{E000}"])
    }

    @Test func utf8MayHaveAMark() {
        let reading = Reading("\u{FEFF}" + Self.text)
        #expect(reading.findings == [])
        #expect(reading.value == ["é漢😀\u{E000}"])
        // Offsets count from the start of the file.
        #expect(reading.result.document?.root.range.lowerBound == 31)
    }

    @Test func utf16WithAnOddNumberOfBytes() {
        let bytes = Self.utf16("\u{FEFF}<true/>\n", bigEndian: true)
        #expect(Reading(bytes + [0]).findings == ["2:1 IN0105 the file is UTF-16 but has an odd number of bytes"])
        #expect(Reading(bytes.dropLast()).findings == ["1:9 IN0105 the file is UTF-16 but has an odd number of bytes"])
        #expect(Reading([0xFE, 0xFF]).findings == ["1:1 IN0102 the file contains no value"])
    }

    /// The author's own replacement character comes first and is valid.
    @Test(arguments: [[0xD800, 0x61], [0xDC00], [0xD83D], [0xDBFF, 0xD800, 0xDC00]] as [[UInt16]])
    func halfOfASurrogatePair(units: [UInt16]) {
        var bytes = Self.utf16("<array>\n<string>\u{FFFD}a", bigEndian: false)
        bytes += units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        bytes += Self.utf16("</string></array>", bigEndian: false)
        #expect(Reading(bytes).findings == ["2:11 IN0105 the file is UTF-16 but contains an unpaired surrogate"])
    }

    @Test(
        arguments: [
            ([0xC3], "C3"), ([0x80], "80"), ([0xC0, 0xAF], "C0"), ([0xC1, 0xBF], "C1"), ([0xE0, 0x80, 0xAF], "E0"),
            ([0xE2, 0x82], "E2"), ([0xED, 0xA0, 0x80], "ED"), ([0xF0, 0x80, 0x80, 0xAF], "F0"),
            ([0xF4, 0x90, 0x80, 0x80], "F4"),
            ([0xF5, 0x80, 0x80, 0x80], "F5"), ([0xF0, 0x9F, 0x98], "F0"), ([0xFF], "FF"), ([0xE9], "E9"),
        ] as [([UInt8], String)]
    )
    func brokenUTF8(bytes: [UInt8], name: String) {
        let reading = Reading(Array("<array>\n<string>é".utf8) + bytes + Array("é</string></array>".utf8))
        #expect(reading.findings == ["2:10 IN0105 the byte 0x\(name) is not valid UTF-8"])
        #expect(reading.placesAreInside)
    }

    @Test(arguments: [
        ("a\u{0}b", "1:10 IN0105 the control character U+0000 is not allowed"),
        (
            "\u{1B}\u{1B}\u{1B}\u{8}",
            "1:9 IN0105 the control character U+001B, 3 times in a row, is not allowed|1:12 IN0105 the control character U+0008 is not allowed"
        ),
        ("漢\u{FFFE}", "1:10 IN0105 the character U+FFFE is not allowed"),
        ("\u{FFFF}", "1:9 IN0105 the character U+FFFF is not allowed"),
    ])
    func charactersThatXMLForbids(content: String, findings: String) {
        let reading = Reading("<string>\(content)</string>")
        #expect(reading.findings == findings.split(separator: "|").map(String.init))
        #expect(reading.result.document?.root.string == content)
    }

    /// Many bytes of text are examined at a time, so errors must be found at every offset.
    @Test(
        arguments: [
            ([0x00], "the control character U+0000 is not allowed"),
            ([0x08], "the control character U+0008 is not allowed"),
            ([0x09], nil), ([0x0A], nil), ([0x0B], "the control character U+000B is not allowed"),
            ([0x0C], "the control character U+000C is not allowed"), ([0x0D], nil),
            ([0x0E], "the control character U+000E is not allowed"),
            ([0x1F], "the control character U+001F is not allowed"), ([0x20], nil), ([0x7F], nil),
            ([0x80], "the byte 0x80 is not valid UTF-8"), ([0xFF], "the byte 0xFF is not valid UTF-8"),
            (Array("é".utf8), nil), (Array("漢".utf8), nil), (Array("😀".utf8), nil), (Array("\u{FFFD}".utf8), nil),
            (Array("\u{FFFE}".utf8), "the character U+FFFE is not allowed"),
        ] as [([UInt8], String?)]
    )
    func wrongBytesAtAnyPlace(bytes: [UInt8], message: String?) {
        for before in 0..<270 {
            let text = "<string>" + String(repeating: "a", count: before)
            let reading = Reading(Array(text.utf8) + bytes + Array("</string>".utf8))
            #expect(reading.result.diagnostics.map(\.message) == (message.map { [$0] } ?? []), "\(before)")
            guard case .range(let range)? = reading.result.diagnostics.first?.location.place else { continue }
            #expect(Int(range.lowerBound) == 8 + before)
        }
    }

    @Test func aFileOfZerosIsOneMistake() {
        #expect(
            Reading([UInt8](repeating: 0, count: 4096)).findings == [
                "IN0102 the file is all zeros, as after a crash, not a property list"
            ]
        )
    }
}
