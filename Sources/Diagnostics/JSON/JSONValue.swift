/// A JSON value with its place in the text.
package struct JSONValue: Sendable {
    package let content: Content
    /// Where it stands, quotes and brackets included.
    package let range: SourceRange

    package enum Content: Sendable {
        case null
        case boolean(Bool)
        /// A number as it is written.
        case number(String)
        /// A string without its escapes.
        case string(String)
        case array([JSONValue])
        /// The members in their order; of repeated keys the last, as other readers do it.
        case object([JSONMember])
    }

    /// The text of a string; `nil` for other kinds.
    package var string: String? { if case .string(let string) = content { string } else { nil } }

    /// The value of a number without fraction and exponent; `nil` for others and for other kinds.
    package var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

    /// A truth value; `nil` for other kinds.
    package var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

    /// The elements of an array; `nil` for other kinds.
    package var array: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }

    /// The members of an object; `nil` for other kinds.
    package var object: [JSONMember]? { if case .object(let members) = content { members } else { nil } }

    /// The value of an object's member, found by looking at one after the other; `nil` when there is none.
    package subscript(key: String) -> JSONValue? { object?.first { $0.key == key }?.value }

    /// The kind in the words of a message, with its article: `a string`, `an array`.
    package var phrase: String {
        switch content {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

package struct JSONMember: Sendable {
    /// The key without its escapes.
    package let key: String
    /// Where the key stands, quotes included.
    package let keyRange: SourceRange
    package let value: JSONValue
}
