import IntentSchema
import SwiftSource

/// Emits plain Swift: structs, enums and protocols that import only `IntentRuntime` and compile on all platforms.
/// `Docs/ModelsReference.md` shows what each construct becomes.
package struct ModelsBackend: Sendable {
    /// How to emit the models.
    package struct Options: Hashable, Sendable {
        /// The modules that can use the models.
        package var access: AccessLevel
        /// A suffix for the names of enumerations and custom types, for modules that also contain Apple's classes of
        /// the same names. Normally empty.
        package var typeSuffix: String

        /// By default, models are public and have the definition's own names.
        package init(access: AccessLevel = .public, typeSuffix: String = "") {
            self.access = access
            self.typeSuffix = typeSuffix
        }
    }

    let options: Options

    /// Creates a backend. It has no state, so it works for any number of schemas.
    package init(_ options: Options = Options()) {
        self.options = options
    }

    /// Returns the declarations for everything that the schema's file declares, intents first. Declarations of other
    /// files are expected in the same module.
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
        // Code that only the library reads comes after the code that people read.
        var tables: [SourceFile.Part] = models.map { model in
            { writer in
                model.writeDescription(to: writer)
                model.writeResponseDescription(to: writer)
            }
        }
        tables += enumerations.filter { !context.choices(of: $0).isEmpty }.map { index in
            { context.writeCaseTable(at: index, to: $0) }
        }
        tables += types.map { index in { context.writeTypeDescription(at: index, to: $0) } }
        if let first = tables.first {
            tables[0] = { writer in
                writer.comment(["MARK: - For IntentRuntime"])
                first(writer)
            }
        }
        return SourceFile(header: schema.generatedFileHeader, access: context.access, parts: parts + tables)
    }
}

extension Writer {
    /// Writes the import of the runtime library. If imports are internal by default, declarations that others use need
    /// an explicit access level on it. Otherwise, such an import would conflict with plain ones in the app's own files.
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
