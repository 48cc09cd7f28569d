import PropertyList
import TestSupport
import Testing

/// Damaged and hostile binary property lists: one clear finding each, and no more work than their size justifies.
@Suite struct BinaryErrorTests {
    @Test(
        arguments: [
            ([[0x00]], "its object 0 has the type 0x0, which is not a value"),
            ([[0x0F]], "its object 0 has the type 0xf, which is not a value"),
            ([[0x70]], "its object 0 has the type 0x70, which is not a value"),
            ([[0xF0]], "its object 0 has the type 0xf0, which is not a value"),
            ([[0x20, 0]], "its object 0 has the type 0x20, which is not a value"),
            ([[0x30, 0]], "its object 0 has the type 0x30, which is not a value"),
            ([[0x80, 0]], "it is an archive of objects ('NSKeyedArchiver'), not a plain property list"),
            ([[0x13, 0]], "its object 0 is longer than the file"),
            ([[0x15] + [UInt8](repeating: 0, count: 32)], "its object 0 is an integer that does not fit in 64 bits"),
            (
                [[0x14, 0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8)],
                "its object 0 is an integer that does not fit in 64 bits"
            ),
            (
                [[0x14] + [UInt8](repeating: 0xFF, count: 8) + [UInt8](repeating: 0, count: 8)],
                "its object 0 is an integer that does not fit in 64 bits"
            ),
            ([[0x23, 0]], "its object 0 is longer than the file"),
            ([[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]], "its object 0 is a date outside the years 1 to 9999"),
            ([[0x33, 0x43, 0, 0, 0, 0, 0, 0, 0]], "its object 0 is a date outside the years 1 to 9999"),
            ([[0x45, 1, 2]], "its object 0 is longer than the file"),
            ([[0x4F]], "its object 0 is longer than the file"),
            ([[0x4F, 0x23, 1]], "its object 0 has no valid length"),
            ([[0x4F, 0x14, 1]], "its object 0 has no valid length"),
            ([[0x4F, 0x13] + [UInt8](repeating: 0xFF, count: 8)], "its object 0 is longer than the file"),
            ([[0x5F, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7)], "its object 0 is longer than the file"),
            ([[0x52, 0x61, 0xE9]], "its object 0 is an ASCII string that contains other characters"),
            ([[0x62, 0, 0x61]], "its object 0 is longer than the file"),
            ([[0x61, 0xD8, 0]], "its object 0 is a string with an unpaired surrogate"),
            ([[0xA1, 0]], "its object 0 contains itself"),
            ([[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]], "its object 0 contains itself"),
            ([[0xA1, 9]], "it refers to the object 9, but has only 1"),
            ([[0xAF, 0x12, 0x10, 0, 0, 0]], "its object 0 is longer than the file"),
            ([[0xD1, 1, 1], [0x09]], "its object 1 is a dictionary key but not a string"),
            ([[0xD1, 7, 0]], "it refers to the object 7, but has only 1"),
        ] as [([[UInt8]], String)]
    )
    func damagedObjects(objects: [[UInt8]], message: String) {
        let reading = Reading(BinaryFixture.objects(objects))
        #expect(reading.findings == ["IN0110 \(message)"])
        #expect(reading.result.document == nil)
    }

    @Test func damagedTrailers() {
        let good = BinaryFixture.objects([[0x09]])
        func finding(_ index: Int, _ byte: UInt8) -> [String] {
            var bytes = good
            bytes[bytes.count - 32 + index] = byte
            return Reading(bytes).findings
        }
        #expect(Reading(good).value == true)
        #expect(finding(6, 0) == ["IN0110 its trailer has impossible offset sizes; the file may be truncated"])
        #expect(finding(7, 9) == ["IN0110 its trailer has impossible offset sizes; the file may be truncated"])
        #expect(finding(8, 0xFF) == ["IN0110 its trailer points outside the file; the file may be truncated"])
        #expect(finding(15, 2) == ["IN0110 its table of objects lies outside the file"])
        #expect(finding(15, 0) == ["IN0110 its trailer names a top-level object that does not exist"])
        #expect(finding(23, 1) == ["IN0110 its trailer names a top-level object that does not exist"])
        #expect(finding(24, 0x80) == ["IN0110 its trailer points outside the file; the file may be truncated"])
        #expect(finding(31, 0) == ["IN0110 its table of objects lies outside the file"])
        #expect(finding(31, 8) == ["IN0110 its table of objects lies outside the file"])
        #expect(Reading("bplist00").findings == ["IN0110 it is too short to have a trailer"])
        let other = BinaryFixture.objects([[0x09]], version: "bplist15")
        #expect(Reading(other).findings == ["IN0110 its version is unknown; only 'bplist00' is supported"])
    }

    @Test func anObjectOutsideTheFile() {
        var bytes = BinaryFixture.objects([[0x09]])
        bytes[12] = 0xFF
        #expect(Reading(bytes).findings == ["IN0110 its object 0 lies outside the file"])
        bytes[12] = 3
        #expect(Reading(bytes).findings == ["IN0110 its object 0 lies outside the file"])
    }

    @Test func depthIsBounded() {
        func nested(_ depth: Int) -> Reading {
            let arrays = (0..<depth).map { [0xA1] + BinaryFixture.bigEndian($0 + 1, 4) }
            return Reading(BinaryFixture.objects(arrays + [[0x09]], referenceSize: 4))
        }
        #expect(nested(PropertyListLimits.depth).findings == [])
        #expect(
            nested(PropertyListLimits.depth + 1).findings == ["IN0109 its values are nested more than 256 levels deep"]
        )
        #expect(nested(100_000).findings == ["IN0109 its values are nested more than 256 levels deep"])
    }

    /// Each array contains the next one twice: forty objects stand for a trillion values.
    @Test(.timeLimit(.minutes(10))) func sharedObjectsDoNotExpandWithoutBounds() {
        let arrays = (UInt8(1)...40).map { next -> [UInt8] in [0xA2, next, next] }
        let finding = ["IN0109 its values add up to more than 1 MiB of text"]
        #expect(Reading(BinaryFixture.objects(arrays + [[0x09]])).findings == finding)
        let dictionaries = (UInt8(1)...40).map { next -> [UInt8] in [0xD2, 41, 42, next, next] }
        #expect(
            Reading(BinaryFixture.objects(dictionaries + [[0x09], [0x51, 0x61], [0x51, 0x62]])).findings == finding
        )
    }

    /// A long string is used a thousand times, as a value and as a key.
    @Test(.timeLimit(.minutes(10))) func longStringsAreNotRepeatedWithoutBounds() {
        let string = [0x5F, 0x12] + BinaryFixture.bigEndian(20_000, 4) + [UInt8](repeating: 0x61, count: 20_000)
        let wide = [0x6F, 0x12] + BinaryFixture.bigEndian(10_000, 4) + [UInt8](repeating: 0x61, count: 20_000)
        let data = [0x4F, 0x12] + BinaryFixture.bigEndian(20_000, 4) + [UInt8](repeating: 0x61, count: 20_000)
        let references = [UInt8](repeating: 1, count: 1000)
        for object in [string, wide, data] {
            let array = [0xAF, 0x11, 0x03, 0xE8] + references
            #expect(
                Reading(BinaryFixture.objects([array, object])).findings == [
                    "IN0109 its values add up to more than 1 MiB of text"
                ]
            )
        }
        let dictionary = [0xDF, 0x11, 0x03, 0xE8] + references + references
        #expect(
            Reading(BinaryFixture.objects([dictionary, string])).findings == [
                "IN0109 its values add up to more than 1 MiB of text"
            ]
        )
    }

    @Test func damagedBytesNeverTrap() throws {
        var random = SeededGenerator(seed: 5)
        for round in 0..<5_000 {
            let value = PropertyListValue.random(depth: 3, using: &random)
            var bytes = try BinaryFixture.foundation(value)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 8..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                default: bytes.removeLast(min(index, Int.random(in: 0..<8, using: &random)))
                }
            }
            let reading = Reading(bytes)
            #expect(reading.result.document != nil || reading.result.diagnostics.count == 1, "round \(round)")
            #expect(reading.placesAreInside)
        }
    }

    @Test func aFileThatIsCutOffAnywhereIsAnError() throws {
        let bytes = try BinaryFixture.foundation(["a": ["b", 1, 0.5, true], "é": .data([1, 2]), "c": [:]])
        #expect(Reading(bytes).findings == [])
        for count in 6..<bytes.count {
            let reading = Reading(Array(bytes.prefix(count)))
            #expect(reading.result.diagnostics.map(\.kind.code) == ["IN0110"], "\(count) bytes")
        }
    }
}
