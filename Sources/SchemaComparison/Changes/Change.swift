import Diagnostics

/// One difference between two states of a project's definitions.
package struct Change: Hashable, Sendable {
    package var kind: ChangeKind
    /// What of the declaration changed, in the words of a sentence: `maximum`, `title`; empty where the kind says it.
    package var aspect: String
    /// The declaration as it was; `nil` for something that was added.
    package var old: Side?
    /// The declaration as it is; `nil` for something that was removed.
    package var new: Side?
    /// Where the new state has what the change is about, or what was around it: at the least the file, which may be gone.
    package var place: SourceLocation
    /// What its effects depend on, where nothing tells.
    package var doubt: Doubt?

    /// A condition, in words that stand before the consequences, and how grave the change is at most.
    package struct Doubt: Hashable, Sendable {
        package var condition: String
        package var severity = Severity.warning

        static let ofUnknownSystems = Doubt(condition: "If the app was released there", severity: .note)
    }

    /// The declaration in one of the two states.
    package struct Side: Hashable, Sendable {
        package var subject: ChangeSubject
        package var location: SourceLocation
        /// The value of what changed; `nil` for none.
        package var value: String?
        /// Where the type changed, what reads the values that were saved of it.
        var savedType: SavedType?

        func with(_ value: String?, savedType: SavedType? = nil) -> Side {
            Side(subject: subject, location: location, value: value, savedType: savedType)
        }
    }

    /// The declaration that users know: as it was, or, for something new, as it is.
    package var subject: ChangeSubject {
        // A change always has at least one side: `SchemaComparison` makes no other.
        old?.subject ?? new?.subject ?? .intent("")
    }
}
