/// The character data between two tags: references, CDATA sections and comments.
enum XMLContent {
    /// The text that content stands for. Malformed references, which the scanner has reported, stay as they are.
    static func decoded(_ content: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var index = content.startIndex
        while index < content.endIndex {
            let rest = content[index...]
            if content[index] == UInt8(ascii: "&"), let reference = reference(at: rest) {
                result += reference.utf8
                index += reference.length
            } else if rest.starts(with: "<![CDATA[".utf8) {
                let end = end(of: "]]>", in: rest.dropFirst(9)) ?? content.endIndex
                result += content[(index + 9)..<max(index + 9, end - 3)]
                index = end
            } else if rest.starts(with: "<!--".utf8) {
                index = end(of: "-->", in: rest.dropFirst(4)) ?? content.endIndex
            } else {
                result.append(content[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The reference that `text` begins with, as UTF-8 and with its length in bytes; `nil` when it is none of the five
    /// named references and no numeric reference to a character that XML allows.
    static func reference(at text: ArraySlice<UInt8>) -> (utf8: [UInt8], length: Int)? {
        // The longest reference worth reading is a numeric one with a few leading zeros.
        guard let semicolon = text.prefix(16).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = text[(text.startIndex + 1)..<semicolon]
        let length = semicolon - text.startIndex + 1
        if name.first == UInt8(ascii: "#") {
            let digits = name.dropFirst()
            let isHexadecimal = digits.first == UInt8(ascii: "x")
            let number = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
            guard number.utf8.first.map({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) == true,
                let value = UInt32(number, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value),
                isAllowed(scalar)
            else { return nil }
            return (Array(String(scalar).utf8), length)
        }
        let named: [(StaticString, UInt8)] = [
            ("amp", UInt8(ascii: "&")), ("lt", UInt8(ascii: "<")), ("gt", UInt8(ascii: ">")),
            ("quot", UInt8(ascii: "\"")), ("apos", UInt8(ascii: "'")),
        ]
        for (known, character) in named
        where name.elementsEqual(UnsafeBufferPointer(start: known.utf8Start, count: known.utf8CodeUnitCount)) {
            return ([character], length)
        }
        return nil
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    private static func end(of marker: StaticString, in text: ArraySlice<UInt8>) -> Int? {
        let marker = UnsafeBufferPointer(start: marker.utf8Start, count: marker.utf8CodeUnitCount)
        var index = text.startIndex
        while index + marker.count <= text.endIndex {
            if text[index..<(index + marker.count)].elementsEqual(marker) { return index + marker.count }
            index += 1
        }
        return nil
    }
}
