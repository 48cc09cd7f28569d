import Diagnostics

/// A type as far as its parts matter here.
package indirect enum SwiftType: Hashable, Sendable {
    /// A name with its dots, and the generic arguments of its last part. Backticks are taken away.
    case named(String, [SwiftType])
    /// `T?`, `T!` and `Optional<T>`.
    case optional(SwiftType)
    /// `[T]` and `Array<T>`.
    case array(SwiftType)
    /// `A & B`.
    case composition([SwiftType])
    /// Any other: a dictionary, a tuple, a function, `some P`. The text is the source's.
    case other(String)
}

extension SwiftType {
    /// The name, when nothing else is part of the type.
    package var name: String? {
        if case .named(let name, _) = self { name } else { nil }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// Whether it is an array, or an optional one.
    package var isArray: Bool {
        switch self {
        case .array: true
        case .optional(let wrapped): wrapped.isArray
        default: false
        }
    }

    /// What is left without optionals and arrays.
    package var element: SwiftType {
        switch self {
        case .optional(let wrapped): wrapped.element
        case .array(let element): element.element
        default: self
        }
    }
}

extension SwiftType: CustomStringConvertible {
    /// The type in Swift's shortest notation.
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

/// A type where it is written.
package struct WrittenType: Hashable, Sendable {
    package var type: SwiftType
    package var text: String
    package var range: SourceRange
}
