import CodeGeneration
import IntentSchema

/// Joins the model of a custom type to its SiriKit class.
struct CustomTypeBridge {
    private let model: TypeName
    private let siriKit: TypeName
    private let properties: [BridgedProperty]
    private let context: BridgeContext

    /// - Parameter index: That of the type in the schema.
    init(_ type: SiriKitCustomType, at index: Int, in context: BridgeContext) {
        self.context = context
        model = TypeName(context.models.names.types[index])
        siriKit = TypeName(Identifier(type.className))
        properties = context.properties(type.type.properties, besides: MemberNames.reservedForProperties)
    }

    /// Writes an initializer for each direction.
    func write(to writer: Writer) {
        writer.extension(model) {
            writer.function(
                documentation: ["Converts a SiriKit value."],
                modifiers: [.nonisolated],
                .initializer([FunctionParameter(label: .omitted, "object", siriKit)])
            ) {
                writer.line("self.init(identifier: object.identifier, display: object.displayString)")
                writer.line("takeTexts(of: object)")
                for property in properties { writer.line(context.assignmentToModel(property, from: "object")) }
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
                for property in properties { writer.line(context.assignmentToSiriKit(property, from: "object")) }
            }
        }
    }
}
