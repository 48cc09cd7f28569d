import AppIntentsGeneration
import Diagnostics
import IntentSchema
import ModelGeneration
import SiriKitGeneration
import SwiftSource

/// Connects the models to the SiriKit classes of the same definition with conversions in both directions. For each
/// intent whose options the app provides, a class answers SiriKit with the models' provider, which the app writes once
/// and tests on any platform.
package struct SiriKitBridge: Sendable {
    let schema: Schema
    let models: ModelContext
    let names: SiriKitNames
    var access: AccessModifier { models.access }

    /// - Parameter classPrefix: The prefix of the SiriKit classes' names; see `SiriKitOptions.classPrefix`.
    package init(
        _ schema: Schema,
        models: ModelsBackend.Options = ModelsBackend.Options(),
        classPrefix: String = ""
    ) {
        self.schema = schema
        self.models = ModelContext(schema, models)
        names = SiriKitNames(schema, classPrefix: classPrefix)
    }

    /// A separate file, for models in another module than the classes. It has no parts if the definition has no
    /// declarations.
    package func file(modelsModule: String) -> SourceFile {
        let module = TypeName(Identifier(modelsModule))
        // An unqualified name must mean the model, not the library's type of that name.
        func isHidden(_ name: Identifier) -> Bool { ModelNames.libraryNames.contains(name.name) }
        let scoped: [TypeName] =
            models.names.types.filter(isHidden).map { "struct \(module).\($0)" }
            + models.names.enumerations.filter(isHidden).map { "enum \(module).\($0)" }
        let modules = [Import.generatedLibrary] + ([module] + scoped).map { Import($0) }
        return SourceFile(
            header: schema.generatedFileHeader,
            access: access,
            parts: hasDeclarations ? [{ write(to: $0, importing: modules) }] : []
        )
    }

    /// The code after the models in their file, which imports the library: one block for platforms with SiriKit, or
    /// nothing if the definition has no declarations.
    package var part: SourceFile.Part {
        { writer in
            if hasDeclarations { write(to: writer, importing: []) }
        }
    }

    private var hasDeclarations: Bool { !schema.intents.isEmpty || schema.types.contains { !$0.isImported } }

    private func write(to writer: Writer, importing modules: [Import]) {
        // The classes from Apple's generator are not available on tvOS.
        writer.conditional("canImport(Intents) && !os(tvOS)") {
            let frameworks = (schema.usesPlacemarks ? ["CoreLocation"] : []) + ["Foundation", "Intents"]
            for framework in frameworks { writer.import(Import(TypeName(Identifier(framework)))) }
            for module in modules { writer.import(module) }
            for (index, intent) in schema.intents.enumerated() {
                let model = IntentModel(intent, at: index, models)
                IntentBridge(siriKit: SiriKitIntent(intent, names), model: model, context: self).write(to: writer)
            }
            for (type, name) in zip(schema.types, models.names.types) where !type.isImported {
                write(type, as: TypeName(name), to: writer)
            }
        }
    }

    func value(_ type: ParameterType) -> SiriKitModelValue { SiriKitModelValue(type, self) }

    /// Errors for models and classes that would share a name, at the declaration.
    package var diagnostics: [Diagnostic] {
        let declared = models.names.declared
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

extension Import {
    /// The runtime library, including its interface for generated code only.
    static var generatedLibrary: Import { Import("IntentRuntime", attribute: "@_spi(Generated)") }
}
