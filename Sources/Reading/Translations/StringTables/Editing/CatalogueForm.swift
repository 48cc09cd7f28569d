import Diagnostics

/// The layout of a String Catalog: Xcode's, or that of a catalog written by another tool.
struct CatalogueForm {
    /// The indentation of one level; `nil` if everything is on one line.
    var indentation: String?
    /// The text between a key and its value.
    var separator: String
    var lineBreak: String

    /// Two spaces per level, and one space on each side of the colon.
    static let xcode = CatalogueForm(indentation: "  ", separator: " : ", lineBreak: "\n")

    /// A value to write, with its members in output order.
    enum Value: Hashable, Sendable {
        case string(String)
        /// A number, a Boolean or null, as written.
        case literal(String)
        case array([Value])
        case object([Member])
    }

    struct Member: Hashable, Sendable {
        var key: String
        var value: Value

        init(_ key: String, _ value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// Formats a value whose first line begins on a line of the given depth.
    func text(_ value: Value, depth: Int) -> String {
        switch value {
        case .string(let text): return Self.quoted(text)
        case .literal(let text): return text
        case .array(let elements):
            guard !elements.isEmpty else { return indentation == nil ? "[]" : "[" + lineBreak + newLine(depth) + "]" }
            let lines = elements.map { newLine(depth + 1) + self.text($0, depth: depth + 1) }
            return "[" + lines.joined(separator: ",") + newLine(depth) + "]"
        case .object(let members):
            guard !members.isEmpty else {
                return indentation == nil ? "{}" : "{" + lineBreak + newLine(depth) + "}"
            }
            let lines = members.map { newLine(depth + 1) + member($0.key, $0.value, depth: depth + 1) }
            return "{" + lines.joined(separator: ",") + newLine(depth) + "}"
        }
    }

    func member(_ key: String, _ value: Value, depth: Int) -> String {
        Self.quoted(key) + separator + text(value, depth: depth)
    }

    func newLine(_ depth: Int) -> String {
        guard let indentation else { return "" }
        return lineBreak + String(repeating: indentation, count: depth)
    }

    /// A JSON string with only the escapes that JSON requires, as Xcode writes it.
    static func quoted(_ text: String) -> String {
        text.quoted { scalar in
            switch scalar {
            case "\u{8}": "\\b"
            case "\u{C}": "\\f"
            default: scalar.value < 0x20 ? "\\u" + scalar.value.digits(4, radix: 16) : nil
            }
        }
    }
}

extension CatalogueForm.Value {
    static func unit(_ text: String, _ state: StringTable.State) -> Self {
        let members = [
            CatalogueForm.Member("state", .string(state.rawValue)),
            CatalogueForm.Member("value", .string(text)),
        ]
        return .object([CatalogueForm.Member("stringUnit", .object(members))])
    }
}
