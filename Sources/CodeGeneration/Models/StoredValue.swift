/// A stored property of a generated struct.
struct StoredValue: Sendable {
    let name: Identifier
    /// The type, with the question mark or brackets that it has.
    let type: TypeName
    /// What an initializer takes where the caller gives nothing.
    let defaultValue: Code
    /// Lines of the documentation comment.
    var documentation: [String] = []
    /// Whether the value is of a type that contains the struct, and has to be stored elsewhere.
    var isIndirect = false
}

/// The name of a value in the definition, which is its key in saved data, and that of the property.
typealias SavedName = (key: String, property: Identifier)

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
                attributes: value.isIndirect ? [.inline("@IntentRuntime.Indirect")] : [],
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
    ///
    /// - Parameter hasFacts: Whether the definition says anything, so that `facts` writes lines.
    func description(
        of type: Identifier,
        named name: String,
        _ context: ModelContext,
        exchanging values: [SavedName],
        isObject: Bool = false,
        hasFacts: Bool,
        facts: (ModelFacts) -> Void
    ) {
        self.extension(TypeName(type)) {
            let description: Code = hasFacts ? ", describeModel" : ""
            let arguments: Code =
                "of: Self.self, named: \(StringLiteral(name)), table: \(context.tableName)\(description)"
            constant(
                modifiers: [.static],
                "modelDescription",
                value: .block(
                    "IntentRuntime.ModelDescription(",
                    arguments,
                    closing: hasFacts ? ")" : ") { _ in }"
                )
            )
            if hasFacts {
                // A function, because the compiler looks at the whole of a closure again for each of its statements.
                function(
                    access: .private,
                    modifiers: [.static],
                    Signature(
                        "describeModel",
                        [FunctionParameter(label: .omitted, "table", "inout IntentRuntime.ModelTable")]
                    )
                ) { facts(ModelFacts(context: context, writer: self)) }
            }
            exchange(values, isObject: isObject, context)
        }
    }

    /// Writes the function that shows a struct's values to the library.
    ///
    /// - Parameter isObject: Whether the struct also has the values of every object.
    func exchange(_ values: [SavedName], isObject: Bool = false, _ context: ModelContext) {
        if values.isEmpty, !isObject { return }
        function(
            attributes: context.librarysOwn,
            modifiers: [.mutating],
            Signature("exchange", [FunctionParameter(label: .omitted, "fields", "IntentRuntime.FieldExchange")])
        ) {
            if isObject { line("fields.object(&self)") }
            for value in values {
                line("fields.value(\(StringLiteral(value.key)), &\(value.property.property(besides: "fields")))")
            }
        }
    }
}

extension ModelContext {
    /// What keeps a declaration out of the public interface: only generated code and the library call it.
    var librarysOwn: [Attribute] { access == .public ? [.inline("@_spi(Generated)")] : [] }
}
