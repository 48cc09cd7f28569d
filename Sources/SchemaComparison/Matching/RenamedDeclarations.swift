import IntentSchema

/// What the enumerations, types and cases of the old state are called in the new one.
struct RenamedDeclarations {
    var enumerations: [String: String] = [:]
    var types: [String: String] = [:]
    /// By the old name of the enumeration, then by that of the case.
    var cases: [String: [String: String]] = [:]

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
