import IntentSchema

/// One field of a declaration, or of its options, and what a difference in it is called.
///
/// The tables of fields are read by the comparison, and by a test that looks for fields of the schema that no table names.
package struct ComparedField<Declaration>: Sendable {
    /// The field as the schema declares it: `Intent.category`.
    package let name: String
    let differences: @Sendable (Declaration, Declaration) -> [FieldDifference]
}

/// What is different in one field.
package struct FieldDifference: Hashable, Sendable {
    package var kind: ChangeKind
    package var aspect: String
    package var old: String?
    package var new: String?
}

extension ComparedField {
    /// A field whose old and new value are told.
    static func value<Value: Equatable & SendableMetatype>(
        _ name: String,
        _ kind: ChangeKind,
        _ aspect: String,
        _ value: @escaping @Sendable (Declaration) -> Value,
        shown: @escaping @Sendable (Value) -> String?
    ) -> ComparedField {
        ComparedField(name: name) { old, new in
            let (old, new) = (value(old), value(new))
            if old == new { return [] }
            return [FieldDifference(kind: kind, aspect: aspect, old: shown(old), new: shown(new))]
        }
    }

    /// A text or number.
    static func value<Value: Equatable & CustomStringConvertible & SendableMetatype>(
        _ name: String,
        _ kind: ChangeKind,
        _ aspect: String,
        _ get: @escaping @Sendable (Declaration) -> Value?
    ) -> ComparedField {
        .value(name, kind, aspect, get) { $0?.description }
    }

    /// One of the words of the format.
    static func word<Value: RawRepresentable & Equatable & SendableMetatype>(
        _ name: String,
        _ kind: ChangeKind,
        _ aspect: String,
        _ get: @escaping @Sendable (Declaration) -> Value?
    ) -> ComparedField where Value.RawValue == String {
        .value(name, kind, aspect, get) { $0?.rawValue }
    }

    /// A switch that is a change of its own in either direction.
    static func flag(
        _ name: String,
        on: ChangeKind,
        off: ChangeKind,
        _ get: @escaping @Sendable (Declaration) -> Bool
    ) -> ComparedField {
        ComparedField(name: name) { old, new in
            let isOn = get(new)
            if get(old) == isOn { return [] }
            return [FieldDifference(kind: isOn ? on : off, aspect: "", old: nil, new: nil)]
        }
    }

    /// A text that string tables translate.
    static func text(
        _ name: String,
        _ aspect: String,
        changed kind: ChangeKind = .textChanged,
        _ get: @escaping @Sendable (Declaration) -> LocalizedText
    ) -> ComparedField {
        ComparedField(name: name) { textDifferences(aspect, get($0), get($1), changed: kind) }
    }
}

/// What is different in a text: its words, and the id under which tables translate it.
///
/// Ids of texts that are empty in both states have nothing to translate.
func textDifferences(
    _ aspect: String,
    _ old: LocalizedText,
    _ new: LocalizedText,
    changed kind: ChangeKind = .textChanged
) -> [FieldDifference] {
    if old == new { return [] }
    var differences: [FieldDifference] = []
    let (oldText, newText) = (old.text ?? "", new.text ?? "")
    if oldText != newText {
        differences.append(FieldDifference(kind: kind, aspect: aspect, old: old.text, new: new.text))
    }
    if old.id != new.id, !(oldText.isEmpty && newText.isEmpty) {
        let kind: ChangeKind = old.id == nil ? .stringIDAdded : new.id == nil ? .stringIDRemoved : .stringIDChanged
        differences.append(FieldDifference(kind: kind, aspect: aspect, old: old.id, new: new.id))
    }
    return differences
}
