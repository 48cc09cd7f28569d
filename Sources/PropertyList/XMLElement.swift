/// The elements of property lists.
enum XMLElement: CaseIterable {
    case plist, dict, array, key, string, integer, real, `true`, `false`, date, data

    /// The element whose name stands at `start..<end`; `nil` for any other name.
    @inline(__always)
    init?(_ text: XMLText, _ start: Int, _ end: Int) {
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
