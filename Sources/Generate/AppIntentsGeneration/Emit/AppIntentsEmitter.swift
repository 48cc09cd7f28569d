import IntentSchema
import SwiftSource

extension AppIntentsPlan {
    /// The generated file. It is complete and never edited.
    package var file: SourceFile {
        let emitter = AppIntentsEmitter(self)
        var parts: [SourceFile.Part] = []
        for intent in intents {
            parts.append { IntentDeclarations(plan: intent, emitter: emitter, writer: $0).write() }
        }
        for entity in entities {
            parts.append { EntityDeclarations(plan: entity, emitter: emitter, writer: $0).write() }
        }
        for enumeration in enumerations { parts.append { emitter.write(enumeration, to: $0) } }
        if needsApp { parts.append { emitter.writeMissingRegistration(to: $0) } }
        return SourceFile(
            header: context.schema.generatedFileHeader,
            imports: isEmpty ? [] : context.imports(with: namesContentTypes ? ["UniformTypeIdentifiers"] : []),
            access: emitter.access,
            parts: parts
        )
    }
}

/// Writes the code of a plan. It makes no decisions and keeps no state: the output depends on the plan alone.
package struct AppIntentsEmitter: Sendable {
    package let context: AppIntentsContext
    package let access: AccessModifier
    /// Whether an intent's SiriKit class hides the protocol `WidgetConfigurationIntent`.
    let isWidgetProtocolHidden: Bool
    /// Whether the team owns and edits the code. Texts are then string literals that serve as their own keys.
    let isOwn: Bool
    private let keys: TextTable.Keys
    private let table: StringLiteral

    package init(_ plan: AppIntentsPlan) {
        context = plan.context
        access = plan.context.options.access.modifier
        isWidgetProtocolHidden = plan.intents.contains { $0.className == "WidgetConfigurationIntent" }
        isOwn = plan.context.options.style == .own
        keys = plan.textTable.keys
        table = StringLiteral(plan.table)
    }

    /// A text as a `LocalizedStringResource`.
    package func resource(_ text: PlannedText) -> Code {
        let pieces = text.pieces.map { piece -> InterpolatedLiteral.Piece in
            switch piece {
            case .text(let text): .text(text)
            case .value(let value): .value(code(of: value))
            }
        }
        let literal: Code = "\(InterpolatedLiteral(pieces))"
        if isOwn { return literal }
        let key = StringLiteral(keys[text.catalogueText])
        return "LocalizedStringResource(\(key), defaultValue: \(literal), table: \(table))"
    }

    /// A text as a type that takes a localized string: a literal, or a call of the type's initializer.
    func value(_ type: TypeName, of text: PlannedText) -> Code {
        isOwn ? resource(text) : "\(type)(\(resource(text)))"
    }

    /// The `table` argument of a summary, whose key is its own text; empty for the default table.
    var tableArgument: Code { isOwn ? "" : ", table: \(table)" }

    func writeTypeDisplay(_ title: PlannedText, to writer: Writer) {
        let type: TypeName = "TypeDisplayRepresentation"
        let value = isOwn ? resource(title) : .call("\(type)", ["name: \(resource(title))"])
        writer.constant(modifiers: [.static], "typeDisplayRepresentation", isOwn ? type : nil, value: value)
    }

    fileprivate func writeMissingRegistration(to writer: Writer) {
        writer.type(
            documentation: ["The error of an intent or a query whose implementation the app has not registered."],
            attributes: context.availability,
            access: .private,
            .struct,
            "MissingRegistration",
            inherits: ["Error", "CustomStringConvertible", "CustomLocalizedStringResourceConvertible"]
        ) {
            writer.constant(access: .implicit, "type", "String")
            writer.property(access: .implicit, "description", "String") {
                writer.line(#""\(type).register(_:) has not been called in this process""#)
            }
            writer.property(access: .implicit, "localizedStringResource", "LocalizedStringResource") {
                writer.line(#""\(description)""#)
            }
        }
    }

    func writeMemberwiseInitializer(_ properties: [FunctionParameter], to writer: Writer) {
        writer.function(.initializer(properties)) {
            for property in properties { writer.line("self.\(property.name) = \(property.name)") }
        }
    }

    /// Writes `register(_:)`, with which the app provides its implementation, and the method that returns it. App
    /// Intents' own dependencies would end the process if a test or a timeline provider asked for them.
    func writeRegistration(
        of type: Identifier,
        as seam: Identifier,
        method: Identifier,
        attributes: [Attribute],
        to writer: Writer
    ) {
        writer.extension(attributes: attributes, TypeName(type)) {
            writer.function(
                documentation: [
                    "Registers the app's implementation. Call it early in every process that runs intents or shows widgets."
                ],
                modifiers: [.static],
                Signature("register", [FunctionParameter(label: .omitted, "implementation", "any \(seam)")])
            ) { writer.line("registrationLock.withLock { registration = implementation }") }
            writer.function(
                documentation: [
                    "The registered implementation. Throws an error if this process has not registered one."
                ],
                modifiers: [.static],
                Signature(method, effects: .throws, returns: "any \(seam)")
            ) {
                writer.block("guard let implementation = registrationLock.withLock({ registration }) else {") {
                    writer.line("throw MissingRegistration(type: \(StringLiteral(type.name)))")
                }
                writer.line("return implementation")
            }
            writer.constant(access: .private, modifiers: [.static], "registrationLock", value: "NSLock()")
            writer.line("nonisolated(unsafe) private static var registration: (any \(seam))?")
        }
    }
}
