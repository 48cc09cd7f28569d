/// The XML elements of property lists.
enum XMLElement: CaseIterable {
    case plist, dict, array, key, string, integer, real, `true`, `false`, date, data

    /// The element with the name at `start..<end`; `nil` for any other name.
    init?(_ text: XMLText, from start: Int, to end: Int) {
        let named = Self.allCases.first { $0.name.utf8CodeUnitCount == end - start && text.matches($0.name, at: start) }
        guard let named else { return nil }
        self = named
    }

    /// Returns the element whose opening tag is at `start` in Xcode's form, without attributes or white space; `nil`
    /// for anything else. Only `<true/>` and `<false/>` are empty.
    @inline(__always)
    static func plainOpening(_ text: XMLText, _ start: Int) -> (element: XMLElement, length: Int)? {
        switch start + 1 < text.end ? text[start + 1] : 0 {
        case UInt8(ascii: "k"): text.matches("<key>", at: start) ? (.key, 5) : nil
        case UInt8(ascii: "s"): text.matches("<string>", at: start) ? (.string, 8) : nil
        case UInt8(ascii: "d"): text.matches("<dict>", at: start) ? (.dict, 6) : nil
        case UInt8(ascii: "t"): text.matches("<true/>", at: start) ? (.true, 7) : nil
        case UInt8(ascii: "i"): text.matches("<integer>", at: start) ? (.integer, 9) : nil
        case UInt8(ascii: "a"): text.matches("<array>", at: start) ? (.array, 7) : nil
        case UInt8(ascii: "f"): text.matches("<false/>", at: start) ? (.false, 8) : nil
        case UInt8(ascii: "r"): text.matches("<real>", at: start) ? (.real, 6) : nil
        default: nil
        }
    }

    /// Returns the end of the element's closing tag, if it is at `offset` without white space.
    @inline(__always)
    func closingTagEnd(_ text: XMLText, at offset: Int) -> Int? {
        let end = offset + 2 + name.utf8CodeUnitCount
        guard text.matches("</", at: offset), text.matches(name, at: offset + 2), text.matches(">", at: end) else {
            return nil
        }
        return end + 1
    }

    @inline(__always)
    var name: StaticString {
        switch self {
        case .plist: "plist"
        case .dict: "dict"
        case .array: "array"
        case .key: "key"
        case .string: "string"
        case .integer: "integer"
        case .real: "real"
        case .true: "true"
        case .false: "false"
        case .date: "date"
        case .data: "data"
        }
    }
}
