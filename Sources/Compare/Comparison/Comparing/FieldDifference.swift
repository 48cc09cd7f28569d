import IntentSchema
import Presentation
import Translations

package struct FieldDifference: Sendable {
    package var kind: ChangeKind
    package var aspect: Change.Aspect?
    /// The values as text; `nil` for none.
    package var old: String?
    package var new: String?
    /// For a changed type, the types that read the saved values.
    var savedTypes: (old: SavedType, new: SavedType)?
    /// For a changed text, the string ids under which tables translate it.
    var textIDs: (old: String?, new: String?) = (nil, nil)
}

extension FieldDifference {
    /// Describes a changed type.
    init(
        _ kind: ChangeKind,
        from old: (type: ParameterType, schema: Schema),
        to new: (type: ParameterType, schema: Schema)
    ) {
        self.init(kind: kind, aspect: "type", old: old.type.words(in: old.schema), new: new.type.words(in: new.schema))
        if old.type.isKnown, new.type.isKnown { savedTypes = (SavedType(old.type), SavedType(new.type)) }
    }
}

extension [Field] {
    /// Compares with the same fields of another declaration, or with the options of another value of the same type.
    func differences(to others: [Field]) -> [FieldDifference] {
        zip(self, others).flatMap { old, new -> [FieldDifference] in
            if old.value.isSame(as: new.value) { return [] }
            var isOn: Bool?
            if case .flag(let value, _) = new.value { isOn = value }
            let kinds = ChangeKind.byField[new.name] ?? new.role.change.map { [$0] } ?? []
            guard let kind = kinds.first(where: { $0.switchedOn == nil || $0.switchedOn == isOn }) else { return [] }
            if kind.switchedOn != nil { return [FieldDifference(kind: kind)] }
            if case .text(let oldText) = old.value, case .text(let newText) = new.value {
                return textDifferences(.part(new.words), from: oldText, to: newText, changed: kind)
            }
            let words = (old.value.words, new.value.words)
            return [FieldDifference(kind: kind, aspect: .part(new.words), old: words.0, new: words.1)]
        }
    }
}

extension FieldRole {
    /// The change in an option or text; `nil` for a field of a declaration, or one that makes it another type.
    package var change: ChangeKind? {
        switch self {
        case .declaration, .identity: nil
        case .defaultValue: .defaultChanged
        case .minimum, .maximum, .bound: .boundsChanged
        case .unit: .unitChanged
        case .valueKind: .valueKindChanged
        case .entry, .control: .inputOptionChanged
        case .text, .nameOfBoolean: .textChanged
        }
    }
}

/// Compares two texts: the words, and the string id under which tables translate them.
///
/// If either version has no text, its id is not compared.
func textDifferences(
    _ aspect: Change.Aspect,
    from old: LocalizedText,
    to new: LocalizedText,
    changed kind: ChangeKind = .textChanged
) -> [FieldDifference] {
    if old == new { return [] }
    var differences: [FieldDifference] = []
    let (oldText, newText) = (old.text ?? "", new.text ?? "")
    // People read the same whether the system or Xcode wrote it.
    if oldText != newText, !XcodeText.isDialog(oldText) || !XcodeText.isDialog(newText) {
        differences.append(
            FieldDifference(kind: kind, aspect: aspect, old: old.text, new: new.text, textIDs: (old.id, new.id))
        )
    }
    if old.id != new.id, !oldText.isEmpty, !newText.isEmpty {
        let kind: ChangeKind = old.id == nil ? .stringIDAdded : new.id == nil ? .stringIDRemoved : .stringIDChanged
        let aspect: Change.Aspect = "string id of the \(aspect.words)"
        differences.append(FieldDifference(kind: kind, aspect: aspect, old: old.id, new: new.id))
    }
    return differences
}
