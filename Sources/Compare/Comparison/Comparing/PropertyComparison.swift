import Diagnostics
import IntentSchema
import Presentation

/// Compares the properties of a type, or the values of a response.
struct PropertyComparison {
    typealias Owner = (properties: [Property], schema: Schema, subject: (String) -> ChangeSubject)

    let old: Owner
    let new: Owner
    /// The enclosing type or response.
    let around: (old: Change.Side, new: Change.Side)
    let names: RenamedDeclarations
    let removed: ChangeKind
    let added: ChangeKind
    let renamed: ChangeKind
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
        // Response values have kinds of their own for the same fields.
        let kinds = [ChangeKind.propertyRenamed: renamed, .propertyTypeChanged: typeChanged]
        list.compare(
            old.properties,
            to: new.properties,
            by: pairing,
            as: ({ declaration($0, in: old) }, { declaration($0, in: new) }),
            removed: removed,
            added: added,
            from: around.new.location
        ) { oldProperty, newProperty in
            var found = oldProperty.fields.differences(to: newProperty.fields)
            for index in found.indices { found[index].kind = kinds[found[index].kind] ?? found[index].kind }
            let types = (old: (oldProperty.type, old.schema), new: (newProperty.type, new.schema))
            if names.words(for: oldProperty.type, in: old.schema) != newProperty.type.words(in: new.schema) {
                found.append(FieldDifference(typeChanged, from: types.old, to: types.new))
            } else if oldProperty.type.reference == nil {
                // Users do not set these values: the options only affect how values and texts are shown.
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

/// A parameter or property with the facts that identify it.
struct Candidate {
    var name: String
    var tag: Int?
    var textID: String?
    var type: String

    /// What identifies a parameter or property, strongest evidence first. Tags are unique, but a manual merge may reuse
    /// one, so a tag counts only together with the text or the type.
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

/// Whether users see the common elements in the same order: by display priority, then by position.
func keepsOrder(_ pairing: Pairing, from old: [Int?], to new: [Int?]) -> Bool {
    let inOldOrder = pairing.pairs.sorted { (old[$0.old] ?? .max, $0.old) < (old[$1.old] ?? .max, $1.old) }
    let positions = inOldOrder.map { (new[$0.new] ?? .max, $0.new) }
    return zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
}
