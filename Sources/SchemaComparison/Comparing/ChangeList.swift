import Diagnostics
import IntentSchema

/// Changes as they are found, each once.
struct ChangeList {
    private(set) var changes: [Change] = []
    private var known: Set<Change> = []

    mutating func add(_ change: Change) {
        // Two files can declare the same thing: what is removed from both is reported once.
        var identity = change
        identity.place = SourceLocation(path: "", place: .file)
        identity.old?.location.path = ""
        identity.new?.location.path = ""
        if known.insert(identity).inserted { changes.append(change) }
    }

    mutating func add(_ differences: [FieldDifference], from old: Change.Side, to new: Change.Side) {
        for difference in differences {
            add(
                Change(
                    kind: difference.kind,
                    aspect: difference.aspect,
                    old: old.with(difference.old, savedType: difference.savedTypes?.old),
                    new: new.with(difference.new, savedType: difference.savedTypes?.new),
                    place: new.location
                )
            )
        }
    }

    /// Adds the declarations that only one state has.
    mutating func add<Declaration>(
        _ pairing: DeclarationPairing<Declaration>,
        _ changed: (Declared<Declaration>) -> Change.Side,
        removed: ChangeKind,
        added: ChangeKind,
        _ new: DefinitionState
    ) {
        for gone in pairing.removed { self.removed(removed, changed(gone), from: new.place(of: gone.file)) }
        for fresh in pairing.added { self.added(added, changed(fresh)) }
    }

    mutating func removed(_ kind: ChangeKind, _ old: Change.Side, from place: SourceLocation) {
        add(Change(kind: kind, aspect: "", old: old, new: nil, place: place))
    }

    mutating func added(_ kind: ChangeKind, _ new: Change.Side) {
        add(Change(kind: kind, aspect: "", old: nil, new: new, place: new.location))
    }
}
