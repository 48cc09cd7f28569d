import CLibrary

extension UnsafeRawBufferPointer {
    /// Returns the offset of the first `byte` at or after `start`. Uses `memchr`, which examines many bytes at once.
    package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - base
    }

    /// Returns the offset of the first occurrence of a text at or after `start`; `nil` if the text is empty.
    package func firstIndex(of text: [UInt8], from start: Int) -> Int? {
        guard let first = text.first, let base = baseAddress else { return nil }
        var index = firstIndex(of: first, from: start)
        while let found = index, found + text.count <= count {
            if memcmp(base + found, text, text.count) == 0 { return found }
            index = firstIndex(of: first, from: found + 1)
        }
        return nil
    }
}

extension [UInt8] {
    /// The same as for other collections, several times as fast.
    package func firstOccurrence(of part: some Collection<UInt8>) -> Range<Int>? {
        withUnsafeBytes { $0.firstIndex(of: Array(part), from: 0) }.map { $0..<$0 + part.count }
    }
}

extension String {
    /// Whether the text contains a byte. Several times as fast as `utf8.contains`.
    package func contains(byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
    }

    /// Whether the text contains another one, byte for byte.
    package func contains(bytes part: String) -> Bool {
        var (text, part) = (self, Array(part.utf8))
        return text.withUTF8 { UnsafeRawBufferPointer($0).firstIndex(of: part, from: 0) != nil }
    }

    /// Whether all bytes are ASCII. Several times as fast as asking each byte of `utf8`.
    package var isASCII: Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? utf8.allSatisfy { $0 < 0x80 }
    }
}

extension UnsafeRawBufferPointer {
    /// The number of bytes of a well-formed scalar outside of ASCII; `nil` if there is none.
    fileprivate func scalarLength(at index: Int) -> Int? {
        let second: ClosedRange<UInt8>
        switch self[index] {
        case 0xE0: second = 0xA0...0xBF
        case 0xED: second = 0x80...0x9F
        case 0xF0: second = 0x90...0xBF
        case 0xF4: second = 0x80...0x8F
        case 0xC2...0xF3: second = 0x80...0xBF
        default: return nil
        }
        let length = self[index] < 0xE0 ? 2 : self[index] < 0xF0 ? 3 : 4
        guard index + length <= count, second.contains(self[index + 1]),
            self[(index + 2)..<(index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
        else { return nil }
        return length
    }
}

extension [UInt8] {
    /// The offset of the first byte that is not part of well-formed UTF-8; `nil` if there is none.
    package var firstInvalidInUTF8: Int? {
        withUnsafeBytes { bytes in
            var index = 0
            while index < bytes.count {
                if index + 8 <= bytes.count,
                    bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
                    index += 8
                } else if bytes[index] < 0x80 {
                    index += 1
                } else if let length = bytes.scalarLength(at: index) {
                    index += length
                } else {
                    return index
                }
            }
            return nil
        }
    }
}
