/// The last 32 bytes of a binary property list, which locate its objects.
struct BinaryTrailer {
    /// The size of an entry in the offset table, in bytes.
    let offsetSize: Int
    /// The size of a reference from a container to an object, in bytes.
    let referenceSize: Int
    let objectCount: Int
    let rootObject: Int
    /// The offset of the offset table, which is also where the objects end.
    let tableStart: Int

    static let headerCount = 8
    private static let count = 32

    /// Reads the trailer and checks that the offset table lies between the header and the trailer.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(BinaryPropertyList.Failure) {
        guard bytes.count >= Self.headerCount + Self.count else { throw .damaged("it is too short to have a trailer") }
        let start = bytes.count - Self.count
        offsetSize = Int(bytes[start + 6])
        referenceSize = Int(bytes[start + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
            throw .damaged("its trailer has impossible offset sizes; the file may be truncated")
        }
        let numbers = (0..<3).map { BinaryTrailer.integer(bytes, at: start + 8 + 8 * $0, size: 8) }
        // Each object takes at least one byte, so larger numbers are wrong. Smaller ones cannot overflow below.
        guard numbers.allSatisfy({ $0 <= UInt64(start) }) else {
            throw .damaged("its trailer points outside the file; the file may be truncated")
        }
        (objectCount, rootObject, tableStart) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
        guard tableStart > Self.headerCount, tableStart + objectCount * offsetSize <= start else {
            throw .damaged("its table of objects lies outside the file")
        }
        guard rootObject < objectCount else {
            throw .damaged("its trailer names a top-level object that does not exist")
        }
    }

    /// Reads an unsigned big-endian integer of one to eight bytes, which must lie within `bytes`.
    static func integer(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, size: Int) -> UInt64 {
        var value: UInt64 = 0
        for index in offset..<(offset + size) { value = value << 8 | UInt64(bytes[index]) }
        return value
    }
}
