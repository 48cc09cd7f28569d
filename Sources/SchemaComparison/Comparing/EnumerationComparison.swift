import Diagnostics
import IntentSchema

/// What is different in enumerations and their cases.
struct EnumerationComparison {
    private(set) var list = ChangeList()
    /// Old names of enumerations that have another name now.
    private(set) var renamed: [String: String] = [:]
    /// Old names of cases that have another name now, by the old name of their enumeration.
    private(set) var renamedCases: [String: [String: String]] = [:]
    private let pairing: DeclarationPairing<Enumeration>
    private let casePairings: [Pairing]
    private let new: DefinitionState

    init(_ old: DefinitionState, _ new: DefinitionState) {
        self.new = new
        pairing = DeclarationPairing(
            old.enumerations,
            new.enumerations,
            name: \.name,
            traces: [{ $0.displayName.id }, { Self.signature($0) }]
        )
        casePairings = pairing.pairs.map { Self.pairing($0.old.declaration.cases, $0.new.declaration.cases) }
        for (pair, cases) in zip(pairing.pairs, casePairings) {
            let (old, new) = (pair.old.declaration, pair.new.declaration)
            if old.name != new.name { renamed[old.name] = new.name }
            for pair in cases.pairs where old.cases[pair.old].name != new.cases[pair.new].name {
                renamedCases[old.name, default: [:]][old.cases[pair.old].name] = new.cases[pair.new].name
            }
        }
    }

    /// Cases that a renamed enumeration would keep: the names of all, where there is more than the unknown one.
    private static func signature(_ enumeration: Enumeration) -> String? {
        let cases = enumeration.cases.filter { !$0.isUnknown }
        return cases.isEmpty ? nil : cases.map { "\($0.index) \($0.name)" }.sorted().joined(separator: "\n")
    }

    /// A case is known by its name; a renamed one keeps the id of its text, or its index and its text.
    private static func pairing(_ old: [EnumerationCase], _ new: [EnumerationCase]) -> Pairing {
        Pairing(
            old,
            new,
            by: [
                { $0.name },
                { identity(String($0.index), $0.displayName.id) },
                { identity($0.displayName.id) },
                { identity(String($0.index), $0.displayName.text) },
                { identity(String($0.index), $0.name.lowercased()) },
            ]
        )
    }

    mutating func compareCases() {
        for (pair, cases) in zip(pairing.pairs, casePairings) {
            let (old, new) = (pair.old, pair.new)
            var found = Enumeration.fields.differences(from: old.declaration, to: new.declaration)
            // A class that is called as its enumeration changes its name with it.
            if old.declaration.explicitClassName == nil, new.declaration.explicitClassName == nil {
                found.removeAll { $0.kind == .enumerationClassChanged }
            }
            list.add(found, from: Self.declaration(old), to: Self.declaration(new))
            compare(cases, from: old, to: new)
        }
        for enumeration in pairing.removed {
            let place = new.place(of: enumeration.file)
            list.removed(.enumerationRemoved, Self.declaration(enumeration), from: place)
        }
        for enumeration in pairing.added { list.added(.enumerationAdded, Self.declaration(enumeration)) }
    }

    private mutating func compare(_ cases: Pairing, from old: Declared<Enumeration>, to new: Declared<Enumeration>) {
        let (oldCases, newCases) = (old.declaration.cases, new.declaration.cases)
        for pair in cases.pairs {
            let (oldCase, newCase) = (oldCases[pair.old], newCases[pair.new])
            list.add(
                EnumerationCase.fields.differences(from: oldCase, to: newCase)
                    + synonymDifferences(oldCase.synonyms, newCase.synonyms),
                from: Self.declaration(oldCase, of: old),
                to: Self.declaration(newCase, of: new)
            )
        }
        var reusing: [Int: EnumerationCase] = [:]
        for position in cases.added { reusing[newCases[position].index] = newCases[position] }
        for position in cases.removed {
            let removed = oldCases[position]
            let declaration = Self.declaration(removed, of: old)
            guard let successor = reusing.removeValue(forKey: removed.index) else {
                list.removed(.caseRemoved, declaration, from: Self.declaration(new).location)
                continue
            }
            let reused = FieldDifference(
                kind: .caseIndexReused,
                aspect: "index \(removed.index)",
                old: removed.name,
                new: successor.name
            )
            list.add([reused], from: declaration, to: Self.declaration(successor, of: new))
        }
        for position in cases.added where reusing[newCases[position].index]?.name == newCases[position].name {
            list.added(.caseAdded, Self.declaration(newCases[position], of: new))
        }
    }

    private static func declaration(_ enumeration: Declared<Enumeration>) -> ChangeList.Declaration {
        enumeration.changed(.enumeration(enumeration.declaration.name), at: enumeration.declaration.nameRange)
    }

    private static func declaration(
        _ value: EnumerationCase,
        of enumeration: Declared<Enumeration>
    ) -> ChangeList.Declaration {
        enumeration.changed(
            .enumerationCase(value.name, enumeration: enumeration.declaration.name),
            at: value.nameRange
        )
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
