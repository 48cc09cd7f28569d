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
        let modules = ["IntentRuntime", module] + scoped
        let declarations = declarations(for: schema, importing: modules)
        return SourceFile(
            header: schema.generatedFileHeader,
            imports: [],
            parts: declarations.isEmpty ? [] : [{ $0.print(declarations) }]
        )
    }

    /// What stands behind the models in their file: one block for platforms that have SiriKit, or nothing for a definition
    /// without declarations.
    package func declarations(for schema: Schema) -> [Declaration] {
        declarations(for: schema, importing: [])
    }

    private func declarations(for schema: Schema, importing modules: [TypeName]) -> [Declaration] {
        let context = BridgeContext(schema, self)
        let classes = SiriKitClasses(schema, classPrefix: classPrefix)
        var declarations: [Declaration] = []
        for (index, intent) in classes.intents.enumerated() {
            let bridge = IntentBridge(intent, IntentModel(intent.intent, index, context.models), context)
            declarations += bridge.conversions()
            declarations += bridge.response()
            declarations += bridge.optionsHandler()
            declarations += bridge.portableHandler()
        }
        for (type, index) in zip(classes.types, schema.types.indices.filter { !schema.types[$0].isImported }) {
            declarations += context.conversions(of: type, index)
        }
        if declarations.isEmpty { return [] }
        let helpers = FrameworkConversions(context, schema).declarations()
        let imports = (FrameworkConversions.imports(for: schema) + modules).map { Declaration.import(Import($0)) }
        // The classes that Apple's generator makes are not available on tvOS.
        return [
            .conditional(ConditionalBlock("canImport(Intents) && !os(tvOS)", imports + declarations + helpers))
        ]
    }

    /// The models and the classes that would have one name, each with the place of the declaration.
    package func diagnostics(for schema: Schema) -> [Diagnostic] {
        let names = SiriKitNames(schema, classPrefix: classPrefix)
        let declared = ModelNames(schema, typeSuffix: models.typeSuffix).declared
        var diagnostics: [Diagnostic] = []
        func check(_ className: String, _ what: String, _ range: SourceRange, _ symbol: String) {
            guard declared.contains(className) else { return }
            diagnostics.append(
                Diagnostic(
                    .nameCollision,
                    "\(what) becomes a model and a SiriKit class with the same name, '\(className)'",
                    at: SourceLocation(path: schema.path, range: range),
                    symbol: symbol,
                    help: "rename the models with '--type-suffix', or the classes with '--class-prefix'"
                )
            )
        }
        for intent in schema.intents {
            let name = names.className(of: intent)
            for suffix in ["", "Response", "ResponseCode", "Handling"] {
                check(name + suffix, "the intent '\(intent.name)'", intent.nameRange, "intent/\(intent.name)")
            }
        }
        for type in schema.types {
            check(names.className(of: type), "the type '\(type.name)'", type.nameRange, "type/\(type.name)")
        }
        for value in schema.enumerations {
            check(names.className(of: value), "the enumeration '\(value.name)'", value.nameRange, "enum/\(value.name)")
        }
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
    func value(_ type: ParameterType) -> BridgedValue { BridgedValue(type, self) }
}
