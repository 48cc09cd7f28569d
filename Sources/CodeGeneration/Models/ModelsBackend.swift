import IntentSchema

/// Emits plain Swift: structs, enums and protocols that import nothing but `IntentRuntime` and compile wherever Swift
/// does. `Docs/Models.md` shows what becomes of each construct.
package struct ModelsBackend: Sendable {
    /// How the models are emitted.
    package struct Options: Hashable, Sendable {
        /// Who may use the models.
        package var access: AccessLevel
        /// Appended to the names of enumerations and custom types, where Apple's classes of the same names are in the
        /// same module; normally empty.
        package var typeSuffix: String

        /// Public models under the definition's own names, unless said otherwise.
        package init(access: AccessLevel = .public, typeSuffix: String = "") {
            self.access = access
            self.typeSuffix = typeSuffix
        }
    }

    let options: Options

    /// Makes a backend; it has no state and may be used for any number of schemas.
    package init(_ options: Options = Options()) {
        self.options = options
    }

    /// The declarations for everything that the schema's file declares, intents first. What the file uses from other
    /// files is referred to and expected in the same module.
    package func file(for schema: Schema) -> SourceFile {
        let context = ModelContext(schema, options)
        var parts: [SourceFile.Part] = []
        for index in schema.intents.indices {
            parts.append { writer in
                let model = IntentModel(schema.intents[index], index, context)
                writer.print(model.configuration() + model.response() + model.optionsProvider() + model.handling())
            }
        }
        for index in schema.enumerations.indices where !schema.enumerations[index].isImported {
            parts.append { $0.print([context.declaration(of: schema.enumerations[index], index)]) }
        }
        for index in schema.types.indices where !schema.types[index].isImported {
            parts.append { $0.print([context.declaration(of: schema.types[index], index)]) }
        }
        if !parts.isEmpty {
            parts.append { $0.print(context.aliases()) }
            let library = Self.library(for: options.access)
            parts.insert({ $0.print(library) }, at: 0)
        }
        return SourceFile(
            header: schema.generatedFileHeader,
            parts: parts
        )
    }

    /// The import of the runtime library. Where imports are internal unless they say otherwise, declarations that others use
    /// need one that says it; elsewhere such an import would disagree with plain ones in the app's own files.
    private static func library(for access: AccessLevel) -> [Declaration] {
        let attribute: Code
        switch access {
        case .public: attribute = "public"
        case .package: attribute = "package"
        case .internal: return [.import(Import("IntentRuntime"))]
        }
        return [
            .conditional(
                ConditionalBlock([
                    ConditionalBlock.Clause(
                        "hasFeature(InternalImportsByDefault)",
                        [.import(Import("IntentRuntime", attribute: attribute))]
                    ),
                    ConditionalBlock.Clause("", [.import(Import("IntentRuntime"))]),
                ])
            )
        ]
    }
}
