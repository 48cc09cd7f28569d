import Diagnostics

/// How Xcode writes string catalogues, and how a catalogue that was written by something else is laid out.
struct CatalogueForm {
    /// What one level is indented by; `nil` where all is in one line.
    var indentation: String?
    /// What stands between a key and its value.
    var separator: String
    var lineBreak: String

    /// Two spaces, and one on each side of the colon.
    static let xcode = CatalogueForm(indentation: "  ", separator: " : ", lineBreak: "\n")

    /// A value to write, its members in the order in which they are to stand.
    enum Value: Hashable, Sendable {
        case string(String)
        /// A number, a truth value or nothing, as it is written.
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

    /// A value as text whose first line begins in a line of the given depth.
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

    /// A JSON string with the escapes that JSON demands, and no others, as Xcode has it.
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

extension CatalogueForm {
    static func word(for state: StringTable.State) -> String {
        switch state {
        case .translated: "translated"
        case .new: "new"
        case .needsReview: "needs_review"
        case .stale: "stale"
        }
    }
}

extension CatalogueForm.Value {
    static func unit(_ text: String, _ state: StringTable.State) -> Self {
        let members = [
            CatalogueForm.Member("state", .string(CatalogueForm.word(for: state))),
            CatalogueForm.Member("value", .string(text)),
        ]
        return .object([CatalogueForm.Member("stringUnit", .object(members))])
    }
}
