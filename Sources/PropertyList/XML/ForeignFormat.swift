/// Recognizes what else has been saved under the name of a definition.
enum ForeignFormat {
    /// The message for a file that begins with `text[start..<end]`, which is not a tag.
    static func message(_ text: XMLText, _ start: Int, _ end: Int) -> String {
        let start = String(decoding: text.bytes(start..<min(end, start + 64)), as: UTF8.self)
        let separator = start.unicodeScalars.first { $0 == ":" || $0 == "=" }
        switch start.unicodeScalars.first {
        case "{" where separator == ":" || start == "{}", "[":
            return "the file contains JSON, not an XML property list"
        case "{", "(", "/":
            return "the file is a property list in the old text format, not XML"
        default:
            return "the file does not start like an XML property list"
        }
    }

    /// How far a finding about such a text reaches: to the end of its first line, and 40 bytes at the most.
    static func shownEnd(_ text: XMLText, _ start: Int, _ end: Int) -> Int {
        var index = start
        while index < min(end, start + 40), text[index] != 0x0A, text[index] != 0x0D { index += 1 }
        return index
    }
}
