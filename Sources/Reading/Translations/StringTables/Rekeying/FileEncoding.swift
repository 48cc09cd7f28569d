/// The encoding of a table file.
enum FileEncoding {
    case utf8
    /// The mark is the byte order mark, which may be empty.
    case utf16(isBigEndian: Bool, mark: [UInt8])

    /// Returns `nil` if encoding the text again would not reproduce the file's bytes.
    init?(of bytes: [UInt8], readAs text: [UInt8]) {
        if bytes == text {
            self = .utf8
            return
        }
        guard let (isBigEndian, start) = TableEncoding.utf16(bytes) else { return nil }
        self = .utf16(isBigEndian: isBigEndian, mark: Array(bytes[..<start]))
        if encode(text) != bytes { return nil }
    }

    func encode(_ text: [UInt8]) -> [UInt8] {
        guard case .utf16(let isBigEndian, let mark) = self else { return text }
        var bytes = mark
        bytes.reserveCapacity(mark.count + text.count * 2)
        for unit in String(decoding: text, as: UTF8.self).utf16 {
            let (upper, lower) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            bytes += isBigEndian ? [upper, lower] : [lower, upper]
        }
        return bytes
    }
}
