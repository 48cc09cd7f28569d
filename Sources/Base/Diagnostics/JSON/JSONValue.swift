/// A JSON value with its position in the text.
package struct JSONValue: Sendable {
    package let content: Content
    /// The range of the value, including quotes or brackets.
    package let range: SourceRange

    package enum Content: Sendable {
        case null
        case boolean(Bool)
        /// A number as written.
        case number(String)
        /// A string with its escapes decoded.
        case string(String)
        case array([JSONValue])
        /// The members in order. Of duplicate keys, only the last is kept, as in other readers.
        case object([JSONMember])
    }

    /// The value, if it is a string.
    package var string: String? { if case .string(let string) = content { string } else { nil } }

    /// The value, if it is a number without a fraction or exponent.
    package var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

    /// The value, if it is a Boolean.
    package var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

    /// The elements, if the value is an array.
    package var array: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }

    /// The members, if the value is an object.
    package var object: [JSONMember]? { if case .object(let members) = content { members } else { nil } }

    /// Returns the value of an object's member, or `nil` if it does not exist. Searches linearly.
    package subscript(key: String) -> JSONValue? { object?.first { $0.key == key }?.value }

    /// The kind of value with its article for use in messages: `a string`, `an array`.
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
    /// The key with its escapes decoded.
    package let key: String
    /// The range of the key, including quotes.
    package let keyRange: SourceRange
    package let value: JSONValue
}
