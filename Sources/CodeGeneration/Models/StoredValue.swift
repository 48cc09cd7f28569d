/// A stored value of a generated struct: a property that reads and writes the struct's `modelValues`.
struct StoredValue {
    /// The property's name.
    let name: Identifier
    /// The type, with the question mark or brackets that it has.
    let type: TypeName
    /// Whether it has no value to begin with, one, or a list of them.
    let form: Form
    /// What an initializer takes where the caller gives nothing.
    let defaultValue: Code
    /// Lines of the documentation comment.
    let documentation: [String]

    /// Which of the runtime library's subscripts reads and writes the value.
    enum Form {
        case optional, always, list
        /// Optional, too.
        case text
    }
}

/// Makes the members that all generated structs have.
struct StoredValues {
    let values: [StoredValue]
    let context: ModelContext
    /// The position of the first value in the description.
    var start = 0

    /// One for each value, with its documentation above.
    func properties() -> [Declaration] {
        values.enumerated().map { index, value in
            let stored = place(of: value, index)
            return .variable(
                VariableDeclaration(
                    documentation: value.documentation,
                    access: context.access,
                    value.name,
                    value.type,
                    storage: value.form == .list ? .place(stored) : .accessors(get: stored, set: "\(stored) = newValue")
                )
            )
        }
    }

    /// Takes a value for each property, after parameters that all structs of a kind have.
    func initializer(
        documentation: String,
        before: [FunctionParameter] = [],
        values arguments: Code = "",
        first: Code = ""
    ) -> Declaration {
        let type = context.runtime("ModelValues")
        let made: Code =
            arguments.isEmpty
            ? "\(type)(Self.modelDescription)"
            : """
            \(type)(
                Self.modelDescription,
                \(arguments)
            )
            """
        return .initializer(
            InitializerDeclaration(
                documentation: [documentation],
                access: context.access,
                before + values.map { FunctionParameter($0.name, $0.type, defaultValue: $0.defaultValue) },
                body: Code {
                    "modelValues = \(made)"
                    first
                    Code.lines(values.enumerated().map { index, value in "\(place(of: value, index)) = \(value.name)" })
                }
            )
        )
    }

    /// What the runtime library asks of every model: the values, and what the definition says of them.
    func storage(_ name: String, _ table: [Code]) -> [Declaration] {
        let values = context.runtime("ModelValues")
        return [
            .variable(
                VariableDeclaration(
                    documentation: ["What the definition says, in a table that the library reads."],
                    access: context.access,
                    modifiers: [.static],
                    binding: .let,
                    "modelDescription",
                    nil,
                    value: """
                        \(context.runtime("ModelDescription"))(\(StringLiteral(name)), table: \(context.tableName), describeModel)
                        """
                )
            ),
            // A function, because the compiler looks at the whole of a closure again for each of its statements.
            .function(
                FunctionDeclaration(
                    access: .private,
                    modifiers: [.static],
                    "describeModel",
                    [FunctionParameter(label: .omitted, "table", "inout \(context.runtime("ModelTable"))")],
                    body: Code.lines(table)
                )
            ),
            .variable(
                VariableDeclaration(
                    documentation: ["The values, as the library stores them."],
                    access: context.access,
                    modifiers: [.privateSetter],
                    "modelValues",
                    values
                )
            ),
            .initializer(
                InitializerDeclaration(
                    documentation: ["For the library: takes the values as they are stored."],
                    access: context.access,
                    [FunctionParameter("modelValues", values)],
                    body: "self.modelValues = modelValues"
                )
            ),
        ]
    }

    private func place(of value: StoredValue, _ index: Int) -> Code {
        switch value.form {
        case .always: "modelValues[\(start + index)]"
        case .optional: "modelValues[optional: \(start + index)]"
        case .text: "modelValues[text: \(start + index)]"
        case .list: "modelValues[list: \(start + index)]"
        }
    }
}
