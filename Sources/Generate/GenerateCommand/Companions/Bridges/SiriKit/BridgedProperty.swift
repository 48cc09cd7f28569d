import IntentSchema
import ModelGeneration
import SiriKitGeneration
import SwiftSource

/// A value that is a property of both a model and a SiriKit class.
struct BridgedProperty {
    let model: Identifier
    let siriKit: Identifier
    let type: ParameterType
    let isArray: Bool
    /// Whether the model always has a value.
    let hasDefault: Bool
}

extension SiriKitBridge {
    func property(_ model: Identifier, named name: String, type: ParameterType, isArray: Bool) -> BridgedProperty {
        BridgedProperty(
            model: model,
            siriKit: Identifier(name),
            type: type,
            isArray: isArray,
            hasDefault: !models.isOptional(type, isArray: isArray)
        )
    }

    /// The properties of a type or a response, with their names in the model.
    func properties(_ properties: [Property], besides reserved: Set<String>) -> [BridgedProperty] {
        let names = MemberNames(properties.map(\.name), besides: reserved).identifiers
        return zip(properties, names).map { property($1, named: $0.name, type: $0.type, isArray: $0.isArray) }
    }

    /// Writes initializers in both directions between a custom type's model and its class.
    func write(_ type: CustomType, as model: TypeName, to writer: Writer) {
        let siriKit = TypeName(Identifier(names.className(of: type)))
        let properties = properties(type.properties, besides: MemberNames.reservedForProperties)
        writer.extension(model) {
            writer.function(
                documentation: ["Converts a SiriKit value."],
                modifiers: [.nonisolated],
                .initializer([FunctionParameter(label: .omitted, "object", siriKit)])
            ) {
                writer.line("self.init(identifier: object.identifier, display: object.displayString)")
                writer.line("takeTexts(of: object)")
                for property in properties { writer.line(assignmentToModel(property, from: "object")) }
            }
        }
        writer.extension(siriKit) {
            writer.function(
                documentation: ["Converts the value to its SiriKit form."],
                modifiers: [.nonisolated, .convenience],
                .initializer([FunctionParameter(label: .omitted, "object", model)])
            ) {
                writer.line(
                    """
                    self.init(
                        identifier: object.identifier,
                        display: object.displayString,
                        pronunciationHint: object.pronunciationHint
                    )
                    takeAppearance(of: object)
                    """
                )
                for property in properties { writer.line(assignmentToSiriKit(property, from: "object")) }
            }
        }
    }

    /// Sets the model's property if the class has a value. Otherwise the model keeps its default.
    func assignmentToModel(_ property: BridgedProperty, from source: Identifier) -> Code {
        let value = self.value(property.type)
        let origin: Code = "\(source).\(property.siriKit)"
        guard !property.isArray, value.enumeration != nil else {
            return value.toModel.assignment(to: "self.\(property.model)", from: origin, isArray: property.isArray)
        }
        let model = models.element(of: property.type)
        // Index 0 is no choice, unless the definition gives it to a case.
        return .block("if let value = \(model)(rawValue: \(origin).rawValue) {", "self.\(property.model) = value")
    }

    /// Sets the class's property; empty if the value has no conversion.
    func assignmentToSiriKit(_ property: BridgedProperty, from source: Identifier) -> Code {
        let value = self.value(property.type)
        let origin: Code = "\(source).\(property.model)"
        if value.toSiriKit.isNone { return Code() }
        if !property.isArray, value.enumeration != nil {
            let name = SiriKitValue(property.type, names).swift
            let index: Code = property.hasDefault ? "\(origin).rawValue" : "\(origin)?.rawValue ?? 0"
            return "if let value = \(name)(rawValue: \(index)) { self.\(property.siriKit) = value }"
        }
        let isOptional = !property.isArray && !property.hasDefault
        let converted = value.toSiriKit.applied(to: origin, isArray: property.isArray, isOptional: isOptional)
        return "self.\(property.siriKit) = \(converted)"
    }
}
