import Diagnostics
import IntentSchema

/// Changes as they are found, each once.
struct ChangeList {
    private(set) var changes: [Change] = []
    private var known: Set<Change> = []

    /// A declaration in one state: what it is called and where.
    struct Declaration {
        var subject: ChangeSubject
        var location: SourceLocation

        func side(_ value: String? = nil, savedType: SavedType? = nil) -> Change.Side {
            Change.Side(subject: subject, location: location, value: value, savedType: savedType)
        }
    }

    mutating func add(_ change: Change) {
        // Two files can declare the same thing: what is removed from both is reported once.
        var identity = change
        identity.place = SourceLocation(path: "", place: .file)
        identity.old?.location.path = ""
        identity.new?.location.path = ""
        if known.insert(identity).inserted { changes.append(change) }
    }

    mutating func add(_ differences: [FieldDifference], from old: Declaration, to new: Declaration) {
        for difference in differences {
            add(
                Change(
                    kind: difference.kind,
                    aspect: difference.aspect,
                    old: old.side(difference.old, savedType: difference.savedTypes?.old),
                    new: new.side(difference.new, savedType: difference.savedTypes?.new),
                    place: new.location
                )
            )
        }
    }

    mutating func removed(_ kind: ChangeKind, _ declaration: Declaration, from place: SourceLocation) {
        add(Change(kind: kind, aspect: "", old: declaration.side(), new: nil, place: place))
    }

    mutating func added(_ kind: ChangeKind, _ declaration: Declaration) {
        add(Change(kind: kind, aspect: "", old: nil, new: declaration.side(), place: declaration.location))
    }
}
