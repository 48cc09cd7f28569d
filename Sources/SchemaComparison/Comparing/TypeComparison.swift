import Diagnostics
import IntentSchema

/// What is different in custom types and their properties.
struct TypeComparison {
    private(set) var list = ChangeList()
    /// Old names of types that have another name now.
    private(set) var renamed: [String: String] = [:]
    private let pairing: DeclarationPairing<CustomType>
    private let new: DefinitionState

    init(_ old: DefinitionState, _ new: DefinitionState) {
        self.new = new
        pairing = DeclarationPairing(
            old.types,
            new.types,
            name: \.name,
            traces: [{ $0.displayName.id }, { Self.signature($0) }]
        )
        for pair in pairing.pairs where pair.old.declaration.name != pair.new.declaration.name {
            renamed[pair.old.declaration.name] = pair.new.declaration.name
        }
    }

    /// Properties that a renamed type would keep.
    private static func signature(_ type: CustomType) -> String? {
        type.properties.isEmpty ? nil : type.properties.map(\.name).sorted().joined(separator: "\n")
    }

    mutating func compareProperties(_ names: RenamedDeclarations) {
        for pair in pairing.pairs {
            let (old, new) = (pair.old, pair.new)
            let (oldName, newName) = (old.declaration.name, new.declaration.name)
            var found = CustomType.fields.differences(from: old.declaration, to: new.declaration)
            // A class that is called as its type changes its name with it.
            if old.declaration.explicitClassName == nil, new.declaration.explicitClassName == nil {
                found.removeAll { $0.kind == .typeClassChanged }
            }
            list.add(found, from: Self.declaration(old), to: Self.declaration(new))
            PropertyComparison(
                kinds: .ofTypes,
                old: (old.declaration.properties, old.schema, { .property($0, type: oldName) }),
                new: (new.declaration.properties, new.schema, { .property($0, type: newName) }),
                around: (Self.declaration(old), Self.declaration(new)),
                names: names
            ).compare(&list)
        }
        for type in pairing.removed {
            list.removed(.typeRemoved, Self.declaration(type), from: new.place(of: type.file))
        }
        for type in pairing.added { list.added(.typeAdded, Self.declaration(type)) }
    }

    private static func declaration(_ type: Declared<CustomType>) -> ChangeList.Declaration {
        type.changed(.type(type.declaration.name), at: type.declaration.nameRange)
    }
}
