import IntentSchema

package struct FieldDifference: Hashable, Sendable {
    package var kind: ChangeKind
    package var aspect: String
    package var old: String?
    package var new: String?
}

/// What is different in the fields of a declaration, or in the options of two values of the same type.
func differences(
    _ old: [FieldReading],
    _ new: [FieldReading],
    meanings: [String: FieldMeaning] = FieldMeaning.all
) -> [FieldDifference] {
    zip(old, new).flatMap { old, new -> [FieldDifference] in
        if old.value.isSame(as: new.value) { return [] }
        switch meanings[new.field.name] ?? new.field.role.change.map({ .change($0) }) {
        case .change(let kind):
            if case .text(let oldText) = old.value, case .text(let newText) = new.value {
                return textDifferences(new.field.words, from: oldText, to: newText, changed: kind)
            }
            let words = (old.value.words, new.value.words)
            return [FieldDifference(kind: kind, aspect: new.field.words, old: words.0, new: words.1)]
        case .flag(let on, let off):
            guard case .flag(let isOn, _) = new.value else { return [] }
            return [FieldDifference(kind: isOn ? on : off, aspect: "")]
        case .structure, .harmless, nil: return []
        }
    }
}

/// What is different in a text: its words, and the id under which tables translate it.
///
/// Ids of texts that are empty in both states have nothing to translate.
func textDifferences(
    _ aspect: String,
    from old: LocalizedText,
    to new: LocalizedText,
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
