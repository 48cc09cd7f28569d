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
        let enumerations = schema.enumerations.indices.filter { !schema.enumerations[$0].isImported }
        let types = schema.types.indices.filter { !schema.types[$0].isImported }
        if schema.intents.isEmpty, enumerations.isEmpty, types.isEmpty {
            return SourceFile(header: schema.generatedFileHeader)
        }
        let models = schema.intents.indices.map { IntentModel(schema.intents[$0], at: $0, context) }
        var parts: [SourceFile.Part] = [{ $0.libraryImport(for: options.access) }]
        parts += models.map { model in
            { writer in
                model.writeConfiguration(to: writer)
                model.writeResponse(to: writer)
                model.writeOptionsProvider(to: writer)
                model.writeDraft(to: writer)
                model.writeHandling(to: writer)
            }
        }
        parts += enumerations.map { index in { context.writeEnumeration(at: index, to: $0) } }
        parts += types.map { index in { context.writeType(at: index, to: $0) } }
        parts.append { context.writeAliases(to: $0) }
        // What only the library reads stands below what people read.
        parts += models.map { model in
            { writer in
                model.writeDescription(to: writer)
                model.writeResponseDescription(to: writer)
                model.writeDraftDispatch(to: writer)
            }
        }
        parts += enumerations.map { index in { context.writeCaseTable(at: index, to: $0) } }
        parts += types.map { index in { context.writeTypeDescription(at: index, to: $0) } }
        return SourceFile(header: schema.generatedFileHeader, access: context.access, parts: parts)
    }
}

extension Writer {
    /// The import of the runtime library. Where imports are internal unless they say otherwise, declarations that others use
    /// need one that says it; elsewhere such an import would disagree with plain ones in the app's own files.
    fileprivate func libraryImport(for access: AccessLevel) {
        let plain = Import("IntentRuntime", attribute: "@_spi(Generated)")
        if access == .internal { return self.import(plain) }
        let attribute: Code = access == .public ? "@_spi(Generated) public" : "@_spi(Generated) package"
        line("#if hasFeature(InternalImportsByDefault)")
        self.import(Import("IntentRuntime", attribute: attribute))
        line("#else")
        self.import(plain)
        line("#endif")
    }
}
