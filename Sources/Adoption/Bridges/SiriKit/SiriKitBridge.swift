import CodeGeneration
import Diagnostics
import IntentSchema

/// Joins the models to the SiriKit classes of the same definition: conversions in both directions, and for each intent with
/// options from the app a class that answers SiriKit with what the models' provider says. An app writes its provider once
/// and tests it on any platform.
package struct SiriKitBridge: Sendable {
    /// How the models are emitted.
    package var models: ModelsBackend.Options
    /// What the names of the SiriKit classes begin with, as `SiriKitOptions.classPrefix` describes.
    package var classPrefix: String

    /// Joins what these options make.
    package init(models: ModelsBackend.Options = ModelsBackend.Options(), classPrefix: String = "") {
        self.models = models
        self.classPrefix = classPrefix
    }

    /// A file of its own, for models that are in another module than the classes. Its parts are empty for a definition
    /// without declarations.
    package func file(for schema: Schema, modelsModule: String) -> SourceFile {
        let module = TypeName(Identifier(modelsModule))
        let names = ModelNames(schema, typeSuffix: models.typeSuffix)
        // A model that has the name of a type of the library is meant where only the name is said.
        func isHidden(_ name: Identifier) -> Bool { ModelNames.libraryNames.contains(name.name) }
        let scoped: [TypeName] =
            names.types.filter(isHidden).map { "struct \(module).\($0)" }
            + names.enumerations.filter(isHidden).map { "enum \(module).\($0)" }
        let modules = [Import.generatedLibrary] + ([module] + scoped).map { Import($0) }
        return SourceFile(
            header: schema.generatedFileHeader,
            access: models.access.modifier,
            parts: declares(schema)
                ? [
                    { writer in
                        write(schema, to: writer) {
                            for module in modules { writer.import(module) }
                        }
                    }
                ] : []
        )
    }

    /// What stands behind the models in their file: one block for platforms that have SiriKit, or nothing for a definition
    /// without declarations.
    package func part(for schema: Schema) -> SourceFile.Part {
        { writer in
            // The models import the library.
            if declares(schema) { write(schema, to: writer) {} }
        }
    }

    private func declares(_ schema: Schema) -> Bool {
        !schema.intents.isEmpty || schema.types.contains { !$0.isImported }
    }

    private func write(_ schema: Schema, to writer: Writer, imports: () -> Void) {
        let context = BridgeContext(schema, self)
        let classes = SiriKitClasses(schema, classPrefix: classPrefix)
        // The classes that Apple's generator makes are not available on tvOS.
        writer.conditional("canImport(Intents) && !os(tvOS)") {
            let frameworks = (schema.usesPlacemarks ? ["CoreLocation"] : []) + ["Foundation", "Intents"]
            for framework in frameworks { writer.import(Import(TypeName(Identifier(framework)))) }
            imports()
            for (index, intent) in classes.intents.enumerated() {
                let model = IntentModel(intent.intent, index, context.models)
                IntentBridge(intent, model: model, in: context).write(to: writer)
            }
            for (type, index) in zip(classes.types, schema.types.indices.filter { !schema.types[$0].isImported }) {
                CustomTypeBridge(type, at: index, in: context).write(to: writer)
            }
        }
    }

    /// The models and the classes that would have one name, each with the place of the declaration.
    package func diagnostics(for schema: Schema) -> [Diagnostic] {
        let names = SiriKitNames(schema, classPrefix: classPrefix)
        let declared = ModelNames(schema, typeSuffix: models.typeSuffix).declared
        var diagnostics: [Diagnostic] = []
        func check(_ className: String, of place: DeclarationPlace) {
            guard declared.contains(className) else { return }
            diagnostics.append(
                Diagnostic(
                    .nameCollision,
                    "\(place.words) becomes a model and a SiriKit class with the same name, '\(className)'",
                    at: place.location,
                    symbol: place.symbol,
                    help: "rename the models with '--type-suffix', or the classes with '--class-prefix'"
                )
            )
        }
        for intent in schema.intents {
            let name = names.className(of: intent)
            for suffix in ["", "Response", "ResponseCode", "Handling"] {
                check(name + suffix, of: schema.place(of: intent))
            }
        }
        for type in schema.types { check(names.className(of: type), of: schema.place(of: type)) }
        for value in schema.enumerations { check(names.className(of: value), of: schema.place(of: value)) }
        return diagnostics
    }
}

/// What all parts of one bridge are made with.
struct BridgeContext {
    let schema: Schema
    let models: ModelContext
    let names: SiriKitNames
    var access: AccessModifier { models.access }

    init(_ schema: Schema, _ bridge: SiriKitBridge) {
        self.schema = schema
        models = ModelContext(schema, bridge.models)
        names = SiriKitNames(schema, classPrefix: bridge.classPrefix)
    }

    /// The conversions of a type's values.
    func value(_ type: ParameterType) -> SiriKitModelValue { SiriKitModelValue(type, self) }
}

extension Import {
    /// The runtime library with what it has for generated code alone.
    static var generatedLibrary: Import { Import("IntentRuntime", attribute: "@_spi(Generated)") }
}
