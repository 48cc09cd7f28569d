import Diagnostics

/// One difference between two versions of a project.
package struct Change: Hashable, Sendable {
    package var kind: ChangeKind
    /// The part that changed, as used in a sentence: `maximum`, `title`; empty if the kind implies it.
    package var aspect: String
    /// The aspect of a declaration that is available from another system on.
    static let firstSystem = "beginning"
    /// The old declaration; `nil` if it was added.
    package var old: Side?
    /// The new declaration; `nil` if it was removed.
    package var new: Side?
    /// The new location of the subject, its surroundings, or at least its file, which may no longer exist.
    package var place: SourceLocation
    /// An unknown condition on which the effects depend, if any.
    package var doubt: Doubt?

    /// A condition that precedes the consequences in a message, and the maximum severity of the change.
    package struct Doubt: Hashable, Sendable {
        package var condition: String
        package var severity = Severity.warning

        static let ofUnknownSystems = Doubt(condition: "If the app was released there", severity: .note)

        /// The condition on which a declaration is gone whose file may now be in a submodule that cannot be opened.
        package static func movedInto(_ submodules: [String]) -> Doubt {
            let words = submodules.count == 1 ? "the submodule" : "one of the submodules"
            return Doubt(condition: "If it did not move into \(words) \(submodules.quotedList())")
        }
    }

    /// The declaration in one of the two versions.
    package struct Side: Hashable, Sendable {
        package var subject: ChangeSubject
        package var location: SourceLocation
        /// The value of what changed; `nil` for none.
        package var value: String?
        /// For a changed type, the type that reads saved values.
        var savedType: SavedType?

        func with(_ value: String?, savedType: SavedType? = nil) -> Side {
            Side(subject: subject, location: location, value: value, savedType: savedType)
        }
    }

    /// The declaration that users know: the old one, or the new one if it was added.
    package var subject: ChangeSubject {
        // A change always has at least one side.
        old?.subject ?? new?.subject ?? .intent("")
    }
}
