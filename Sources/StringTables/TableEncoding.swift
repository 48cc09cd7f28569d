import Diagnostics
import PropertyList

/// Finds out how a table is encoded and makes it UTF-8.
package enum TableEncoding {
    /// The table as UTF-8, and what is wrong with its bytes.
    ///
    /// UTF-16 is known by its byte order mark, or by the zero that half of each ASCII character is. A byte order mark of
    /// UTF-8 stays, so that offsets are those of the file.
    package static func utf8(_ source: SourceText) -> (source: SourceText, diagnostics: [Diagnostic]) {
        guard let (isBigEndian, start) = utf16(source.bytes) else {
            let broken = source.bytes.withUnsafeBufferPointer { InvalidCharacters($0).firstInvalid }
            guard let broken else { return (source, []) }
            let byte = String(source.bytes[broken], radix: 16, uppercase: true)
            let range = SourceRange(UInt32(broken), UInt32(broken + 1))
            return (source, [finding("the byte 0x\(byte) is not valid UTF-8", in: source, at: .range(range))])
        }
        let text = source.bytes.withUnsafeBufferPointer {
            UTF16Text.utf8(UnsafeBufferPointer(rebasing: $0[start...]), isBigEndian: isBigEndian)
        }
        let converted = SourceText(path: source.path, bytes: text.utf8)
        let hasOddCount = source.bytes.count % 2 != 0
        guard hasOddCount || text.firstUnpaired != nil else { return (converted, []) }
        let problem = hasOddCount ? "has an odd number of bytes" : "contains an unpaired surrogate"
        return (converted, [finding("the file is UTF-16 but \(problem)", in: converted, at: .file)])
    }

    /// The byte order of UTF-16 and where its text starts; `nil` for UTF-8.
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
