import Diagnostics
import SavedContract

/// A fact of a declaration in code that saved data depends on. Two versions are compared row by row.
struct ContractField {
    /// The fact, as in a sentence.
    var part: String
    /// What a difference is.
    var kind: ChangeKind
    var value: Stated<String>
    /// Whether it is reported that the value can no longer be read. Where that is usual, the sentence about what was
    /// compared says enough.
    var isReportedIfUnread = false
    /// Whether no other name stands for the same value.
    var isDescribed = true
    /// Whether a difference takes the rest of the declaration with it.
    var isWhole = false
}

extension SavedContract.Parameter {
    var fields: [ContractField] {
        [
            ContractField(
                part: "type",
                kind: .appParameterTypeChanged,
                value: type.map(\.name),
                isReportedIfUnread: type.unread?.expression == nil,
                isDescribed: type.known?.isDescribed ?? false,
                isWhole: true
            ),
            ContractField(part: "default", kind: .defaultChanged, value: defaultValue),
            ContractField(part: "range", kind: .boundsChanged, value: range),
        ]
    }
}

extension SavedContract.Entity {
    /// - Parameter hasSources: `false` for a built app, which does not record types of identifiers.
    func fields(hasSources: Bool) -> [ContractField] {
        [
            ContractField(
                part: "type of the identifier",
                kind: .entityIDTypeChanged,
                value: idType,
                isReportedIfUnread: hasSources && idType.unread?.expression == nil
            ),
            ContractField(part: "default query", kind: .entityQueryChanged, value: query),
        ]
    }
}

extension SavedContract.Widget {
    /// - Parameter contract: the contract whose intents explain names; `nil` if it does not matter what they mean.
    func fields(in contract: ContractIndex?) -> [ContractField] {
        [
            ContractField(
                part: "configuration",
                kind: .widgetConfigurationChanged,
                value: configuration == .absent ? .known("static") : configuration,
                isDescribed: configuration.known.flatMap { contract?.intentNames.contains($0) } ?? true
            )
        ]
    }
}

extension ChangeList {
    /// Adds the fields that differ. Of what could not be read before, nothing is lost or new.
    mutating func add(_ old: [ContractField], _ new: [ContractField], from former: Change.Side, to now: Change.Side) {
        for (old, new) in zip(old, new) where old.value != new.value {
            switch (old.value, new.value) {
            case (.unread, _), (.absent, .unread): continue
            case (.known(let value), .unread(let unread)):
                guard new.isReportedIfUnread else { continue }
                self.unread(new.kind, new.part, from: former.with(value), to: now.with(unread.expression))
            case (let before, let after):
                // A name that the sources do not explain may be a typealias of any type.
                let names = "'\(before.known ?? "")' and '\(after.known ?? "")'"
                let doubt = Change.Doubt(condition: "If \(names) are not names of one type")
                add(
                    new.kind,
                    .part(new.part),
                    from: former.with(before.known),
                    to: now.with(after.known),
                    doubt: old.isDescribed && new.isDescribed ? nil : doubt
                )
                if new.isWhole { return }
            }
        }
    }
}

/// What a declaration lists, such as families or phrases, and why there may be more.
struct ListedValues {
    var known: Set<String> = []
    var unread: Unread?

    enum Difference {
        /// These are gone, unless they are in what can no longer be read.
        case unread(Set<String>, Unread)
        case changed(lost: Set<String>, gained: Set<String>)
    }

    /// `nil` if nothing is lost or new as far as both could be read.
    func difference(to new: Self) -> Difference? {
        let (lost, gained) = (known.subtracting(new.known), unread == nil ? new.known.subtracting(known) : [])
        if let unread = new.unread { return lost.isEmpty ? nil : .unread(lost, unread) }
        return lost.isEmpty && gained.isEmpty ? nil : .changed(lost: lost, gained: gained)
    }
}
