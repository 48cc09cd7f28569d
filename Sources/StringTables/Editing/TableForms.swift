import PropertyList

/// How texts are written in old-style tables.
enum TextTableForm {
    /// The text in quotation marks, with the escapes that Xcode writes.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<"\u{20}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A comment that ends where it should, whatever the text says.
    static func comment(_ text: String) -> String {
        "/* " + text.replacing("*/", with: "* /") + " */"
    }
}

/// How texts are written in tables that are property lists.
enum XMLTableForm {
    static func escaped(_ text: String) -> String {
        // Readers make a line feed of a carriage return that stands for itself.
        PropertyListWriter.escaped(text).replacing("\r", with: "&#13;")
    }

    static func comment(_ text: String) -> String {
        // Two hyphens in a row end a comment.
        var result = "<!-- "
        for scalar in text.unicodeScalars {
            if scalar == "-", result.unicodeScalars.last == "-" { result += " " }
            result.unicodeScalars.append(scalar)
        }
        return result + " -->"
    }
}

extension String {
    /// Without Foundation: every occurrence of a text in ASCII replaced.
    func replacing(_ part: StaticString, with replacement: String) -> String {
        let wanted = part.withUTF8Buffer { Array($0) }
        let bytes = Array(utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: wanted) {
                result += replacement.utf8
                index += wanted.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
