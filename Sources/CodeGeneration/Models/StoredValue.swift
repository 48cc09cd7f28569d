/// A stored property of a generated struct.
struct StoredValue {
    /// The definition's name, which is also the key in saved data.
    let key: String
    /// The property's name.
    let name: Identifier
    /// The type, with the question mark or brackets that it has.
    let type: TypeName
    /// What an initializer takes where the caller gives nothing; empty for a value that must be given.
    let defaultValue: Code
    /// Lines of the documentation comment.
    let documentation: [String]
    /// What a caller of the initializer writes.
    var label: FunctionParameter.Label = .sameAsName
    /// The property wrapper of a value that is stored apart, with its `@`; empty for none.
    var wrapper: Code = ""
    /// The value that `init(from:)` begins with; empty to let the initializer's default say.
    var initialArgument: Code = ""
}

/// Makes the members that all generated structs have.
struct StoredValues {
    let values: [StoredValue]
    let context: ModelContext

    /// One line each, with its documentation above.
    func properties() -> [Declaration] {
        values.map { value in
            .variable(
                VariableDeclaration(
                    documentation: value.documentation,
                    attributes: value.wrapper.isEmpty ? [] : [.inline(value.wrapper)],
                    access: context.access,
                    value.name,
                    value.type
                )
            )
        }
    }

    /// Takes a value for each property.
    func initializer(documentation: String) -> Declaration {
        .initializer(
            InitializerDeclaration(
                documentation: [documentation],
                access: context.access,
                values.map { FunctionParameter(label: $0.label, $0.name, $0.type, defaultValue: $0.defaultValue) },
                body: .lines(values.map { "self.\($0.name) = \($0.name)" })
            )
        )
    }

    /// The cases of an enum of keys.
    func keys() -> [Declaration] {
        values.map { value in
            let rawValue: Code = value.name.name == value.key ? "" : "\(StringLiteral(value.key))"
            return .enumCase(EnumCaseDeclaration(value.name, rawValue: rawValue))
        }
    }

    /// The enum of keys of a struct that does not show it.
    func privateKeys() -> Declaration {
        .type(
            TypeDeclaration(
                access: .private,
                .enum,
                "CodingKeys",
                inherits: [context.standard("String"), context.standard("CodingKey")],
                members: keys()
            )
        )
    }

    /// Reads saved data into the struct that the other initializer makes.
    func decodingInitializer(keys: Identifier) -> Declaration {
        let arguments: [Code] = values.compactMap { value in
            guard !value.initialArgument.isEmpty else { return nil }
            let label: Identifier = if case .named(let label) = value.label { label } else { value.name }
            return "\(label: label): \(value.initialArgument)"
        }
        return .initializer(
            InitializerDeclaration(
                documentation: ["Reads saved data: missing values take their defaults, unknown ones are ignored."],
                access: context.access,
                [FunctionParameter(label: .named("from"), "decoder", "any \(context.standard("Decoder"))")],
                effects: .throws,
                body: Code {
                    "self.init(\(arguments, separator: ", "))"
                    "let values = try \(context.runtime("SavedValues"))(from: decoder, keyedBy: \(keys).self)"
                    Code.lines(values.map { "try values.read(.\($0.name), into: &\(Self.reference(to: $0.name)))" })
                }
            )
        )
    }

    /// A property as the struct's own code names it: with `self` where something nearer, or the
    /// type that identifies an object, has the name.
    static func reference(to name: Identifier) -> Code {
        localNames.contains(name.name) ? "self.\(name)" : "\(name)"
    }

    private static let localNames = WordSet(["ID", "decoder", "family", "parameter", "validation", "values"])
}
