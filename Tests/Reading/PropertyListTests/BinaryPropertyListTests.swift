import Foundation
import PropertyList
import TestSupport
import Testing

/// The values of binary property lists.
@Suite struct BinaryPropertyListTests {
    @Test func whatFoundationWritesIsRead() throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let value = PropertyListValue.random(depth: 6, using: &random)
            let reading = Reading(try BinaryFixture.foundation(value))
            #expect(reading.findings == [])
            #expect(reading.value == value.sorted)
            #expect(reading.result.document?.isBinary == true)
        }
    }

    /// Created by Python's `plistlib.dumps(value, fmt=plistlib.FMT_BINARY)`.
    @Test func whatPythonWritesIsRead() {
        let hexadecimal = """
            62706c6973743030da0102030405060708090a0b111213141516171819556172726179556173636969536269675464617461\
            54646174655464696374556d696e7573547265616c547465787453796573a50c0d0e0f10100111012c120001117013000001\
            0000000000a05f10146161616161616161616161616161616161616161140000000000000000ffffffffffffffff44414243\
            0a3341c7971320000000d013ffffffffffffff8523bff80000000000006300e9d83dde0009081d23292d32373c42474c5056\
            585b60696a819297a0a1aab3ba0000000000000101000000000000001a000000000000000000000000000000bb
            """
        let digits = hexadecimal.utf8.map { byte -> UInt8 in byte >= 0x61 ? byte - 0x61 + 10 : byte - 0x30 }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        let reading = Reading(bytes)
        #expect(reading.findings == [])
        #expect(
            reading.value == [
                "array": [1, 300, 70_000, 1_099_511_627_776, []], "ascii": "aaaaaaaaaaaaaaaaaaaa",
                "big": .integer(.init(UInt64.max)), "data": .data([0x41, 0x42, 0x43, 0x0A]),
                "date": .date("2026-01-31T12:00:00Z"), "dict": [:], "minus": -123, "real": -1.5, "text": "é😀",
                "yes": true,
            ]
        )
    }

    @Test(
        arguments: [
            ([0x08], false), ([0x09], true), ([0x10, 0xFF], 255), ([0x11, 0xFF, 0xFE], 65534),
            ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], 4_294_967_295),
            ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], -2),
            (
                [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8),
                .integer(.init(UInt64.max))
            ),
            ([0x14] + [UInt8](repeating: 0xFF, count: 15) + [0xFB], -5),
            ([0x22, 0x3F, 0x80, 0, 0], 1.0), ([0x22, 0x3D, 0xCC, 0xCC, 0xCD], 0.100_000_001_490_116_12),
            ([0x23, 0x3F, 0xB9, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9A], 0.1),
            ([0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0], .real(.infinity)),
            ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], .date("2001-01-01T00:00:00Z")),
            ([0x33, 0xBF, 0xE0, 0, 0, 0, 0, 0, 0], .date("2000-12-31T23:59:59Z")),
            ([0x40], .data([])), ([0x43, 1, 2, 3], .data([1, 2, 3])), ([0x4F, 0x10, 2, 9, 8], .data([9, 8])),
            ([0x50], ""), ([0x53, 0x61, 0x3C, 0x62], "a<b"), ([0x5F, 0x11, 0, 1, 0x61], "a"),
            ([0x60], ""), ([0x63, 0, 0xE9, 0xD8, 0x3D, 0xDE, 0x00], "é😀"), ([0xA0], []), ([0xB0], []), ([0xC0], []),
            ([0xD0], [:]),
        ] as [([UInt8], PropertyListValue)]
    )
    func objects(object: [UInt8], value: PropertyListValue) {
        let reading = Reading(BinaryFixture.objects([object]))
        #expect(reading.findings == [])
        #expect(reading.value == value)
    }

    @Test(arguments: [
        (-63113904000, "0001-01-01T00:00:00Z"),
        (-12649219201, "1600-02-29T23:59:59Z"),
        (-3182198401, "1900-02-28T23:59:59Z"),
        (-3182198400, "1900-03-01T00:00:00Z"),
        (-978307200, "1970-01-01T00:00:00Z"),
        (-26479504, "2000-02-29T12:34:56Z"),
        (-1, "2000-12-31T23:59:59Z"),
        (0, "2001-01-01T00:00:00Z"),
        (794016000, "2026-03-01T00:00:00Z"),
        (3129235199, "2100-02-28T23:59:59Z"),
        (3129235200, "2100-03-01T00:00:00Z"),
        (252423993599, "9999-12-31T23:59:59Z"),
        (0.999, "2001-01-01T00:00:00Z"), (-0.5, "2000-12-31T23:59:59Z"),
    ])
    func dates(seconds: Double, text: String) {
        let object = [0x33] + BinaryFixture.bigEndian(Int(bitPattern: UInt(seconds.bitPattern)), 8)
        #expect(Reading(BinaryFixture.objects([object])).value == .date(text))
    }

    @Test func containersReferToObjectsThatMayBeShared() {
        let objects: [[UInt8]] = [[0xD2, 2, 1, 3, 4], [0x51, 0x61], [0x51, 0x62], [0xC2, 1, 1], [0xA3, 3, 3, 2]]
        let reading = Reading(BinaryFixture.objects(objects))
        #expect(reading.findings == [])
        #expect(reading.value == ["a": [["a", "a"], ["a", "a"], "b"], "b": ["a", "a"]])
        #expect(Reading(BinaryFixture.objects(objects, root: 3)).value == ["a", "a"])
    }

    @Test func referencesMayHaveAnySize() {
        for size in 1...8 {
            let array = [0xA2] + BinaryFixture.bigEndian(1, size) + BinaryFixture.bigEndian(1, size)
            #expect(Reading(BinaryFixture.objects([array, [0x09]], referenceSize: size)).value == [true, true])
        }
    }

    @Test func theTextIsTheCanonicalFormOfTheValue() throws {
        let value: PropertyListValue = ["b": ["<", 1, 0.5], "a": [:], "c": .data([1, 2, 3])]
        let reading = Reading(try BinaryFixture.foundation(value))
        #expect(reading.result.source.bytes == PropertyListWriter.xml(value))
    }

    @Test func whatIsWrongWithValuesIsToldWithKeyPaths() {
        let objects: [[UInt8]] = [
            [0xD1, 1, 2], [0x51, 0x61], [0xA2, 3, 4], [0x53, 0x61, 0x01, 0x62], [0xD2, 1, 5, 3, 3], [0x51, 0x61],
        ]
        let reading = Reading(BinaryFixture.objects(objects))
        #expect(
            reading.findings == [
                "a[0]: IN0105 the control character U+0001 is not allowed",
                "a[1].a: IN0105 the control character U+0001 is not allowed",
                "a[1].a: IN0106 duplicate key 'a' [a[1].a: first used here]",
                "a[1].a: IN0105 the control character U+0001 is not allowed",
            ]
        )
        #expect(reading.result.document?.root["a"]?.childCount == 2)
    }

    @Test(.needsCorpus)
    func everyDefinitionOfTheCorpusReadsTheSameInBinaryForm() throws {
        for file in Project.files(below: try Corpus.folder(), withExtension: "intentdefinition") {
            let text = [UInt8](try Data(contentsOf: file))
            let binary = try PropertyListSerialization.data(
                fromPropertyList: PropertyListSerialization.propertyList(from: Data(text), format: nil),
                format: .binary,
                options: 0
            )
            #expect(Reading([UInt8](binary)).value == Reading(text).value?.sorted, "\(file.path)")
        }
    }
}
