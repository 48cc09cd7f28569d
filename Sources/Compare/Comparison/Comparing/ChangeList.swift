import Diagnostics
import IntentSchema

/// Collects changes, each once.
struct ChangeList {
    private(set) var changes: [Change] = []
    private var known: Set<Change> = []

    mutating func add(_ change: Change) {
        // Two files can declare the same thing; a removal from both is reported once.
        var identity = change
        identity.place = SourceLocation(path: "", place: .file)
        identity.old?.location.path = ""
        identity.new?.location.path = ""
        if known.insert(identity).inserted { changes.append(change) }
    }

    mutating func add(_ differences: [FieldDifference], from old: Change.Side, to new: Change.Side) {
        for difference in differences {
            add(
                difference.kind,
                difference.aspect,
                from: old.with(
                    difference.old,
                    savedType: difference.savedTypes?.old,
                    textID: difference.textIDs.old
                ),
                to: new.with(difference.new, savedType: difference.savedTypes?.new, textID: difference.textIDs.new)
            )
        }
    }

    mutating func add(
        _ kind: ChangeKind,
        _ aspect: Change.Aspect? = nil,
        from old: Change.Side,
        to new: Change.Side,
        doubt: Change.Doubt? = nil
    ) {
        add(Change(kind: kind, aspect: aspect, old: old, new: new, place: new.location, doubt: doubt))
    }

    /// Adds a change of a part that can no longer be read, and may be what it was.
    mutating func unread(_ kind: ChangeKind, _ part: String, from old: Change.Side, to new: Change.Side) {
        let condition = "If \(part.hasSuffix("s") ? "they are" : "it is") no longer '\(old.value ?? "")'"
        add(kind, .unread(part), from: old, to: new, doubt: Change.Doubt(condition: condition))
    }

    /// Adds the differences between the members of two declarations.
    ///
    /// - Parameter place: where a removed member would be now.
    mutating func compare<Member>(
        _ old: [Member],
        to new: [Member],
        by pairing: Pairing,
        as sides: (old: (Member) -> Change.Side, new: (Member) -> Change.Side),
        removed: ChangeKind,
        added: ChangeKind,
        from place: SourceLocation,
        differences: (Member, Member) -> [FieldDifference]
    ) {
        for pair in pairing.pairs {
            let (former, now) = (old[pair.old], new[pair.new])
            add(differences(former, now), from: sides.old(former), to: sides.new(now))
        }
        for position in pairing.removed { self.removed(removed, sides.old(old[position]), from: place) }
        for position in pairing.added { self.added(added, sides.new(new[position])) }
    }

    /// Adds the declarations that only one version has.
    mutating func add<Declaration>(
        _ pairing: DeclarationPairing<Declaration>,
        _ changed: (Declared<Declaration>) -> Change.Side,
        removed: ChangeKind,
        added: ChangeKind,
        in new: DefinitionState
    ) {
        for gone in pairing.removed { self.removed(removed, changed(gone), from: new.place(of: gone.file)) }
        for fresh in pairing.added { self.added(added, changed(fresh)) }
    }

    mutating func removed(
        _ kind: ChangeKind,
        _ old: Change.Side,
        from place: SourceLocation,
        aspect: Change.Aspect? = nil,
        doubt: Change.Doubt? = nil
    ) {
        add(Change(kind: kind, aspect: aspect, old: old, new: nil, place: place, doubt: doubt))
    }

    mutating func added(_ kind: ChangeKind, _ new: Change.Side) {
        add(Change(kind: kind, old: nil, new: new, place: new.location))
    }
}
