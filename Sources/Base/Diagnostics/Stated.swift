/// What is known of something that a file may state.
///
/// What was not read is never absent: a finding may deny only what is `absent`. A verdict is as certain as the least
/// certain fact that it rests on.
package enum Stated<Value: Sendable>: Sendable {
    case known(Value)
    /// It was read that there is none.
    case absent
    case unread(Unread)

    /// What is known if there is a value, and not known otherwise.
    package init(_ value: Value?, else unread: @autoclosure () -> Unread) {
        self = value.map { .known($0) } ?? .unread(unread())
    }

    /// The value if it is known.
    package var known: Value? {
        if case .known(let value) = self { value } else { nil }
    }

    /// Why it is not known, and where.
    package var unread: Unread? {
        if case .unread(let unread) = self { unread } else { nil }
    }

    /// Returns the same knowledge of what follows from the value.
    package func map<Other>(_ transform: (Value) -> Other) -> Stated<Other> {
        switch self {
        case .known(let value): .known(transform(value))
        case .absent: .absent
        case .unread(let unread): .unread(unread)
        }
    }

    /// Changes what is known of a value that could not be read.
    package mutating func changeUnread(_ change: (inout Unread) -> Void) {
        guard case .unread(var unread) = self else { return }
        change(&unread)
        self = .unread(unread)
    }
}

extension Stated: Equatable where Value: Equatable {}
extension Stated: Hashable where Value: Hashable {}

/// Why something could not be read, and where.
package struct Unread: Hashable, Sendable {
    /// A clause in the user's words: `a merge conflict is not resolved`.
    package var reason: String
    package var location: SourceLocation
    /// What is written in place of the value, such as `Kinds.soup()`; `nil` if nothing is.
    package var expression: String?
    package var cause: Cause
    /// What to do about it, if the reason alone does not say.
    package var advice: String?

    /// What decides how it is reported.
    package enum Cause: Sendable {
        /// It should be readable.
        case damage
        /// The user excludes it, so it is not reported.
        case exclusion
        /// It is not in the checkout until git or another tool puts it there.
        case absence
    }

    package init(_ reason: String, at location: SourceLocation, expression: String? = nil, cause: Cause = .damage) {
        self.reason = reason
        self.location = location
        self.expression = expression
        self.cause = cause
    }

    /// That a file is not read, as a clause.
    ///
    /// - Parameter name: its path as the reader sees it, in quotes.
    package func words(about name: String) -> String {
        switch cause {
        case .damage: name + " cannot be read"
        case .exclusion: name + " is excluded"
        case .absence: reason
        }
    }

    /// The same with the file in the reason.
    package func about(_ name: String) -> Unread {
        var unread = self
        unread.reason = words(about: name)
        return unread
    }

    /// A file that the user excludes.
    package static func excluded(_ path: String) -> Unread {
        Unread("it is excluded", at: SourceLocation(path: path, place: .file), cause: .exclusion)
    }

    /// A submodule of which nothing is known.
    package static func submodule(_ path: String) -> Unread {
        let reason = "the submodule is not checked out, or lacks some of its commits"
        var unread = Unread(reason, at: SourceLocation(path: path, place: .file), cause: .absence)
        unread.advice = "run 'git submodule update --init --recursive'"
        return unread
    }
}
