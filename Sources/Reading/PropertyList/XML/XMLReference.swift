import Diagnostics

/// References in XML: the five named ones, and numeric ones to characters that XML allows.
package enum XMLReference {
    /// Decodes the reference that begins with the ampersand at the start of `bytes`, and returns its length in bytes;
    /// `nil` for any other text.
    package static func read(_ bytes: some Collection<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
        // Sixteen bytes fit any character with a few leading zeros.
        let name = bytes.dropFirst().prefix(15).prefix { $0 != UInt8(ascii: ";") }
        guard bytes.dropFirst(name.count + 1).first == UInt8(ascii: ";") else { return nil }
        let length = name.count + 2
        let word = String(decoding: name, as: UTF8.self)
        if let scalar = named[word] { return (scalar, length) }
        let isHexadecimal = word.hasPrefix("#x")
        let digits = word.dropFirst(isHexadecimal ? 2 : 1)
        guard word.hasPrefix("#"), !digits.hasPrefix("+"), !digits.hasPrefix("-"),
            let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(value), !XMLWriter.isForbidden(scalar)
        else { return nil }
        return (scalar, length)
    }

    private static let named: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
