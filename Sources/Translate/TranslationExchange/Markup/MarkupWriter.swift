/// Writes XML with one element per line. Elements with text are written without added white space.
struct MarkupWriter {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var depth = 0

    mutating func element(
        _ name: String,
        _ attributes: [(name: String, value: String)] = [],
        body: (inout MarkupWriter) -> Void
    ) {
        text += margin + tag(name, attributes) + ">\n"
        depth += 1
        body(&self)
        depth -= 1
        text += margin + "</\(name)>\n"
    }

    mutating func element(_ name: String, _ attributes: [(name: String, value: String)] = [], text content: String) {
        text += margin + tag(name, attributes) + ">" + Self.escaped(content) + "</\(name)>\n"
    }

    mutating func empty(_ name: String, _ attributes: [(name: String, value: String)]) {
        text += margin + tag(name, attributes) + "/>\n"
    }

    private var margin: String { String(repeating: "  ", count: depth) }

    private func tag(_ name: String, _ attributes: [(name: String, value: String)]) -> String {
        "<" + name + attributes.map { " \($0.name)=\"\(Self.escaped($0.value, inAttribute: true))\"" }.joined()
    }

    static func canHold(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "\t", "\n", "\r": true
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": false
            default: true
            }
        }
    }

    private static func escaped(_ text: String, inAttribute: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where inAttribute: result += "&quot;"
            case "\t" where inAttribute, "\n" where inAttribute, "\r": result += "&#\(scalar.value);"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
