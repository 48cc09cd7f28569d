import Diagnostics

/// A place in a source that could not be read, and why: what is declared there, or by it, is not known.
package struct NotUnderstood: Hashable, Sendable {
    package var range: SourceRange
    package var reason: Reason

    package enum Reason: Hashable, Sendable {
        // Not Swift, or not whole.
        case unterminatedString, unterminatedComment, unterminatedRegularExpression, unterminatedIdentifier
        case invalidUTF8, tooLarge, conflictMarker
        case unbalancedBracket, unbalancedCondition
        case nestedTooDeeply, nameTooLong
        /// There are more such places than are kept.
        case tooManyProblems

        /// Whether it says that a file is damaged, so that anything may be missing from what it declares.
        package var isDamage: Bool {
            switch self {
            case .unterminatedString, .unterminatedComment, .unterminatedRegularExpression, .unterminatedIdentifier,
                .invalidUTF8, .tooLarge, .conflictMarker, .unbalancedBracket, .unbalancedCondition, .nestedTooDeeply:
                true
            default: false
            }
        }

        // Swift whose declarations are not to be seen.
        /// A branch of `#if` opens or closes a bracket without the other half. The first branch was read, the others were not.
        case conditionSplitsDeclaration
        /// A freestanding macro, which may declare anything.
        case macro(String)
        /// A type inside a function or an accessor.
        case localType(String)
        case declarationWithoutBody(String)
        /// A word before a declaration that is no modifier of today's Swift.
        case modifier(String)
        /// Properties declared together by a tuple.
        case tuplePattern
        /// A property that has neither a type nor a literal for its value.
        case typeNotWritten(String)

        // What spans several declarations.
        /// A static property whose value is not a literal.
        case valueNotLiteral(String)
        /// A raw value that is not a literal, or raw values made by code.
        case rawValueNotLiteral(String)
        /// An attribute under `#if`, so that it is not known whether it applies.
        case conditionalAttribute(String)
        /// An `@available` of an unknown form.
        case availability(String)
        /// A name that several typealiases of the project give different meanings.
        case ambiguousTypealias(String)
        /// Typealiases or protocols that lead too far, or in a circle.
        case chainTooLong(String)
        /// An attached macro that writes the conformances and properties of a type.
        case attachedMacro(String)
        /// The kind of a widget that is no constant.
        case widgetKind(String)
        /// An extension of a type whose declaration was not found.
        case typeNotFound(String)
    }
}

extension NotUnderstood.Reason: CustomStringConvertible {
    /// What is wrong, in words for people.
    package var description: String {
        switch self {
        case .unterminatedString: "the string literal has no end"
        case .unterminatedComment: "the comment has no end"
        case .unterminatedRegularExpression: "the regular expression has no end"
        case .unterminatedIdentifier: "the name between backticks has no end"
        case .invalidUTF8: "the text is not valid UTF-8"
        case .tooLarge: "the file is too large"
        case .conflictMarker: "a merge conflict is not resolved"
        case .unbalancedBracket: "the bracket has no partner"
        case .unbalancedCondition: "the conditional compilation directive has no partner"
        case .nestedTooDeeply: "nested too deeply"
        case .nameTooLong: "the name is too long"
        case .tooManyProblems: "there are more of them than are looked at"
        case .conditionSplitsDeclaration: "conditional compilation splits a declaration"
        case .macro(let name): "the macro '#\(name)' may declare anything"
        case .localType(let name): "the type '\(name)' is local to a function"
        case .declarationWithoutBody(let name): "the declaration of '\(name)' has no body"
        case .modifier(let name): "the modifier '\(name)' is not known"
        case .tuplePattern: "properties are declared by a tuple"
        case .typeNotWritten(let name): "the type of '\(name)' is not written"
        case .valueNotLiteral(let name): "the value of '\(name)' is not a literal"
        case .rawValueNotLiteral(let name): "the raw value of '\(name)' is not a literal"
        case .conditionalAttribute(let name): "the attribute '@\(name)' applies under a condition"
        case .availability(let text): "the availability '\(text)' is not known"
        case .ambiguousTypealias(let name): "the typealias '\(name)' has several meanings"
        case .chainTooLong(let name): "'\(name)' refers to itself or to too long a chain of names"
        case .attachedMacro(let name): "the macro '@\(name)' writes a part of the type"
        case .widgetKind(let text): "the kind '\(text)' of a widget is not a constant of the sources"
        case .typeNotFound(let name): "the declaration of '\(name)' was not found"
        }
    }
}

/// Collects what was not understood, up to a number that bounds the memory for hostile sources.
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

    /// In the order of the source.
    var sorted: [NotUnderstood] {
        notes.enumerated()
            .sorted {
                ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
            }
            .map(\.element)
    }
}
