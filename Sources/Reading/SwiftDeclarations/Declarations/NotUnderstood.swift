import Diagnostics

/// A place in a source that the parser does not understand, and why. What it declares is unknown.
package struct NotUnderstood: Hashable, Sendable {
    package var range: SourceRange
    package var reason: Reason

    package struct Reason: Hashable, Sendable, CustomStringConvertible {
        package let description: String
        private let loss: Loss

        /// What of the file was not read.
        private enum Loss {
            case fact, localType, declarations, any, all
        }

        /// Whether the file is damaged, so that any of its declarations may be missing.
        package var isDamage: Bool { loss == .any || isUnreadable }
        /// Whether nothing of the file was read.
        package var isUnreadable: Bool { loss == .all }
        /// Whether it may declare members of a type, or types.
        package var mayDeclare: Bool { loss == .declarations }
        /// Whether a type inside a function or an accessor was not read.
        package var isLocalType: Bool { loss == .localType }

        private init(_ description: String, _ loss: Loss = .fact) {
            (self.description, self.loss) = (description, loss)
        }

        fileprivate static func damage(_ description: String) -> Self { Self(description, .any) }
        fileprivate static func hiding(_ description: String) -> Self { Self(description, .declarations) }
        fileprivate static func unreadable(_ description: String) -> Self { Self(description, .all) }
        package static func localType(_ name: String) -> Self {
            Self("the type '\(name)' is local to a function", .localType)
        }
    }
}

// Invalid or incomplete Swift.
extension NotUnderstood.Reason {
    package static let unterminatedString = damage("the string literal is never closed")
    package static let unterminatedComment = damage("the comment is never closed")
    package static let unterminatedType = damage("the type has no '@end'")
    package static let unterminatedRegularExpression = damage("the regular expression is never closed")
    package static let unterminatedIdentifier = damage("the name in backticks is never closed")
    package static let unbalancedBracket = damage("the bracket has no matching bracket")
    package static let unbalancedCondition = damage("the conditional compilation directive has no matching directive")
    package static func declarationCutOff(_ name: String) -> Self { damage(declarationWithoutBody(name).description) }
    package static func attributeWithoutDeclaration(_ name: String) -> Self {
        damage("the attribute '@\(name)' has no declaration")
    }
    package static let nestedTooDeeply = damage("it is nested too deeply")
    package static let nameTooLong = Self("the name is too long")
    /// There are more problems than are recorded.
    package static let tooManyProblems = hiding("there are too many of them")
}

// Files that are not read at all.
extension NotUnderstood.Reason {
    package static let invalidUTF8 = unreadable("the text is not valid UTF-8")
    package static let nullByte = unreadable("the text contains a null byte")
    package static func pointer(_ reason: String) -> Self { unreadable(reason) }
    package static let encrypted = unreadable("the file is encrypted")
    package static let tooLarge = unreadable("the file is too large")
    package static let conflictMarker = unreadable("a merge conflict is not resolved")
}

// Valid Swift whose declarations cannot be seen.
extension NotUnderstood.Reason {
    /// A branch of `#if` contains only half of a bracket pair. If it is the first branch, the others are not read.
    package static let conditionSplitsDeclaration = hiding("conditional compilation splits a declaration")

    /// A freestanding macro.
    package static func macro(_ name: String) -> Self { hiding("the macro '#\(name)' may declare anything") }

    package static func declarationWithoutBody(_ name: String) -> Self {
        Self("the declaration of '\(name)' has no body")
    }

    /// A word before a declaration that is not a known modifier.
    package static func modifier(_ name: String) -> Self { hiding("the modifier '\(name)' is unknown") }
}

// Problems found when declarations are resolved.
extension NotUnderstood.Reason {
    /// A property with neither a type annotation nor a literal value.
    package static func typeNotWritten(_ name: String) -> Self { Self("the type of '\(name)' is not written") }

    /// A static property whose value is not a literal.
    package static func valueNotLiteral(_ name: String) -> Self { Self("the value of '\(name)' is not a literal") }

    /// A raw value that is not a literal, or raw values computed by code.
    package static func rawValueNotLiteral(_ name: String) -> Self {
        Self("the raw value of '\(name)' is not a literal")
    }

    /// An attribute under `#if`, which may or may not apply.
    package static func conditionalAttribute(_ name: String) -> Self {
        Self("the attribute '@\(name)' applies under a condition")
    }

    /// An `@available` attribute of an unknown form.
    package static func availability(_ text: String) -> Self { Self("the availability '\(text)' is unknown") }

    /// A name that several typealiases of the project define differently.
    package static func ambiguousTypealias(_ name: String) -> Self {
        Self("the typealias '\(name)' has several meanings")
    }

    /// A chain of typealiases or protocols.
    package static func chainTooLong(_ name: String) -> Self {
        Self("'\(name)' refers to itself or to too long a chain of names")
    }

    /// An attached macro that generates conformances and properties of a type.
    package static func attachedMacro(_ name: String) -> Self {
        hiding("the macro '@\(name)' generates part of the type")
    }

    /// An attribute that may be a macro.
    package static func attribute(_ name: String) -> Self {
        hiding("the attribute '@\(name)' may declare part of the type")
    }

    package static func widgetKind(_ text: String) -> Self {
        Self("the kind '\(text)' of a widget is not a constant in the sources")
    }

    /// A widget that no bundle lists by name, where a bundle also lists what a function or property returns.
    package static func listing(_ name: String) -> Self {
        Self("whether a bundle lists '\(name)' depends on code that is not read")
    }

    /// An extension of a type whose declaration was not found.
    package static func typeNotFound(_ name: String) -> Self { Self("the declaration of '\(name)' was not found") }
}

/// Collects problems, up to a limit that bounds memory use for hostile sources.
struct NoteList {
    private(set) var notes: [NotUnderstood] = []

    private static let limit = 1000

    mutating func add(_ reason: NotUnderstood.Reason, from start: Int, to end: Int) {
        add(reason, SourceRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end)))
    }

    mutating func add(_ reason: NotUnderstood.Reason, _ range: SourceRange) {
        guard notes.count <= Self.limit else { return }
        let isLast = notes.count == Self.limit
        notes.append(NotUnderstood(range: range, reason: isLast ? .tooManyProblems : reason))
    }

    /// The problems, sorted by position in the source.
    var sorted: [NotUnderstood] {
        notes.enumerated()
            .sorted {
                ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
            }
            .map(\.element)
    }
}
