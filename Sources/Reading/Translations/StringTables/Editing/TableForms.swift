import Diagnostics

/// Formats texts for old-style tables.
enum TextTableForm {
    /// Quotes a text with the escapes that Xcode writes.
    static func quoted(_ text: String) -> String {
        text.quoted { scalar in
            scalar.value < 0x20 || scalar == "\u{7F}" ? "\\U" + scalar.value.digits(4, radix: 16) : nil
        }
    }

    /// Formats a comment that a `*/` in the text cannot end early.
    static func comment(_ text: String) -> String {
        "/* " + text.replacingBytes("*/", with: "* /") + " */"
    }
}

/// Formats texts for property-list tables.
enum XMLTableForm {
    static func comment(_ text: String) -> String {
        // XML does not allow two hyphens in a row inside a comment.
        var result = "<!-- "
        for scalar in text.unicodeScalars {
            if scalar == "-", result.unicodeScalars.last == "-" { result += " " }
            result.unicodeScalars.append(scalar)
        }
        return result + " -->"
    }
}

extension String {
    /// Quotes a text with the escapes that all formats share.
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

    /// Replaces every occurrence byte by byte, even inside a grapheme cluster.
    func replacingBytes(_ part: String, with replacement: String) -> String {
        String(decoding: Array(utf8).replacingOccurrences(of: part.utf8, by: replacement.utf8), as: UTF8.self)
    }
}
