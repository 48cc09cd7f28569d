import Foundation

/// A ZIP archive for tests. `gzip` compresses its entries.
package struct ZIPFile {
    package private(set) var bytes: [UInt8] = []

    package init(_ files: [(name: String, contents: [UInt8])]) throws {
        var directory: [UInt8] = []
        for (name, contents) in files {
            let packed = try runProcess("gzip", ["-9nc"], stdin: contents).stdout
            // Ten bytes precede the data. The checksum and size follow it, in the form that archives use.
            let data = packed.dropFirst(10).dropLast(8)
            let sums = Array(packed.suffix(8))
            let fields = Self.number(20, 2) + Self.number(0, 2) + Self.number(8, 2) + Self.number(0, 4) + sums[..<4]
            let sizes = Self.number(data.count, 4) + sums[4...] + Self.number(name.utf8.count, 2) + Self.number(0, 2)
            directory += [0x50, 0x4B, 1, 2] + Self.number(20, 2) + fields + sizes
            directory += Self.number(0, 10) + Self.number(bytes.count, 4) + name.utf8
            bytes += [0x50, 0x4B, 3, 4] + fields + sizes + name.utf8 + data
        }
        let start = bytes.count
        bytes += directory + [0x50, 0x4B, 5, 6] + Self.number(0, 4)
        bytes += Self.number(files.count, 2) + Self.number(files.count, 2)
        bytes += Self.number(directory.count, 4) + Self.number(start, 4) + Self.number(0, 2)
    }

    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
    }
}
