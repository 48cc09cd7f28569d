import Diagnostics

/// Binary property lists, version 00, as CoreFoundation writes them.
///
/// Objects are written as canonical XML as they are visited, without building a tree. Many containers can share an
/// object, so a small file can expand to a huge value; the size of the text is therefore limited.
struct BinaryPropertyList {
    /// Why a file cannot be read. The message begins with `its` or `it`, as in `its version is unknown`.
    struct Failure: Error {
        let kind: DiagnosticKind
        let message: String

        static func damaged(_ message: String) -> Failure { Failure(kind: .malformedBinary, message: message) }

        static func damaged(_ object: Int, _ problem: String) -> Failure { .damaged("its object \(object) \(problem)") }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let trailer: BinaryTrailer
    /// The maximum size of the XML, in bytes. Real files expand to three to ten times their size.
    private let textLimit: Int
    private var text = CanonicalXML(replacesForbidden: false)
    /// For each object, whether it is a container that is currently being written.
    private var isOpen: [Bool]

    /// Converts a file to canonical XML. Characters that XML forbids are kept, so that reading the text reports them.
    static func canonicalXML(of file: [UInt8]) throws(Failure) -> [UInt8] {
        try file.withUnsafeBufferPointer { buffer throws(Failure) in
            guard buffer.starts(with: "bplist00".utf8) else {
                throw .damaged("its version is unknown; only 'bplist00' is supported")
            }
            var list = BinaryPropertyList(buffer, try BinaryTrailer(buffer))
            try list.append(object: list.trailer.rootObject, depth: 0)
            return list.text.finished()
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ trailer: BinaryTrailer) {
        self.bytes = bytes
        self.trailer = trailer
        textLimit = min(PropertyListLimits.bytes, 1 << 20 + 32 * bytes.count)
        isOpen = [Bool](repeating: false, count: trailer.objectCount)
    }

    // MARK: - Objects

    private mutating func append(object: Int, depth: Int) throws(Failure) {
        let start = try offset(of: object)
        let low = Int(bytes[start] & 0xF)
        try reserve(16)
        switch bytes[start] >> 4 {
        case 0x0 where low == 0x8 || low == 0x9: text.boolean(low == 0x9)
        case 0x1: text.integer(try integer(at: start, object))
        case 0x2 where low == 2 || low == 3:
            let bits = try unsigned(at: start + 1, size: 1 << low, object)
            text.real(low == 3 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(bits))))
        case 0x3 where low == 3:
            let seconds = Double(bitPattern: try unsigned(at: start + 1, size: 8, object))
            guard let date = PropertyListDate.text(secondsSince2001: seconds) else {
                throw .damaged(object, "is a date outside the years 1 to 9999")
            }
            text.text("date", date)
        case 0x4:
            let range = try content(at: start, object, unit: 1)
            try reserve(range.count)
            text.data(bytes[range])
        case 0x5, 0x6:
            text.text("string", String(decoding: try string(at: start, object), as: UTF8.self))
        case 0x8:
            throw .damaged("it is an archive of objects ('NSKeyedArchiver'), not a plain property list")
        case 0xA, 0xB, 0xC:
            try appendArray(content(at: start, object, unit: trailer.referenceSize), of: object, depth: depth)
        case 0xD:
            try appendDictionary(content(at: start, object, unit: 2 * trailer.referenceSize), of: object, depth: depth)
        default:
            throw .damaged(object, "has the type 0x\(String(bytes[start], radix: 16)), which is not a value")
        }
    }

    /// Sets have no XML form and become arrays.
    private mutating func appendArray(_ range: Range<Int>, of object: Int, depth: Int) throws(Failure) {
        guard !range.isEmpty else { return text.emptyContainer("array") }
        try open("array", of: object, depth: depth)
        for reference in stride(from: range.lowerBound, to: range.upperBound, by: trailer.referenceSize) {
            try append(object: self.reference(at: reference), depth: depth + 1)
        }
        close("array", object)
    }

    private mutating func appendDictionary(_ range: Range<Int>, of object: Int, depth: Int) throws(Failure) {
        guard !range.isEmpty else { return text.emptyContainer("dict") }
        try open("dict", of: object, depth: depth)
        let size = trailer.referenceSize
        let count = range.count / (2 * size)
        var entries: [(key: [UInt8], value: Int)] = []
        entries.reserveCapacity(count)
        var keyBytes = 0
        for index in 0..<count {
            let keyObject = reference(at: range.lowerBound + index * size)
            let start = try offset(of: keyObject)
            guard bytes[start] >> 4 == 0x5 || bytes[start] >> 4 == 0x6 else {
                throw .damaged(keyObject, "is a dictionary key but not a string")
            }
            let key = try string(at: start, keyObject)
            // Check before writing anything: many references to one long key would use as much memory as the text.
            keyBytes += key.count + 16
            try reserve(keyBytes)
            entries.append((key, reference(at: range.lowerBound + (count + index) * size)))
        }
        entries.sort { CanonicalXML.precedes($0.key, $1.key) }
        for entry in entries {
            text.text("key", String(decoding: entry.key, as: UTF8.self))
            try append(object: entry.value, depth: depth + 1)
        }
        close("dict", object)
    }

    private mutating func open(_ tag: StaticString, of object: Int, depth: Int) throws(Failure) {
        guard !isOpen[object] else { throw .damaged(object, "contains itself") }
        guard depth < PropertyListLimits.depth else {
            let limit = PropertyListLimits.depth
            throw Failure(kind: .limitExceeded, message: "its values are nested more than \(limit) levels deep")
        }
        isOpen[object] = true
        text.openContainer(tag)
    }

    private mutating func close(_ tag: StaticString, _ object: Int) {
        text.closeContainer(tag)
        isOpen[object] = false
    }

    private func reserve(_ count: Int) throws(Failure) {
        guard text.bytes.count + count <= textLimit else {
            let message = "its values add up to more than \(textLimit >> 20) MiB of text"
            throw Failure(kind: .limitExceeded, message: message)
        }
    }

    // MARK: - Contents

    /// Returns the string object that begins at `start`, as UTF-8.
    private func string(at start: Int, _ object: Int) throws(Failure) -> [UInt8] {
        if bytes[start] >> 4 == 0x5 {
            let range = try content(at: start, object, unit: 1)
            try reserve(range.count)
            var seen: UInt8 = 0
            for offset in range { seen |= bytes[offset] }
            guard seen < 0x80 else {
                throw .damaged(object, "is an ASCII string that contains other characters")
            }
            return [UInt8](bytes[range])
        }
        let range = try content(at: start, object, unit: 2)
        try reserve(range.count)
        let converted = UTF16Text.utf8(UnsafeBufferPointer(rebasing: bytes[range]), isBigEndian: true)
        guard converted.firstUnpaired == nil else {
            throw .damaged(object, "is a string with an unpaired surrogate")
        }
        return converted.utf8
    }

    private func integer(at start: Int, _ object: Int) throws(Failure) -> PropertyListInteger {
        let size = 1 << Int(bytes[start] & 0xF)
        switch size {
        case 1, 2, 4: return PropertyListInteger(try unsigned(at: start + 1, size: size, object))
        case 8: return PropertyListInteger(Int64(bitPattern: try unsigned(at: start + 1, size: 8, object)))
        case 16:
            let high = try unsigned(at: start + 1, size: 8, object)
            let low = try unsigned(at: start + 9, size: 8, object)
            if high == 0 { return PropertyListInteger(low) }
            let signed = Int64(bitPattern: low)
            if high == .max, signed < 0 { return PropertyListInteger(signed) }
            fallthrough
        default: throw .damaged(object, "is an integer that does not fit in 64 bits")
        }
    }

    /// The range of an object's content after its marker and count. `unit` is the size of a counted item in bytes.
    private func content(at start: Int, _ object: Int, unit: Int) throws(Failure) -> Range<Int> {
        var count = UInt64(bytes[start] & 0xF)
        var contentStart = start + 1
        if count == 0xF {
            let marker = try unsigned(at: contentStart, size: 1, object)
            guard marker >> 4 == 1, marker & 0xF <= 3 else {
                throw .damaged(object, "has no valid length")
            }
            let size = 1 << Int(marker & 0xF)
            count = try unsigned(at: contentStart + 1, size: size, object)
            contentStart += 1 + size
        }
        guard count <= UInt64((trailer.tableStart - contentStart) / unit) else {
            throw .damaged(object, "is longer than the file")
        }
        return contentStart..<(contentStart + Int(count) * unit)
    }

    private func unsigned(at offset: Int, size: Int, _ object: Int) throws(Failure) -> UInt64 {
        guard offset + size <= trailer.tableStart else {
            throw .damaged(object, "is longer than the file")
        }
        return BinaryTrailer.integer(bytes, at: offset, size: size)
    }

    private func reference(at offset: Int) -> Int {
        Int(clamping: BinaryTrailer.integer(bytes, at: offset, size: trailer.referenceSize))
    }

    private func offset(of object: Int) throws(Failure) -> Int {
        guard object < trailer.objectCount else {
            throw .damaged("it refers to the object \(object), but has only \(trailer.objectCount)")
        }
        let entry = trailer.tableStart + object * trailer.offsetSize
        let offset = BinaryTrailer.integer(bytes, at: entry, size: trailer.offsetSize)
        guard offset >= BinaryTrailer.headerCount, offset < UInt64(trailer.tableStart) else {
            throw .damaged(object, "lies outside the file")
        }
        return Int(offset)
    }
}
