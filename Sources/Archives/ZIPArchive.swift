import FileAccess

/// A ZIP archive that is read in parts, on demand, because an app can be very large.
///
/// Follows PKWARE's APPNOTE 6.3.10 as far as apps use it: stored and deflated entries, including ZIP64 sizes.
package struct ZIPArchive {
    /// A file in the archive, as the central directory describes it.
    package struct Entry {
        package let name: String
        fileprivate let method: UInt16
        fileprivate let isEncrypted: Bool
        fileprivate let checksum: UInt32
        fileprivate var compressedSize: UInt64
        /// The uncompressed size in bytes, according to the directory.
        package fileprivate(set) var size: UInt64
        fileprivate var headerOffset: UInt64
    }

    package let entries: [Entry]
    private let file: PartialFile

    /// The largest central directory to read, in bytes: about half a million entries.
    private static let directoryLimit = 64 * 1_048_576
    /// The most bytes that the record at the end of the archive can take: its fields and the longest comment.
    private static let endLength = 22 + 65_535

    package init(_ file: PartialFile) throws(FileFailure) {
        self.file = file
        let start = max(0, file.size - Self.endLength)
        let end = try file.bytes(at: start, count: file.size - start)
        guard let record = Self.lastRecord(in: end) else { throw .damaged("it has no directory") }
        var count = UInt64(record.fields.number(at: 10, UInt16.self))
        var size = UInt64(record.fields.number(at: 12, UInt32.self))
        var offset = UInt64(record.fields.number(at: 16, UInt32.self))
        if count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF {
            (count, size, offset) = try Self.largeDirectory(file, before: start + record.offset)
        }
        guard size <= Self.directoryLimit else { throw .damaged("its directory is too large") }
        let directory = LittleEndianBytes(try file.bytes(at: Int(clamping: offset), count: Int(size)))
        var entries: [Entry] = []
        var position = 0
        while entries.count < count, position + 46 <= directory.count {
            guard directory.number(at: position, UInt32.self) == 0x0201_4B50 else {
                throw .damaged("its directory is malformed")
            }
            let lengths = (0..<3).map { Int(directory.number(at: position + 28 + 2 * $0, UInt16.self)) }
            let next = position + 46 + lengths.reduce(0, +)
            guard next <= directory.count else { throw .damaged("its directory is malformed") }
            var entry = Entry(
                name: String(decoding: directory.bytes[position + 46..<position + 46 + lengths[0]], as: UTF8.self),
                method: directory.number(at: position + 10, UInt16.self),
                isEncrypted: directory.number(at: position + 8, UInt16.self) & 1 != 0,
                checksum: directory.number(at: position + 16, UInt32.self),
                compressedSize: UInt64(directory.number(at: position + 20, UInt32.self)),
                size: UInt64(directory.number(at: position + 24, UInt32.self)),
                headerOffset: UInt64(directory.number(at: position + 42, UInt32.self))
            )
            let extra = position + 46 + lengths[0]
            entry.readLargeSizes(directory, extra..<extra + lengths[1])
            entries.append(entry)
            position = next
        }
        guard UInt64(entries.count) == count else { throw .damaged("its directory is malformed") }
        self.entries = entries
    }

    /// Returns the uncompressed contents of an entry.
    ///
    /// - Parameter limit: The most bytes that the entry may have: a few compressed bytes can expand to any number.
    package func contents(of entry: Entry, limit: Int) throws(FileFailure) -> [UInt8] {
        if entry.isEncrypted { throw .damaged("'\(entry.name)' is encrypted") }
        guard entry.size <= limit, entry.compressedSize <= limit else { throw .tooLarge(limit) }
        let header = LittleEndianBytes(try file.bytes(at: Int(clamping: entry.headerOffset), count: 30))
        guard header.count == 30, header.number(at: 0, UInt32.self) == 0x0403_4B50 else {
            throw .damaged("'\(entry.name)' has no header")
        }
        let skipped = 30 + Int(header.number(at: 26, UInt16.self)) + Int(header.number(at: 28, UInt16.self))
        let data = try file.bytes(at: Int(clamping: entry.headerOffset) + skipped, count: Int(entry.compressedSize))
        let contents: [UInt8]?
        switch entry.method {
        case 0: contents = data
        case 8: contents = Inflate.bytes(of: data, count: Int(entry.size))
        default: throw .damaged("'\(entry.name)' is compressed by an unknown method")
        }
        guard let contents, contents.count == entry.size, CRC32.checksum(contents) == entry.checksum else {
            throw .damaged("'\(entry.name)' is damaged")
        }
        return contents
    }

    // MARK: - The end of the directory

    private static func lastRecord(in end: [UInt8]) -> (fields: LittleEndianBytes, offset: Int)? {
        guard end.count >= 22 else { return nil }
        for offset in stride(from: end.count - 22, through: 0, by: -1) where end[offset] == 0x50 {
            let fields = LittleEndianBytes(end[offset..<offset + 22])
            if fields.number(at: 0, UInt32.self) == 0x0605_4B50,
                offset + 22 + Int(fields.number(at: 20, UInt16.self)) == end.count
            {
                return (fields, offset)
            }
        }
        return nil
    }

    /// Reads the ZIP64 records, which precede the last record.
    private static func largeDirectory(_ file: PartialFile, before offset: Int) throws(FileFailure)
        -> (count: UInt64, size: UInt64, offset: UInt64)
    {
        let locator = LittleEndianBytes(try file.bytes(at: offset - 20, count: 20))
        guard locator.count == 20, locator.number(at: 0, UInt32.self) == 0x0706_4B50 else {
            throw .damaged("its directory is malformed")
        }
        let start = Int(clamping: locator.number(at: 8, UInt64.self))
        let record = LittleEndianBytes(try file.bytes(at: start, count: 56))
        guard record.count == 56, record.number(at: 0, UInt32.self) == 0x0606_4B50 else {
            throw .damaged("its directory is malformed")
        }
        return (
            record.number(at: 32, UInt64.self), record.number(at: 40, UInt64.self), record.number(at: 48, UInt64.self)
        )
    }
}

extension ZIPArchive.Entry {
    /// Reads the sizes that do not fit in 32 bits from the ZIP64 extra field, which holds only those.
    fileprivate mutating func readLargeSizes(_ directory: LittleEndianBytes, _ extra: Range<Int>) {
        var position = extra.lowerBound
        while position + 4 <= extra.upperBound {
            let length = Int(directory.number(at: position + 2, UInt16.self))
            var field = position + 4
            let end = field + length
            guard end <= extra.upperBound else { return }
            if directory.number(at: position, UInt16.self) == 1 {
                for number in [\Self.size, \.compressedSize, \.headerOffset] where self[keyPath: number] == 0xFFFF_FFFF
                {
                    guard field + 8 <= end else { return }
                    self[keyPath: number] = directory.number(at: field, UInt64.self)
                    field += 8
                }
            }
            position = end
        }
    }
}

/// Reads little-endian numbers.
private struct LittleEndianBytes {
    let bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    var count: Int { bytes.count }

    /// The number at an offset; zero if it would end after the bytes.
    func number<Number: FixedWidthInteger>(at offset: Int, _ type: Number.Type) -> Number {
        let size = MemoryLayout<Number>.size
        guard offset >= 0, offset + size <= bytes.count else { return 0 }
        return bytes[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
    }
}

extension FileFailure {
    fileprivate static func damaged(_ reason: String) -> Self { Self(message: reason) }
}
