import IntentSchema

/// Lets the handlers that an app has for SiriKit serve App Intents too, so that an app with older systems has one handler for
/// both worlds: App Intents convert to SiriKit's classes and back, and what they ask of the app goes to its handler.
package struct AppIntentsSiriKitBridge: Sendable {
    let plan: AppIntentsPlan
    let names: SiriKitNames

    /// - Parameter plan: The App Intents. Their class prefix is that of the SiriKit classes.
    package init(_ plan: AppIntentsPlan) {
        self.plan = plan
        names = SiriKitNames(plan.context.schema, classPrefix: plan.context.options.classPrefix ?? "")
    }

    /// What joins the code of a plan to SiriKit's classes; an empty file where there is nothing to join.
    package func file() -> SourceFile {
        var values = SiriKitForms(plan.context, names)
        var declarations: [Declaration] = []
        let finders = plan.finders
        // The first intent that is registered registers these too.
        var unoffered = plan.unofferedEntities
        for intent in plan.intents {
            let siriKit = SiriKitIntent(intent.intent, names)
            let conversion = SiriKitIntentConversion(intent, siriKit, plan.context)
            declarations += conversion.declarations(&values)
            let forwarding = SiriKitForwarding(intent, siriKit, AppIntentsEmitter(plan))
            declarations += forwarding.declarations(&values, finders, unoffered)
            if intent.asksApp { unoffered = [] }
        }
        for entity in plan.entities {
            let conversion = SiriKitEntityConversion(entity, plan.context, names)
            declarations += conversion.declarations(&values)
        }
        for (index, enumeration) in plan.context.schema.enumerations.enumerated() where !enumeration.isImported {
            declarations += SiriKitEnumerationConversion(enumeration, index, plan.context, names).declarations()
        }
        guard !declarations.isEmpty else { return SourceFile() }
        declarations += values.helpers()
        let imports = plan.context.imports(with: ["Intents"] + (values.usesFiles ? ["UniformTypeIdentifiers"] : []))
        let all = imports.map { Declaration.import($0) } + declarations
        // SiriKit's classes are not available on tvOS.
        return SourceFile(
            header: plan.context.schema.generatedFileHeader,
            imports: [],
            parts: [{ writer in writer.conditional("canImport(Intents) && !os(tvOS)") { writer.print(all) } }]
        )
    }
}
