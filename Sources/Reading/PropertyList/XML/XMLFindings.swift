import Diagnostics

/// The messages for what a scan finds.
enum XMLFindings {
    /// Returns the message for an ampersand at `start` without a reference, and how many bytes before `end` to mark.
    static func unknownReference(_ text: XMLText, at start: Int, to end: Int) -> (message: String, length: Int) {
        let limit = min(end, start + 40)
        var index = start + 1
        while index < limit, isNameByte(text[index]) { index += 1 }
        guard index > start + 1, index < limit, text[index] == UInt8(ascii: ";") else {
            return ("'&' must be written '&amp;'", 1)
        }
        let isNumeric = text[start + 1] == UInt8(ascii: "#")
        let problem =
            isNumeric ? "does not stand for an allowed character" : "is not a reference that property lists support"
        return ("'\(text.shown(start, index + 1))' \(problem)", index + 1 - start)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x23, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
        default: false
        }
    }

    /// Returns what is wrong with the content of a value of `kind`; `nil` if the content matches its tag.
    static func problem(_ content: UnsafeBufferPointer<UInt8>, _ kind: PropertyListNode.Kind) -> String? {
        switch kind {
        case .dictionary, .array, .string:
            return nil
        case .integer:
            switch PropertyListInteger.parse(content) {
            case .success: return nil
            case .failure(.overflow): return "'\(shown(content))' does not fit in 64 bits"
            case .failure(.malformed): return "'\(shown(content))' is not an integer"
            }
        case .real:
            return PropertyListReal.value(of: content) == nil ? "'\(shown(content))' is not a real number" : nil
        case .boolean:
            return content.isEmpty ? nil : "a Boolean element must be empty"
        case .date:
            return PropertyListDate.isValid(content)
                ? nil : "'\(shown(content))' is not a date such as 2026-01-31T12:00:00Z"
        case .data:
            return Base64.isValid(content) ? nil : "this is not valid Base64"
        }
    }

    private static func shown(_ content: UnsafeBufferPointer<UInt8>) -> String {
        let start = String(decoding: content.prefix(40), as: UTF8.self)
        return content.count > 40 ? start + "…" : start
    }
}
