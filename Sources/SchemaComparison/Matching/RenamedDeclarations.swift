import IntentSchema

/// What the enumerations, types and cases of the old state are called in the new one.
struct RenamedDeclarations {
    private var enumerations: [String: String] = [:]
    private var types: [String: String] = [:]
    /// By the old name of the enumeration, then by that of the case.
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

    /// What the type of a value of the old state is called in the new one.
    func words(for type: ParameterType, in schema: Schema) -> String {
        type.words { reference in
            let name = schema.name(of: reference)
            return switch reference {
            case .enumeration: enumerations[name] ?? name
            case .type: types[name] ?? name
            }
        }
    }

    /// What a case of the old state is called in the new one.
    func caseName(_ name: String, of enumeration: String) -> String { cases[enumeration]?[name] ?? name }
}
