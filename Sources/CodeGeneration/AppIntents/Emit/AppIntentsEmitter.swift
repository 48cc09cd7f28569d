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
        for intent in plan.intents { parts.append { $0.print(IntentDeclarations(intent, self).all()) } }
        for entity in plan.entities { parts.append { $0.print(EntityDeclarations(entity, self).all()) } }
        for enumeration in plan.enumerations { parts.append { $0.print([self.declaration(of: enumeration)]) } }
        if plan.asksApp { parts.append { $0.print([self.missingRegistration]) } }
        return SourceFile(
            header: context.schema.generatedFileHeader,
            imports: plan.isEmpty ? [] : context.imports(),
            parts: parts
        )
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

    /// A property that App Intents fills with what the app registered. Without a default it would end the process where nothing is.
    func dependency(_ name: Identifier, on type: Identifier) -> Declaration {
        .variable(
            VariableDeclaration(
                attributes: [.above("@Dependency(default: \(missing(type))())")],
                access: .private,
                name,
                "any \(type)"
            )
        )
    }

    private func missing(_ seam: Identifier) -> Identifier { Identifier("Missing" + seam.name) }

    /// What takes the place of an implementation that the app has not registered: every method that may fail does.
    func unregistered(
        _ seam: Identifier,
        of type: Identifier,
        _ requirements: [FunctionDeclaration],
        attributes: [Attribute]
    ) -> Declaration {
        .type(
            TypeDeclaration(
                attributes: attributes,
                access: .private,
                .struct,
                missing(seam),
                inherits: [TypeName(seam)],
                members: requirements.map {
                    .function($0.implemented("throw MissingRegistration(type: \(StringLiteral(type.name)))"))
                }
            )
        )
    }

    /// The error of what is not registered.
    private var missingRegistration: Declaration {
        .type(
            TypeDeclaration(
                documentation: ["Why an intent or a query fails when the app has not handed over its part."],
                attributes: availability,
                access: .private,
                .struct,
                "MissingRegistration",
                inherits: ["Error", "CustomStringConvertible", "CustomLocalizedStringResourceConvertible"],
                members: [
                    .variable(VariableDeclaration(binding: .let, "type", "String")),
                    .variable(
                        VariableDeclaration(
                            "description",
                            "String",
                            storage: .computed(#""\(type).register(_:) has not been called in this process""#)
                        )
                    ),
                    .variable(
                        VariableDeclaration(
                            "localizedStringResource",
                            "LocalizedStringResource",
                            storage: .computed(#""\(description)""#)
                        )
                    ),
                ]
            )
        )
    }

    /// `init() {}`
    var emptyInitializer: Declaration { .initializer(InitializerDeclaration(access: access, body: "")) }

    /// An initializer that takes every property, with its default where it has one.
    func memberwiseInitializer(_ properties: [(name: Identifier, type: TypeName, value: Code)]) -> Declaration {
        .initializer(
            InitializerDeclaration(
                access: access,
                properties.map { FunctionParameter($0.name, $0.type, defaultValue: $0.value) },
                body: .lines(properties.map { "self.\($0.name) = \($0.name)" })
            )
        )
    }

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
