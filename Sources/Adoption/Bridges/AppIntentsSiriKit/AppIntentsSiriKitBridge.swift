import CodeGeneration
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
        guard !plan.isEmpty else { return SourceFile() }
        // SiriKit's classes are not available on tvOS.
        return SourceFile(
            header: plan.context.schema.generatedFileHeader,
            imports: plan.context.imports(with: ["Intents"]),
            condition: "canImport(Intents) && !os(tvOS)",
            access: plan.context.options.access.modifier,
            parts: [write]
        )
    }

    @Sendable private func write(to writer: Writer) {
        let finders = plan.finders
        for intent in plan.intents {
            let siriKit = SiriKitIntent(intent.intent, names)
            SiriKitIntentConversion(intent, as: siriKit, in: self).write(to: writer)
            if intent.asksApp { SiriKitForwarding(intent, to: siriKit, finders: finders, in: self).write(to: writer) }
        }
        for entity in plan.entities { SiriKitEntityConversion(entity, in: self).write(to: writer) }
        for (index, enumeration) in plan.context.schema.enumerations.enumerated() where !enumeration.isImported {
            SiriKitEnumerationConversion(enumeration, at: index, in: self).write(to: writer)
        }
    }
}
