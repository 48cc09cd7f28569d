import IntentSchema
import Presentation

extension CustomType {
    /// What survives a rename: the names of the properties.
    var signature: String? {
        properties.isEmpty ? nil : properties.map(\.name).sorted().joined(separator: "\n")
    }
}

extension Declared<CustomType> {
    var changed: Change.Side { changed(.type(declaration.name), at: declaration.nameRange) }

    func compare(with new: Declared<CustomType>, _ names: RenamedDeclarations, _ list: inout ChangeList) {
        let (oldName, newName) = (declaration.name, new.declaration.name)
        var found = declaration.fields.differences(to: new.declaration.fields)
        // A class named after its type is renamed with it.
        if declaration.explicitClassName == nil, new.declaration.explicitClassName == nil {
            found.removeAll { $0.kind == .typeClassChanged }
        }
        list.add(found, from: changed, to: new.changed)
        PropertyComparison(
            old: (declaration.properties, schema, { .property($0, type: oldName) }),
            new: (new.declaration.properties, new.schema, { .property($0, type: newName) }),
            around: (changed, new.changed),
            names: names,
            removed: .propertyRemoved,
            added: .propertyAdded,
            renamed: .propertyRenamed,
            typeChanged: .propertyTypeChanged
        ).compare(&list)
    }
}
