/// A stored property of a generated struct.
struct StoredValue: Sendable {
    let name: Identifier
    /// The name in the definition, which is the key in saved data.
    let savedName: String
    /// The type, with the question mark or brackets that it has.
    let type: TypeName
    /// What an initializer takes where the caller gives nothing.
    let defaultValue: Code
    /// Lines of the documentation comment.
    let documentation: [String]
    /// Whether the value is of a type that contains the struct, and has to be stored elsewhere.
    var isIndirect = false
}

extension StoredValue {
    /// A value that all models of a kind have.
    init(_ name: Identifier, _ type: TypeName, defaultValue: Code, documentation: [String] = []) {
        self.init(
            name: name,
            savedName: name.name,
            type: type,
            defaultValue: defaultValue,
            documentation: documentation
        )
    }
}

extension Identifier {
    /// The property in a function of the struct that has an argument of the given name. `ID` alone would be a type.
    func property(besides argument: Identifier) -> Code {
        self == argument || name == "ID" ? "self.\(self)" : "\(self)"
    }
}

extension Writer {
    func properties(_ values: [StoredValue], _ context: ModelContext) {
        for value in values {
            property(
                documentation: value.documentation,
                attributes: value.isIndirect ? [.inline("@\(context.runtime("Indirect"))")] : [],
                value.name,
                value.type
            )
        }
    }

    /// Writes an initializer that takes a value for each property, and one that takes none.
    func initializers(_ values: [StoredValue], _ context: ModelContext, documentation: String) {
        if let first = values.first {
            let parameters = values.map { FunctionParameter($0.name, $0.type, defaultValue: $0.defaultValue) }
            function(documentation: [documentation], .initializer(parameters)) {
                for value in values { line("self.\(value.name) = \(value.name)") }
            }
            function(.initializer()) {
                line("self.init(\(label: first.name): \(first.defaultValue))")
            }
        } else {
            function(.initializer()) {}
        }
    }

    /// Writes what the library alone reads: what the definition says, a line for each fact, and how the values are called there.
    func description(
        of type: Identifier,
        named name: String,
        _ context: ModelContext,
        facts: [Code],
        exchanges: [Code]
    ) {
        self.extension(TypeName(type)) {
            let description: Code = facts.isEmpty ? "" : ", describeModel"
            let arguments: Code =
                "of: Self.self, named: \(StringLiteral(name)), table: \(context.tableName)\(description)"
            constant(
                modifiers: [.static],
                "modelDescription",
                value: .block(
                    "\(context.runtime("ModelDescription"))(",
                    arguments,
                    closing: facts.isEmpty ? ") { _ in }" : ")"
                )
            )
            if !facts.isEmpty {
                // A function, because the compiler looks at the whole of a closure again for each of its statements.
                function(
                    access: .private,
                    modifiers: [.static],
                    Signature(
                        "describeModel",
                        [FunctionParameter(label: .omitted, "table", "inout \(context.runtime("ModelTable"))")]
                    )
                ) { for fact in facts { line(fact) } }
            }
            if !exchanges.isEmpty { exchange(exchanges, context) }
        }
    }

    /// Writes the function that shows a struct's values to the library.
    func exchange(_ exchanges: [Code], _ context: ModelContext) {
        function(
            attributes: context.librarysOwn,
            modifiers: [.mutating],
            Signature("exchange", [FunctionParameter(label: .omitted, "fields", context.runtime("FieldExchange"))])
        ) {
            for exchange in exchanges { line(exchange) }
        }
    }
}

extension StoredValue {
    /// Shows the value to the library.
    var exchange: Code { "fields.value(\(StringLiteral(savedName)), &\(name.property(besides: "fields")))" }
}

extension ModelContext {
    /// What keeps a declaration out of the public interface: only generated code and the library call it.
    var librarysOwn: [Attribute] { access == .public ? [.inline("@_spi(Generated)")] : [] }
}
