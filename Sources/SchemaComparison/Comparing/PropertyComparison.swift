import Diagnostics
import IntentSchema
import SchemaFields

/// What is different in the properties of a type, or in the values of a response.
struct PropertyComparison {
    typealias Owner = (properties: [Property], schema: Schema, subject: (String) -> ChangeSubject)

    let old: Owner
    let new: Owner
    /// The type or the response.
    let around: (old: Change.Side, new: Change.Side)
    let names: RenamedDeclarations
    let meanings: [String: FieldMeaning]
    let removed: ChangeKind
    let added: ChangeKind
    let typeChanged: ChangeKind

    var pairing: Pairing {
        Pairing(
            old.properties.map { Candidate($0, type: names.words(for: $0.type, in: old.schema)) },
            new.properties.map { Candidate($0, type: $0.type.words(in: new.schema)) },
            by: Candidate.identities
        )
    }

    func compare(_ list: inout ChangeList) {
        let pairing = pairing
        list.compare(
            old.properties,
            new.properties,
            pairing,
            as: ({ declaration($0, in: old) }, { declaration($0, in: new) }),
            removed: removed,
            added: added,
            from: around.new.location
        ) { oldProperty, newProperty in
            var found = oldProperty.fields.differences(to: newProperty.fields, meanings: meanings)
            let types = (old: (oldProperty.type, old.schema), new: (newProperty.type, new.schema))
            if names.words(for: oldProperty.type, in: old.schema) != newProperty.type.words(in: new.schema) {
                found.append(FieldDifference(typeChanged, from: types.old, to: types.new))
            } else if oldProperty.type.reference == nil {
                // Nothing that users set: what is left of the options is how values and texts are shown.
                let options = newProperty.type.options(in: new.schema)
                found += oldProperty.type.options(in: old.schema).differences(to: options).map {
                    var difference = $0
                    if difference.kind != .textChanged, !ChangeKind.ofTextIDs.contains(difference.kind) {
                        difference.kind = .inputOptionChanged
                    }
                    return difference
                }
            }
            return found
        }
        let isSameOrder = keepsOrder(
            pairing,
            from: old.properties.map(\.displayPriority),
            to: new.properties.map(\.displayPriority)
        )
        if !isSameOrder { list.add(.orderChanged, "order", from: around.old, to: around.new) }
    }

    private func declaration(_ property: Property, in owner: Owner) -> Change.Side {
        Change.Side(
            subject: owner.subject(property.name),
            location: SourceLocation(path: owner.schema.path, range: property.nameRange)
        )
    }
}

/// A parameter or property with what it can be recognised by.
struct Candidate {
    var name: String
    var tag: Int?
    var textID: String?
    var type: String

    /// What identifies a parameter or property, the strongest first. Tags are handed out once, but files that were merged
    /// by hand give one to something else: it is the same thing only with the same text or of the same type.
    static var identities: [(Candidate) -> String?] {
        [
            { $0.name },
            { identity($0.tag.map(String.init), $0.textID) },
            { identity($0.textID) },
            { identity($0.tag.map(String.init), $0.type) },
            { identity($0.name.lowercased(), $0.type) },
        ]
    }
}

extension Candidate {
    init(_ property: Property, type: String) {
        self.init(name: property.name, tag: property.tag, textID: property.displayName.id, type: type)
    }

    init(_ parameter: Parameter, type: String) {
        self.init(name: parameter.name, tag: parameter.tag, textID: parameter.displayName.id, type: type)
    }
}

/// Whether what two lists share is in the same order for users: by display priority, then as in the lists.
func keepsOrder(_ pairing: Pairing, from old: [Int?], to new: [Int?]) -> Bool {
    let inOldOrder = pairing.pairs.sorted { (old[$0.old] ?? .max, $0.old) < (old[$1.old] ?? .max, $1.old) }
    let positions = inOldOrder.map { (new[$0.new] ?? .max, $0.new) }
    return zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
}
