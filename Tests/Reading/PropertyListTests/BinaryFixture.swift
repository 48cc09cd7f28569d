import Foundation
import PropertyList

/// Binary property lists made for tests.
enum BinaryFixture {
    /// A value as Foundation writes it.
    static func foundation(_ value: PropertyListValue) throws -> [UInt8] {
        [UInt8](try PropertyListSerialization.data(fromPropertyList: value.foundation, format: .binary, options: 0))
    }

    /// Joins objects with a matching offset table and trailer.
    static func objects(_ objects: [[UInt8]], root: Int = 0, referenceSize: Int = 1, version: String = "bplist00")
        -> [UInt8]
    {
        var bytes = Array(version.utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for offset in offsets { bytes += bigEndian(offset, 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, UInt8(referenceSize)]
        for number in [objects.count, root, table] { bytes += bigEndian(number, 8) }
        return bytes
    }

    static func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
    }
}
