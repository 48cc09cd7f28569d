/// The XML elements of property lists.
enum XMLElement: CaseIterable {
    case plist, dict, array, key, string, integer, real, `true`, `false`, date, data

    /// The element with the name at `start..<end`; `nil` for any other name.
    @inline(__always)
    init?(_ text: XMLText, from start: Int, to end: Int) {
        let element: XMLElement
        switch (end - start, end > start ? text[start] : 0) {
        case (3, UInt8(ascii: "k")): element = .key
        case (6, UInt8(ascii: "s")): element = .string
        case (4, UInt8(ascii: "d")):
            element =
                text[start + 1] == UInt8(ascii: "i") ? .dict : text[start + 3] == UInt8(ascii: "e") ? .date : .data
        case (4, UInt8(ascii: "t")): element = .true
        case (5, UInt8(ascii: "a")): element = .array
        case (7, UInt8(ascii: "i")): element = .integer
        case (5, UInt8(ascii: "f")): element = .false
        case (4, UInt8(ascii: "r")): element = .real
        case (5, UInt8(ascii: "p")): element = .plist
        default: return nil
        }
        guard text.matches(element.name, at: start) else { return nil }
        self = element
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
        switch self {
        case .plist: text.matches("</plist>", at: offset) ? offset + 8 : nil
        case .dict: text.matches("</dict>", at: offset) ? offset + 7 : nil
        case .array: text.matches("</array>", at: offset) ? offset + 8 : nil
        case .key: text.matches("</key>", at: offset) ? offset + 6 : nil
        case .string: text.matches("</string>", at: offset) ? offset + 9 : nil
        case .integer: text.matches("</integer>", at: offset) ? offset + 10 : nil
        case .real: text.matches("</real>", at: offset) ? offset + 7 : nil
        case .true: text.matches("</true>", at: offset) ? offset + 7 : nil
        case .false: text.matches("</false>", at: offset) ? offset + 8 : nil
        case .date: text.matches("</date>", at: offset) ? offset + 7 : nil
        case .data: text.matches("</data>", at: offset) ? offset + 7 : nil
        }
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
