import IntentSchema

/// The new names of the old version's enumerations, types, and cases.
struct RenamedDeclarations {
    private var enumerations: [String: String] = [:]
    private var types: [String: String] = [:]
    /// By the old name of the enumeration, then of the case.
    private var cases: [String: [String: String]] = [:]

    init(_ enumerations: DeclarationPairing<Enumeration>, _ types: DeclarationPairing<CustomType>) {
        for pair in enumerations.pairs {
            let (old, new) = (pair.old.declaration, pair.new.declaration)
            if old.name != new.name { self.enumerations[old.name] = new.name }
            for pair in old.pairing(ofCasesWith: new).pairs where old.cases[pair.old].name != new.cases[pair.new].name {
                cases[old.name, default: [:]][old.cases[pair.old].name] = new.cases[pair.new].name
            }
        }
        for pair in types.pairs where pair.old.declaration.name != pair.new.declaration.name {
            self.types[pair.old.declaration.name] = pair.new.declaration.name
        }
    }

    /// The type of an old value, with its current name.
    func words(for type: ParameterType, in schema: Schema) -> String {
        type.words { reference in
            let name = schema.name(of: reference)
            return switch reference {
            case .enumeration: enumerations[name] ?? name
            case .type: types[name] ?? name
            }
        }
    }

    /// The current name of an old case.
    func caseName(_ name: String, of enumeration: String) -> String { cases[enumeration]?[name] ?? name }
}
