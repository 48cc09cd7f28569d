import AppIntentsGeneration
import IntentSchema
import SiriKitGeneration
import SwiftSource

/// Lets an app's SiriKit handlers serve App Intents too, so that an app for older systems needs only one handler. App
/// Intents convert to and from SiriKit's classes, and pass their requests to the handler.
package struct AppIntentsSiriKitBridge: Sendable {
    let plan: AppIntentsPlan
    let names: SiriKitNames

    /// - Parameter plan: The App Intents. Their class prefix is also the prefix of the SiriKit classes.
    package init(_ plan: AppIntentsPlan) {
        self.plan = plan
        names = SiriKitNames(plan.context.schema, classPrefix: plan.context.options.classPrefix ?? "")
    }

    /// The code that connects a plan to SiriKit's classes; an empty file if the plan is empty.
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
            SiriKitIntentConversion(plan: intent, siriKit: siriKit, bridge: self).write(to: writer)
            if intent.needsApp { SiriKitForwarding(intent, to: siriKit, finders: finders, in: self).write(to: writer) }
        }
        let types = plan.context.schema.types.filter { !$0.isImported }
        let classNames = Dictionary(types.map { ($0.name, names.className(of: $0)) }) { first, _ in first }
        for entity in plan.entities.map(\.entity) {
            let className = classNames[entity.name].map { TypeName(Identifier($0)) } ?? "INObject"
            SiriKitEntityConversion(entity: entity, className: className, bridge: self).write(to: writer)
        }
        for (index, enumeration) in plan.context.schema.enumerations.enumerated() where !enumeration.isImported {
            write(enumeration, at: index, to: writer)
        }
    }

    /// Writes conversions between an enumeration and SiriKit's, by case name.
    private func write(_ enumeration: Enumeration, at index: Int, to writer: Writer) {
        let names = enumeration.selectableCases.map { enumeration.cases[$0].name }
        guard !names.isEmpty else { return }
        let className = TypeName(Identifier(self.names.className(of: enumeration)))
        let pairs = names.map { (own: AppIntentNames.enumerationCase($0), siriKit: Identifier($0)) }
        writer.extension(attributes: plan.context.availability, TypeName(plan.context.names.enumerations[index])) {
            writer.function(
                documentation: ["SiriKit's case; `nil` for the one that stands for no choice."],
                .initializer(
                    isFailable: true,
                    [FunctionParameter(label: .named("siriKit"), "value", className.optional)]
                )
            ) {
                writer.line("guard let value else { return nil }")
                writer.line("switch value {")
                for pair in pairs { writer.line("case .\(pair.siriKit): self = .\(pair.own)") }
                writer.line("default: return nil")
                writer.line("}")
            }
            writer.property(documentation: ["The same case as SiriKit has it."], "siriKit", className) {
                writer.line("switch self {")
                for pair in pairs { writer.line("case .\(pair.own): .\(pair.siriKit)") }
                writer.line("}")
            }
        }
    }
}
