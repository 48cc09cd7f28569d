/// Writes XML with one element per line. Elements with text are written without added white space.
package struct XMLWriter {
    package private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var depth = 0

    package init() {}

    package mutating func element(
        _ name: String,
        _ attributes: [(name: String, value: String)] = [],
        body: (inout XMLWriter) -> Void
    ) {
        text += margin + tag(name, attributes) + ">\n"
        depth += 1
        body(&self)
        depth -= 1
        text += margin + "</\(name)>\n"
    }

    package mutating func element(
        _ name: String,
        _ attributes: [(name: String, value: String)] = [],
        text content: String
    ) {
        text += margin + tag(name, attributes) + ">" + Self.escaped(content) + "</\(name)>\n"
    }

    package mutating func empty(_ name: String, _ attributes: [(name: String, value: String)]) {
        text += margin + tag(name, attributes) + "/>\n"
    }

    private var margin: String { String(repeating: "  ", count: depth) }

    private func tag(_ name: String, _ attributes: [(name: String, value: String)]) -> String {
        "<" + name + attributes.map { " \($0.name)=\"\(Self.escaped($0.value, inAttribute: true))\"" }.joined()
    }

    /// Whether XML can represent a text.
    package static func canHold(_ text: String) -> Bool { !text.unicodeScalars.contains(where: isForbidden) }

    package static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\n", "\r": false
        case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": true
        default: false
        }
    }

    /// Escapes text so that it reads back unchanged, including line breaks in attributes. Characters that XML cannot
    /// represent become U+FFFD.
    package static func escaped(_ text: String, inAttribute: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where inAttribute: result += "&quot;"
            case "\t" where inAttribute, "\n" where inAttribute, "\r": result += "&#\(scalar.value);"
            case _ where isForbidden(scalar): result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
