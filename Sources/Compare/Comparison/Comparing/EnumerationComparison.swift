import IntentSchema
import Presentation

extension Enumeration {
    /// What survives a rename: the indices and names of all cases; `nil` if it has only the unknown case.
    var signature: String? {
        let cases = cases.filter { !$0.isUnknown }
        return cases.isEmpty ? nil : cases.map { "\($0.index) \($0.name)" }.sorted().joined(separator: "\n")
    }

    /// The case `unknown` that had the text of a choice, which one of the added cases has now.
    func choiceThatWasUnknown(in new: Enumeration, among added: [Int]) -> (unknown: EnumerationCase, position: Int)? {
        guard let unknown = cases.first(where: \.isUnknown), let text = unknown.displayName.text,
            new.cases.first(where: \.isUnknown)?.displayName.text != text
        else { return nil }
        return added.first { new.cases[$0].displayName.text == text }.map { (unknown, $0) }
    }

    /// Matches cases by name, then by string id, then by index with the text or the lowercased name.
    func pairing(ofCasesWith new: Enumeration) -> Pairing {
        Pairing(
            cases,
            new.cases,
            by: [
                { $0.name },
                { identity(String($0.index), $0.displayName.id) },
                { identity($0.displayName.id) },
                { identity(String($0.index), $0.displayName.text) },
                { identity(String($0.index), $0.name.lowercased()) },
            ]
        )
    }
}

extension Declared<Enumeration> {
    var changed: Change.Side { changed(.enumeration(declaration.name), at: declaration.nameRange) }

    private func changed(_ value: EnumerationCase) -> Change.Side {
        changed(.enumerationCase(value.name, enumeration: declaration.name), at: value.nameRange)
    }

    func compare(with new: Declared<Enumeration>, _ list: inout ChangeList) {
        var found = declaration.fields.differences(to: new.declaration.fields)
        // A class named after its enumeration is renamed with it.
        if declaration.explicitClassName == nil, new.declaration.explicitClassName == nil {
            found.removeAll { $0.kind == .enumerationClassChanged }
        }
        list.add(found, from: changed, to: new.changed)
        let (oldCases, newCases) = (declaration.cases, new.declaration.cases)
        let cases = declaration.pairing(ofCasesWith: new.declaration)
        for pair in cases.pairs {
            let (oldCase, newCase) = (oldCases[pair.old], newCases[pair.new])
            list.add(
                oldCase.fields.differences(to: newCase.fields) + synonymDifferences(oldCase.synonyms, newCase.synonyms),
                from: changed(oldCase),
                to: new.changed(newCase)
            )
        }
        // The cases that have an index now and did not have it before, by index.
        let moved = cases.pairs.filter { oldCases[$0.old].index != newCases[$0.new].index }.map(\.new)
        var reusing: [Int: Int] = [:]
        for position in moved + cases.added { reusing[newCases[position].index] = position }
        var successors: Set<Int> = []
        for removed in cases.removed.map({ oldCases[$0] }) {
            guard let successor = reusing.removeValue(forKey: removed.index) else {
                list.removed(.caseRemoved, changed(removed), from: new.changed.location)
                continue
            }
            successors.insert(successor)
            list.add(
                .caseIndexReused,
                "index \(removed.index)",
                from: changed(removed).with(removed.name),
                to: new.changed(newCases[successor]).with(newCases[successor].name)
            )
        }
        if let (unknown, position) = declaration.choiceThatWasUnknown(in: new.declaration, among: cases.added) {
            successors.insert(position)
            list.add(
                .caseIndexChanged,
                "index",
                from: changed(unknown).with("\(unknown.index)"),
                to: new.changed(newCases[position]).with("\(newCases[position].index)"),
                doubt: Change.Doubt(condition: "If people could choose '\(unknown.displayName.text ?? "")'")
            )
        }
        for position in cases.added where !successors.contains(position) {
            list.added(.caseAdded, new.changed(newCases[position]))
        }
    }
}

private func synonymDifferences(_ old: [EnumerationCase.Synonym], _ new: [EnumerationCase.Synonym]) -> [FieldDifference]
{
    func texts(_ synonyms: [EnumerationCase.Synonym]) -> [[LocalizedText]] {
        synonyms.map { [$0.text, $0.pronunciationHint] }
    }
    if texts(old) == texts(new) { return [] }
    let pairing = Pairing(old, new, by: [{ $0.text.id }, { $0.text.text }])
    var differences = pairing.pairs.flatMap { pair in
        let (old, new) = (old[pair.old], new[pair.new])
        return textDifferences("synonym", from: old.text, to: new.text)
            + textDifferences("pronunciation hint of a synonym", from: old.pronunciationHint, to: new.pronunciationHint)
    }
    differences += pairing.removed.map {
        FieldDifference(kind: .synonymsChanged, aspect: "synonym", old: old[$0].text.text ?? "", new: nil)
    }
    differences += pairing.added.map {
        FieldDifference(kind: .synonymsChanged, aspect: "synonym", old: nil, new: new[$0].text.text ?? "")
    }
    return differences
}
