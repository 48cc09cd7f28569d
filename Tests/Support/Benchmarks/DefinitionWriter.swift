/// Writes the XML of a definition in Xcode's layout: tabs, one element per line, and keys in the order of the calls.
struct DefinitionWriter {
    private(set) var bytes: [UInt8] = []
    private var depth: Int

    /// - Parameter depth: The indentation of the first line, in tabs.
    init(depth: Int) { self.depth = depth }

    mutating func dictionary(_ key: String? = nil, _ entries: (inout DefinitionWriter) -> Void) {
        container("dict", key, entries)
    }

    mutating func array(_ key: String, _ elements: (inout DefinitionWriter) -> Void) {
        container("array", key, elements)
    }

    mutating func string(_ key: String, _ value: String) { element(key, "<string>", escaping: value, "</string>") }

    mutating func integer(_ key: String, _ value: Int) { element(key, "<integer>", escaping: "\(value)", "</integer>") }

    mutating func real(_ key: String, _ value: Double) { element(key, "<real>", escaping: "\(value)", "</real>") }

    mutating func boolean(_ key: String, _ value: Bool = true) { element(key, value ? "<true/>" : "<false/>") }

    /// Appends the output of another writer unchanged.
    mutating func append(_ other: DefinitionWriter) { bytes += other.bytes }

    private mutating func container(_ name: String, _ key: String?, _ body: (inout DefinitionWriter) -> Void) {
        if let key { line("<key>", escaping: key, "</key>") }
        line("<\(name)>")
        depth += 1
        body(&self)
        depth -= 1
        line("</\(name)>")
    }

    private mutating func element(_ key: String, _ opening: String, escaping text: String = "", _ closing: String = "")
    {
        line("<key>", escaping: key, "</key>")
        line(opening, escaping: text, closing)
    }

    mutating func line(_ opening: String, escaping text: String = "", _ closing: String = "") {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: depth))
        bytes.append(contentsOf: opening.utf8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(contentsOf: closing.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }
}
