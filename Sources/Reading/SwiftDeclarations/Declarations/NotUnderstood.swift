import Diagnostics

/// A place in a source that the parser does not understand, and why. What it declares is unknown.
package struct NotUnderstood: Hashable, Sendable {
    package var range: SourceRange
    package var reason: Reason

    package enum Reason: Hashable, Sendable {
        // Invalid or incomplete Swift.
        case unterminatedString, unterminatedComment, unterminatedRegularExpression, unterminatedIdentifier
        case invalidUTF8, tooLarge, conflictMarker
        case unbalancedBracket, unbalancedCondition
        case nestedTooDeeply, nameTooLong
        /// There are more problems than are recorded.
        case tooManyProblems

        /// Whether the file is damaged, so that any of its declarations may be missing.
        package var isDamage: Bool {
            switch self {
            case .unterminatedString, .unterminatedComment, .unterminatedRegularExpression, .unterminatedIdentifier,
                .invalidUTF8, .tooLarge, .conflictMarker, .unbalancedBracket, .unbalancedCondition, .nestedTooDeeply:
                true
            default: false
            }
        }

        // Valid Swift whose declarations cannot be seen.
        /// A branch of `#if` contains only half of a bracket pair. If it is the first branch, the others are not read.
        case conditionSplitsDeclaration
        /// A freestanding macro, which may declare anything.
        case macro(String)
        /// A type inside a function or an accessor.
        case localType(String)
        case declarationWithoutBody(String)
        /// A word before a declaration that is not a known modifier.
        case modifier(String)
        /// Properties declared by a tuple pattern.
        case tuplePattern
        /// A property with neither a type annotation nor a literal value.
        case typeNotWritten(String)

        // Problems found when declarations are resolved.
        /// A static property whose value is not a literal.
        case valueNotLiteral(String)
        /// A raw value that is not a literal, or raw values computed by code.
        case rawValueNotLiteral(String)
        /// An attribute under `#if`, which may or may not apply.
        case conditionalAttribute(String)
        /// An `@available` attribute of an unknown form.
        case availability(String)
        /// A name that several typealiases of the project define differently.
        case ambiguousTypealias(String)
        /// A chain of typealiases or protocols that is too long or circular.
        case chainTooLong(String)
        /// An attached macro that generates conformances and properties of a type.
        case attachedMacro(String)
        /// A widget kind that is not a constant.
        case widgetKind(String)
        /// An extension of a type whose declaration was not found.
        case typeNotFound(String)
    }
}

extension NotUnderstood.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unterminatedString: "the string literal is never closed"
        case .unterminatedComment: "the comment is never closed"
        case .unterminatedRegularExpression: "the regular expression is never closed"
        case .unterminatedIdentifier: "the name in backticks is never closed"
        case .invalidUTF8: "the text is not valid UTF-8"
        case .tooLarge: "the file is too large"
        case .conflictMarker: "a merge conflict is not resolved"
        case .unbalancedBracket: "the bracket has no matching bracket"
        case .unbalancedCondition: "the conditional compilation directive has no matching directive"
        case .nestedTooDeeply: "it is nested too deeply"
        case .nameTooLong: "the name is too long"
        case .tooManyProblems: "there are too many of them"
        case .conditionSplitsDeclaration: "conditional compilation splits a declaration"
        case .macro(let name): "the macro '#\(name)' may declare anything"
        case .localType(let name): "the type '\(name)' is local to a function"
        case .declarationWithoutBody(let name): "the declaration of '\(name)' has no body"
        case .modifier(let name): "the modifier '\(name)' is unknown"
        case .tuplePattern: "a tuple declares several properties"
        case .typeNotWritten(let name): "the type of '\(name)' is not written"
        case .valueNotLiteral(let name): "the value of '\(name)' is not a literal"
        case .rawValueNotLiteral(let name): "the raw value of '\(name)' is not a literal"
        case .conditionalAttribute(let name): "the attribute '@\(name)' applies under a condition"
        case .availability(let text): "the availability '\(text)' is unknown"
        case .ambiguousTypealias(let name): "the typealias '\(name)' has several meanings"
        case .chainTooLong(let name): "'\(name)' refers to itself or to too long a chain of names"
        case .attachedMacro(let name): "the macro '@\(name)' generates part of the type"
        case .widgetKind(let text): "the kind '\(text)' of a widget is not a constant in the sources"
        case .typeNotFound(let name): "the declaration of '\(name)' was not found"
        }
    }
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
