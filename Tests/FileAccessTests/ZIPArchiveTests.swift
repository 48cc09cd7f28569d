import Archives
import FileAccess
import Foundation
import TestSupport
import Testing

/// Archives are read without another program and up to a limit, whatever they contain.
@Suite struct ZIPArchiveTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func read(_ archive: [UInt8], limit: Int = 1 << 20) throws -> [String: [UInt8]] {
        try folder.write(archive, to: "a.zip")
        return try InputFile.withParts(of: folder.url.appendingPathComponent("a.zip").path) {
            file throws(FileFailure) in
            let archive = try ZIPArchive(file)
            var files: [String: [UInt8]] = [:]
            for entry in archive.entries { files[entry.name] = try archive.contents(of: entry, limit: limit) }
            return files
        }
    }

    private func failure(_ archive: [UInt8], limit: Int = 1 << 20) -> String? {
        do {
            _ = try read(archive, limit: limit)
            return nil
        } catch {
            return (error as? FileFailure)?.message
        }
    }

    /// Nothing, little, text, zeros, and incompressible noise, so that every kind of block occurs.
    private static func samples() -> [[UInt8]] {
        var random = SeededGenerator(seed: 7)
        let text = (0..<4_000).map { "<key>INIntent\($0 % 97)</key>\n" }.joined()
        let noise = (0..<70_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        return [[], [1], Array("soup".utf8), Array(text.utf8), [UInt8](repeating: 0, count: 300_000), noise]
    }

    @Test func whatWasPackedIsRead() throws {
        let samples = Self.samples()
        let files = samples.enumerated().map { (name: "\($0)/é.txt", contents: $1) }
        let read = try read(try ZIPFile(files).bytes)
        #expect(read.count == samples.count)
        for (index, sample) in samples.enumerated() { #expect(read["\(index)/é.txt"] == sample, "\(index)") }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zip"), "zip is not installed"))
    func whatTheProgramPackedIsRead() throws {
        for (index, sample) in Self.samples().enumerated() { try folder.write(sample, to: "in/\(index)") }
        let names = ["0", "1", "2", "3", "4", "5"]
        #expect(
            try runProcess("zip", ["-q", "a.zip"] + names, in: folder.url.appendingPathComponent("in")).status == 0
        )
        let archive = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("in/a.zip")))
        let read = try read(archive)
        for (index, sample) in Self.samples().enumerated() { #expect(read["\(index)"] == sample, "\(index)") }
    }

    @Test func whatIsTooLargeIsNotUnpacked() throws {
        let archive = try ZIPFile([("a", [UInt8](repeating: 0, count: 2 << 20))]).bytes
        #expect(archive.count < 4_096)
        #expect(failure(archive) == "it is larger than 1 MiB")
        // The directory can be wrong: a file that is larger than stated is damaged.
        var lying = archive
        let size = try #require(lying.firstRange(of: [0, 0, 0x20, 0], after: lying.count - 70))
        lying.replaceSubrange(size, with: [0, 1, 0, 0])
        #expect(failure(lying) == "'a' is damaged")
    }

    @Test(arguments: [[], Array("not an archive".utf8), [UInt8](repeating: 0x50, count: 100_000)])
    func whatIsNoArchiveIsSaid(bytes: [UInt8]) {
        #expect(failure(bytes) == "it has no directory")
    }

    /// Any byte can have any value, and no offset is followed outside of the file.
    @Test func damagedArchivesNeverTrap() throws {
        let whole = try ZIPFile([("a/b.intentdefinition", Array("<plist/>".utf8)), ("c", Self.samples()[3])]).bytes
        var random = SeededGenerator(seed: 1)
        var refused = 0
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] =
                    [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            if failure(bytes) != nil { refused += 1 }
        }
        #expect(refused > 1_000)
    }
}

extension [UInt8] {
    fileprivate func firstRange(of pattern: [UInt8], after start: Int) -> Range<Int>? {
        (start..<(count - pattern.count)).first { Array(self[$0..<$0 + pattern.count]) == pattern }
            .map { $0..<$0 + pattern.count }
    }
}

/// The same numbers in every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
