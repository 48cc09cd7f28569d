/// A value of an OpenStep property list, the text format of `project.pbxproj`: strings, arrays and dictionaries.
package enum OpenStepValue: Equatable, Sendable {
    case string(String)
    /// `( … )`
    case array([OpenStepValue])
    /// `{ … }`; of a key that stands there twice the last value counts, as it does for Xcode.
    case dictionary([String: OpenStepValue])

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements; empty for other values.
    package var array: [OpenStepValue] {
        if case .array(let value) = self { value } else { [] }
    }

    package var strings: [String] { array.compactMap(\.string) }

    /// The value of a key; `nil` if there is none.
    package subscript(key: String) -> OpenStepValue? {
        if case .dictionary(let entries) = self { entries[key] } else { nil }
    }
}
