import SwiftSource

/// A stored property of a generated struct.
struct StoredValue: Sendable {
    let name: Identifier
    /// The complete type, including a question mark or brackets.
    let type: TypeName
    /// The default of the property and of the initializer's argument.
    let defaultValue: Code
    /// The lines of the documentation comment.
    var documentation: [String] = []
    /// Whether the value's type contains the struct, so that it needs indirect storage.
    var isIndirect = false
}

/// A value's name in the definition, which is its key in saved data, and the name of its property.
typealias SavedName = (key: String, property: Identifier)

extension Identifier {
    /// The code for the property in a function with an argument of this name. `ID` alone would be a type.
    func property(besides argument: Identifier) -> Code {
        self == argument || name == "ID" ? "self.\(self)" : "\(self)"
    }
}

extension Writer {
    func properties(_ values: [StoredValue]) {
        for value in values {
            property(
                documentation: value.documentation,
                attributes: value.isIndirect ? [.inline("@IntentRuntime.Indirect")] : [],
                value.name,
                value.type,
                value: value.defaultValue == "nil" ? "" : value.defaultValue
            )
        }
    }

    /// Writes an initializer without arguments, and one with an argument for each property.
    func initializers(_ values: [StoredValue]) {
        function(.initializer()) {}
        if values.isEmpty { return }
        let parameters = values.map { FunctionParameter($0.name, $0.type, defaultValue: $0.defaultValue) }
        function(.initializer(parameters)) {
            for value in values { line("self.\(value.name) = \(value.name)") }
        }
    }

    /// Writes the code for the library: the description, one line per fact, and the values' names in the definition.
    ///
    /// - Parameter members: Writes more code for the library, which comes first.
    func description(
        of type: Identifier,
        named name: String,
        _ context: ModelContext,
        exchanging values: [SavedName],
        isObject: Bool = false,
        members: () -> Void = {},
        facts: (ModelFacts) -> Void
    ) {
        self.extension(TypeName(type)) {
            members()
            let arguments: Code =
                "of: Self.self, named: \(StringLiteral(name)), table: \(context.tableName), describeModel"
            constant(
                modifiers: [.static],
                "modelDescription",
                value: .block("IntentRuntime.ModelDescription(", arguments, closing: ")")
            )
            // A function, because for each statement of a closure the compiler checks the whole closure again.
            function(
                access: .private,
                modifiers: [.static],
                Signature(
                    "describeModel",
                    [FunctionParameter(label: .omitted, "table", "inout IntentRuntime.ModelTable")]
                )
            ) { facts(ModelFacts(context: context, writer: self)) }
            exchange(values, isObject: isObject, context)
        }
    }

    /// Writes the function that lets the library visit the values of a struct.
    ///
    /// - Parameter isObject: Whether the struct also has the values of all custom types.
    func exchange(_ values: [SavedName], isObject: Bool = false, _ context: ModelContext) {
        if values.isEmpty, !isObject { return }
        function(
            attributes: context.generatedSPI,
            modifiers: [.mutating],
            Signature("exchange", [FunctionParameter(label: .omitted, "fields", "IntentRuntime.FieldExchange")])
        ) {
            if isObject { line("fields.object(&object)") }
            for value in values {
                line("fields.value(\(StringLiteral(value.key)), &\(value.property.property(besides: "fields")))")
            }
        }
    }
}

extension ModelContext {
    /// Hides a declaration that only generated code and the library call from the public interface.
    var generatedSPI: [Attribute] { access == .public ? [.inline("@_spi(Generated)")] : [] }
}
