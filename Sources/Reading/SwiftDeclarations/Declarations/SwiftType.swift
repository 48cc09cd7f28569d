import Diagnostics

/// The structure of a type, in as much detail as App Intents need.
package indirect enum SwiftType: Hashable, Sendable {
    /// A name, which may be qualified, without backticks, and the generic arguments of its last component.
    case named(String, [SwiftType])
    /// `T?`, `T!` and `Optional<T>`.
    case optional(SwiftType)
    /// `[T]` and `Array<T>`.
    case array(SwiftType)
    /// `A & B`.
    case composition([SwiftType])
    /// Any other type, as source text without comments: a dictionary, a tuple, a function, `some P`.
    case other(String)
}

extension SwiftType {
    /// The name of a named type, without generic arguments; `nil` for other types.
    package var name: String? {
        if case .named(let name, _) = self { name } else { nil }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// Whether the type is an array or an optional array.
    package var isArray: Bool {
        switch self {
        case .array: true
        case .optional(let wrapped): wrapped.isArray
        default: false
        }
    }

    /// The type without the optionals and arrays around it.
    package var element: SwiftType {
        switch self {
        case .optional(let wrapped): wrapped.element
        case .array(let element): element.element
        default: self
        }
    }
}

extension SwiftType: CustomStringConvertible {
    /// The type in Swift's shorthand notation.
    package var description: String {
        switch self {
        case .named(let name, let arguments):
            arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
        case .optional(let wrapped):
            if case .composition = wrapped { "(\(wrapped))?" } else { "\(wrapped)?" }
        case .array(let element): "[\(element)]"
        case .composition(let parts): parts.map(\.description).joined(separator: " & ")
        case .other(let text): text
        }
    }
}

/// A type with its source text and range.
package struct WrittenType: Hashable, Sendable {
    package var type: SwiftType
    package var text: String
    package var range: SourceRange
}
