import AppIntentsGeneration
import IntentSchema
import SwiftSource

// A protocol for handlers that reuse the models' options provider, so that options are not written twice.
extension AppIntentBridge {
    var seam: Identifier { Identifier(intent.name.name + "ModelsHandling") }

    func writeProvider(to writer: Writer) {
        writer.type(
            documentation: ["Handles \(intent.name.name) with what provides the options of the models."],
            attributes: intent.attributes,
            .protocol,
            seam,
            inherits: [TypeName(intent.handling)]
        ) {
            writer.propertyRequirement(
                documentation: ["Provides what users may choose from, here and wherever the models are used."],
                "optionsProvider",
                providerType
            )
        }
        let items = dynamicParameters.map { ($0, item(of: $0)) }
        if items.contains(where: { $0.1 != nil }) {
            writer.extension(attributes: intent.attributes, TypeName(seam)) {
                for case (let parameter, let item?) in items { writeOptions(of: parameter, item, to: writer) }
            }
        }
        let isWhole = !intent.isAction && items.allSatisfy { $0.1 != nil }
        writeRegistration(isWhole: isWhole, to: writer)
        if isWhole { writeHandler(to: writer) }
    }

    var providerType: TypeName { "any \(model.names.optionsProvider)" }
    private var handlerName: Identifier { Identifier(intent.name.name + "ModelsHandler") }

    struct Item {
        let value: AppIntentModelValue
        let code: Code
    }

    /// Returns `nil` for types whose values the models cannot convert back.
    func item(of parameter: ParameterPlan) -> Item? {
        let type = parameter.source.type
        guard let value = context.value(type), !value.toAppIntent.isPartial else { return nil }
        let converted = value.toAppIntent.applied(to: "$0")
        let title: Code? =
            switch type {
            case .object, .untypedObject: "$0.displayString"
            case .plain(.speakableString): "$0.spokenPhrase"
            case .file: "$0.filename"
            case .string, .integer, .decimal, .boolean, .enumeration, .placemark, .dateComponents, .duration,
                .measurement, .currencyAmount, .plain(.url), .plain(.person), .plain(.paymentMethod), .system:
                context.emitter.interpolation(converted, type)
            }
        guard let title else { return nil }
        let literal = InterpolatedLiteral([.value(title)])
        guard parameter.isEntity else { return Item(value: value, code: "IntentItem(\(converted), title: \(literal))") }
        let subtitle: Code = #"subtitle: $0.subtitle.map { "\($0)" }"#
        let image: Code = "image: $0.image.map { DisplayRepresentation.Image($0) }"
        return Item(value: value, code: "IntentItem(\(converted), title: \(literal), \(subtitle), \(image))")
    }

    private func writeOptions(of parameter: ParameterPlan, _ item: Item, to writer: Writer) {
        let name = model.namesOfOptions[parameter.index] ?? parameter.source.name.upperFirst
        let term: Code =
            parameter.isSearched
            ? ", searchTerm: searchTerm" : parameter.source.options.supportsSearch ? ", searchTerm: nil" : ""
        let method = Identifier("provide\(name)OptionsCollection")
        writer.function(parameter.optionsRequirement(in: intent)) {
            let options: Code = "try await optionsProvider.\(method)(for: \(configuration)\(term))"
            writer.block(".offering(\(options)) {") { writer.line(item.code) }
        }
        writer.function(parameter.defaultRequirement(in: intent)) {
            let value: Code = "(try? await optionsProvider.\(Identifier("default\(name)"))(for: \(configuration)))"
            let isArray = parameter.source.isArray
            writer.line(item.value.toAppIntent.applied(to: value, isArray: isArray, isOptional: true))
        }
    }

    /// Writes `register(models:)`, which registers the provider and, for entities that this intent is the first to
    /// offer, their lookups.
    private func writeRegistration(isWhole: Bool, to writer: Writer) {
        writer.extension(attributes: intent.attributes, TypeName(intent.name)) {
            writer.function(
                documentation: [
                    "Hands over the app's part, and finds the entities where the models' objects are looked up.",
                    "Call it early in every process that runs intents or shows widgets.",
                ],
                modifiers: [.static],
                Signature(
                    "register",
                    [
                        isWhole
                            ? FunctionParameter(label: .named("models"), "provider", providerType)
                            : FunctionParameter(label: .named("models"), "implementation", "any \(seam)")
                    ]
                )
            ) {
                writer.line(
                    isWhole ? "register(\(handlerName)(optionsProvider: provider))" : "register(implementation)"
                )
                let provider: Code = isWhole ? "provider" : "implementation.optionsProvider"
                for call in context.registrations(of: intent, model, in: provider) { writer.line(call) }
                for call in context.unofferedRegistrations(of: intent) { writer.line(call) }
            }
        }
    }

    private func writeHandler(to writer: Writer) {
        writer.type(attributes: intent.attributes, access: .private, .struct, handlerName, inherits: [TypeName(seam)]) {
            writer.constant(access: .implicit, "optionsProvider", providerType)
        }
    }
}
