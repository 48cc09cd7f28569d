import Diagnostics
import PropertyList

/// Detects the encoding of a table and converts it to UTF-8.
package enum TableEncoding {
    /// Returns the table as UTF-8, with findings about its bytes.
    ///
    /// UTF-16 is recognized by its byte order mark, or by the zero byte in an ASCII character. A UTF-8 byte order mark
    /// is kept, so that offsets match the file.
    package static func utf8(_ source: SourceText) -> (source: SourceText, diagnostics: [Diagnostic]) {
        guard let (isBigEndian, start) = utf16(source.bytes) else {
            guard let broken = source.bytes.firstInvalidInUTF8 ?? source.bytes.firstIndex(of: 0) else {
                return (source, [])
            }
            let byte = String(source.bytes[broken], radix: 16, uppercase: true)
            let range = SourceRange(UInt32(broken), UInt32(broken + 1))
            let message = byte == "0" ? "the text contains a null byte" : "the byte 0x\(byte) is not valid UTF-8"
            return (source, [finding(message, in: source, at: .range(range))])
        }
        let text = source.bytes.withUnsafeBufferPointer {
            UTF16Text.utf8(UnsafeBufferPointer(rebasing: $0[start...]), isBigEndian: isBigEndian)
        }
        let converted = SourceText(path: source.path, bytes: text.utf8)
        if let null = text.utf8.firstIndex(of: 0) {
            let place = SourceLocation.Place.range(SourceRange(UInt32(null), UInt32(null + 1)))
            return (converted, [finding("the text contains a null character", in: converted, at: place)])
        }
        let hasOddCount = source.bytes.count % 2 != 0
        guard hasOddCount || text.firstUnpaired != nil else { return (converted, []) }
        let problem = hasOddCount ? "has an odd number of bytes" : "contains an unpaired surrogate"
        return (converted, [finding("the file is UTF-16 but \(problem)", in: converted, at: .file)])
    }

    /// The byte order of UTF-16 and the offset of its text; `nil` if the bytes are not UTF-16.
    static func utf16(_ bytes: [UInt8]) -> (isBigEndian: Bool, start: Int)? {
        guard bytes.count >= 2 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF): return (true, 2)
        case (0xFF, 0xFE): return (false, 2)
        case (0, 1...): return (true, 0)
        case (1..., 0): return (false, 0)
        default: return nil
        }
    }

    private static func finding(_ message: String, in source: SourceText, at place: SourceLocation.Place) -> Diagnostic
    {
        let location = SourceLocation(path: source.path, place: place)
        return Diagnostic(.invalidTableText, message, at: location, help: "save the file as UTF-8")
    }
}
