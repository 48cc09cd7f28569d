import Diagnostics
import PropertyList

/// How texts are written in old-style tables.
enum TextTableForm {
    /// The text in quotation marks, with the escapes that Xcode writes.
    static func quoted(_ text: String) -> String {
        text.quoted { scalar in
            scalar.value < 0x20 || scalar == "\u{7F}" ? "\\U" + scalar.value.digits(4, radix: 16) : nil
        }
    }

    /// A comment that ends where it should, whatever the text says.
    static func comment(_ text: String) -> String {
        "/* " + text.replacingBytes("*/", with: "* /") + " */"
    }
}

/// How texts are written in tables that are property lists.
enum XMLTableForm {
    static func escaped(_ text: String) -> String {
        // Readers make a line feed of a carriage return that stands for itself.
        PropertyListWriter.escaped(text).replacingBytes("\r", with: "&#13;")
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
    /// The text in quotation marks, with the escapes that all formats have.
    func quoted(_ escape: (Unicode.Scalar) -> String?) -> String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if let escaped = escape(scalar) { result += escaped } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    /// Every occurrence of a text replaced, also of half of what counts as one character.
    func replacingBytes(_ part: String, with replacement: String) -> String {
        String(decoding: Array(utf8).replacingOccurrences(of: part.utf8, by: replacement.utf8), as: UTF8.self)
    }
}
