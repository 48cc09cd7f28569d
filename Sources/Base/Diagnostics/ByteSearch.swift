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

extension String {
    /// Whether the text contains a byte. Several times as fast as `utf8.contains`.
    package func contains(byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
    }
}

extension [UInt8] {
    /// The offset of the first byte that is not part of well-formed UTF-8; `nil` if there is none.
    package var firstInvalidInUTF8: Int? {
        // Decoding is fast, and replaces each malformed sequence by U+FFFD, which is at least as long.
        var text = String(decoding: self, as: UTF8.self)
        return text.withUTF8 { decoded in
            guard let start = decoded.baseAddress, decoded.count != count || memcmp(start, self, count) != 0 else {
                return nil
            }
            var index = zip(self, decoded).prefix { $0 == $1 }.count
            while index > 0, decoded[index] & 0xC0 == 0x80 { index -= 1 }
            return index
        }
    }
}
