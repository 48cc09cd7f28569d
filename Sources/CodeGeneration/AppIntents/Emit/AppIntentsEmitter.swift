import IntentSchema

/// Writes the code of a plan. It decides nothing: what it writes depends on the plan alone, and nothing is recorded.
package struct AppIntentsEmitter: Sendable {
    package let context: AppIntentsContext
    /// Who may use the generated types and their members.
    package let access: AccessModifier
    /// Whether a SiriKit class of the definition has the name of the protocol for widgets' intents.
    let isWidgetProtocolHidden: Bool
    private let keys: TextTable.Keys
    private let table: StringLiteral

    package init(_ plan: AppIntentsPlan) {
        context = plan.context
        access = plan.context.options.access.modifier
        isWidgetProtocolHidden = plan.intents.contains { $0.className == "WidgetConfigurationIntent" }
        keys = plan.textTable.keys
        table = StringLiteral(plan.table)
    }

    /// The attributes of every declaration that is not part of a widget's intent.
    package var availability: [Attribute] { context.availability }

    /// The declarations of everything that the definition declares.
    func file(for plan: AppIntentsPlan) -> SourceFile {
        var parts: [SourceFile.Part] = []
        for intent in plan.intents {
            parts.append { IntentDeclarations(plan: intent, emitter: self, writer: $0).write() }
        }
        for entity in plan.entities {
            parts.append { EntityDeclarations(plan: entity, emitter: self, writer: $0).write() }
        }
        for enumeration in plan.enumerations { parts.append { self.write(enumeration, to: $0) } }
        if plan.asksApp { parts.append(writeMissingRegistration) }
        return SourceFile(
            header: context.schema.generatedFileHeader,
            imports: plan.isEmpty
                ? [] : context.imports(with: plan.namesContentTypes ? ["UniformTypeIdentifiers"] : []),
            access: access,
            parts: parts
        )
    }

    // MARK: - What several declarations have

    /// `LocalizedStringResource(…)` for a text.
    package func resource(_ text: PlannedText) -> Code {
        let key = StringLiteral(keys[text.catalogueText])
        if let constant = text.constant {
            return "LocalizedStringResource(\(key), defaultValue: \(StringLiteral(constant)), table: \(table))"
        }
        let literal = InterpolatedLiteral(
            text.pieces.map { piece in
                switch piece {
                case .text(let text): .text(text)
                case .value(let value): .value(code(of: value))
                }
            }
        )
        return "LocalizedStringResource(\(key), defaultValue: \(literal), table: \(table))"
    }

    /// The table of a summary, whose key is its own text.
    var tableArgument: Code { "table: \(table)" }

    /// Writes `static let typeDisplayRepresentation`.
    func writeTypeDisplay(_ title: PlannedText, to writer: Writer) {
        let value = Code.call("TypeDisplayRepresentation", ["name: \(resource(title))"])
        writer.constant(modifiers: [.static], "typeDisplayRepresentation", value: value)
    }

    /// Writes the error of what is not registered.
    @Sendable private func writeMissingRegistration(to writer: Writer) {
        writer.type(
            documentation: ["Why an intent or a query fails when the app has not handed over its part."],
            attributes: availability,
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

    /// Writes an initializer that takes every property, with its default where it has one.
    func writeMemberwiseInitializer(_ properties: [FunctionParameter], to writer: Writer) {
        writer.function(.initializer(properties)) {
            for property in properties { writer.line("self.\(property.name) = \(property.name)") }
        }
    }

    /// Writes `static func register(_:)`, by which the app hands over its implementation, and the method that returns it. This
    /// works in every flow: App Intents' own dependencies end the process when a test or a timeline provider asks.
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
                    "Hands over the app's part. Call it early in every process that runs intents or shows widgets."
                ],
                modifiers: [.static],
                Signature("register", [FunctionParameter(label: .omitted, "implementation", "any \(seam)")])
            ) { writer.line("registrationLock.withLock { registration = implementation }") }
            writer.function(
                documentation: ["The app's part; an error where this process has not handed it over."],
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
