import CodeGeneration
import IntentSchema

/// An enumeration as SiriKit's, and the other way round.
struct SiriKitEnumerationConversion {
    private let enumeration: Enumeration
    private let name: Identifier
    private let className: TypeName
    private let context: AppIntentsContext

    /// - Parameter index: That of the enumeration in the schema.
    init(_ enumeration: Enumeration, at index: Int, in bridge: AppIntentsSiriKitBridge) {
        self.enumeration = enumeration
        context = bridge.plan.context
        name = context.names.enumerations[index]
        className = TypeName(Identifier(bridge.names.className(of: enumeration)))
    }

    func write(to writer: Writer) {
        let names = enumeration.selectableCases.map { enumeration.cases[$0].name }
        guard !names.isEmpty else { return }
        let pairs = names.map { (own: AppIntentNames.enumerationCase($0), siriKit: Identifier($0)) }
        writer.extension(attributes: context.availability, TypeName(name)) {
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
