/// How a table's text becomes the bytes of its file.
enum FileEncoding {
    case utf8
    /// The mark is the bytes in front, if there are any.
    case utf16(isBigEndian: Bool, mark: [UInt8])

    /// `nil` when encoding the text again would not give the file's own bytes.
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
