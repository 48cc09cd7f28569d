/// A value of an OpenStep property list, the text format of `project.pbxproj`: strings, arrays and dictionaries.
package enum OpenStepValue: Equatable, Sendable {
    case string(String)
    /// `( … )`
    case array([OpenStepValue])
    /// `{ … }`. If a key occurs twice, the last value wins, as in Xcode.
    case dictionary([String: OpenStepValue])

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements of an array; empty for other values.
    package var array: [OpenStepValue] {
        if case .array(let value) = self { value } else { [] }
    }

    package var strings: [String] { array.compactMap(\.string) }

    /// The entries of a dictionary; empty for other values.
    package var entries: [String: OpenStepValue] {
        if case .dictionary(let entries) = self { entries } else { [:] }
    }

    /// The value of a key in a dictionary; `nil` if there is none.
    package subscript(key: String) -> OpenStepValue? {
        if case .dictionary(let entries) = self { entries[key] } else { nil }
    }
}
