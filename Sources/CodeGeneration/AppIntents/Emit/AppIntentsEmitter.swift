import IntentSchema

/// Writes the code of a plan. It decides nothing: what it writes depends on the plan alone, and nothing is recorded.
struct AppIntentsEmitter: Sendable {
    let context: AppIntentsContext
    /// Who may use the generated types and their members.
    let access: AccessModifier
    /// Whether a SiriKit class of the definition has the name of the protocol for widgets' intents.
    let isWidgetProtocolHidden: Bool
    private let keys: TextTable.Keys
    private let table: StringLiteral

    init(_ plan: AppIntentsPlan) {
        context = plan.context
        access = plan.context.options.access.modifier
        isWidgetProtocolHidden = plan.intents.contains { $0.className == "WidgetConfigurationIntent" }
        keys = plan.textTable.keys
        table = StringLiteral(plan.table)
    }

    /// The attributes of every declaration that is not part of a widget's intent.
    var availability: [Attribute] { context.availability }

    /// The declarations of everything that the definition declares.
    func file(for plan: AppIntentsPlan) -> SourceFile {
        var parts: [SourceFile.Part] = []
        for intent in plan.intents { parts.append { IntentDeclarations(intent, self).all() } }
        for entity in plan.entities { parts.append { EntityDeclarations(entity, self).all() } }
        for enumeration in plan.enumerations { parts.append { [self.declaration(of: enumeration)] } }
        return SourceFile(
            header: context.schema.generatedFileHeader,
            imports: plan.isEmpty ? [] : imports,
            parts: parts
        )
    }

    /// The modules whose types the code uses.
    var imports: [Import] {
        [Import("AppIntents")] + (context.schema.usesPlacemarks ? [Import("CoreLocation")] : [])
            + [Import("Foundation")]
    }

    // MARK: - What several declarations have

    /// `LocalizedStringResource(…)` for a text.
    func resource(_ text: PlannedText) -> Code {
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

    /// `static let name: type = value`
    func constant(_ name: Identifier, _ type: TypeName? = nil, _ value: Code) -> Declaration {
        .variable(
            VariableDeclaration(access: access, modifiers: [.static], binding: .let, name, type, value: value)
        )
    }

    /// `static let typeDisplayRepresentation`
    func typeDisplay(_ title: PlannedText) -> Declaration {
        constant("typeDisplayRepresentation", nil, .call("TypeDisplayRepresentation", ["name: \(resource(title))"]))
    }

    /// A property that App Intents fills with what the app registered.
    func dependency(_ name: Identifier, on type: Identifier) -> Declaration {
        .variable(
            VariableDeclaration(attributes: [.inline("@Dependency")], access: .private, name, "any \(type)")
        )
    }

    /// `init() {}`
    var emptyInitializer: Declaration { .initializer(InitializerDeclaration(access: access, body: "")) }

    /// `static func register(_:)`, by which the app hands over its implementation.
    func registration(of type: Identifier, as seam: Identifier, attributes: [Attribute]) -> Declaration {
        let register = FunctionDeclaration(
            documentation: [
                "Hands over the app's part. Call it early in every process that runs intents or shows widgets."
            ],
            access: access,
            modifiers: [.static],
            "register",
            [FunctionParameter(label: .omitted, "implementation", "any \(seam)")],
            body: "AppDependencyManager.shared.add(dependency: implementation)"
        )
        return .extension(
            ExtensionDeclaration(attributes: attributes, TypeName(type), members: [.function(register)])
        )
    }
}
