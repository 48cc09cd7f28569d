import IntentSchema

/// Joins one intent's model to its SiriKit classes.
struct IntentBridge {
    let siriKit: SiriKitIntent
    let model: IntentModel
    let context: BridgeContext

    init(_ siriKit: SiriKitIntent, _ model: IntentModel, _ context: BridgeContext) {
        self.siriKit = siriKit
        self.model = model
        self.context = context
    }

    var intentType: TypeName { TypeName(Identifier(siriKit.className)) }
    var configurationType: TypeName { TypeName(model.names.configuration) }

    /// The struct of the response's values.
    var responseModel: TypeName {
        model.hasResponse ? TypeName(model.names.response) : context.models.runtime("PlainResponse")
    }

    /// The configuration from the intent, and the intent from the configuration.
    func conversions() -> [Declaration] {
        [
            .extension(ExtensionDeclaration(configurationType, members: [.initializer(toModel())])),
            .extension(ExtensionDeclaration(intentType, members: [.initializer(toSiriKit())])),
        ]
    }

    private var properties: [BridgedProperty] {
        model.shown.map { name, parameter in
            BridgedProperty(
                model: name,
                siriKit: Identifier(parameter.name),
                type: parameter.type,
                isArray: parameter.isArray,
                hasDefault: context.models.defaultValue(of: parameter.type, isArray: parameter.isArray) != nil
            )
        }
    }

    private func toModel() -> InitializerDeclaration {
        let sized = model.shown.filter { $0.1.isArray && !$0.1.arraySizes.isEmpty }.map(\.0)
        let family = FunctionParameter(
            "family",
            context.models.runtime("ConfigurationWidgetFamily").optional,
            defaultValue: "nil"
        )
        let cuts = sized.map { name in
            Code.block(
                "if let family, let count = Self.maximumCount(of: .\(name), in: family) {",
                "self.\(name) = \(context.models.standard("Array"))(self.\(name).prefix(count))"
            )
        }
        let documentation = "Takes the values that the user chose, and the definition's defaults for the rest."
        return InitializerDeclaration(
            documentation: sized.isEmpty
                ? [documentation]
                : [documentation, "Arrays are truncated to what a widget of the family has room for."],
            access: context.access,
            modifiers: [.nonisolated],
            [FunctionParameter(label: .omitted, "intent", intentType)] + (sized.isEmpty ? [] : [family]),
            body: Code {
                "self.init()"
                Code.lines(properties.map { context.assignmentToModel($0, from: "intent") })
                Code.lines(cuts)
            }
        )
    }

    private func toSiriKit() -> InitializerDeclaration {
        InitializerDeclaration(
            documentation: ["Creates an intent with the configuration's values."],
            access: context.access,
            modifiers: [.nonisolated, .convenience],
            [FunctionParameter(label: .omitted, "configuration", configurationType)],
            body: Code {
                "self.init()"
                Code.lines(properties.map { context.assignmentToSiriKit($0, from: "configuration") })
            }
        )
    }

    /// SiriKit's response from the model's and back.
    func response() -> [Declaration] {
        // A response of which the definition says nothing has only its code.
        guard model.hasResponse || handlesWithModels else { return [] }
        let parameters = siriKit.intent.response.parameters
        let names = MemberNames(parameters.map(\.name), besides: MemberNames.reservedForResponseValues)
        let code = Identifier(siriKit.codeName)
        let values = context.properties(parameters, names)
        let toModel = InitializerDeclaration(
            documentation: ["Takes what SiriKit's response says."],
            access: context.access,
            modifiers: [.nonisolated],
            [FunctionParameter(label: .omitted, "response", TypeName(Identifier(siriKit.responseName)))],
            body: Code {
                "self.init(code: Code(rawValue: response.code.rawValue) ?? .unspecified)"
                Code.lines(values.map { context.assignmentToModel($0, from: "response") })
            }
        )
        let initializer = InitializerDeclaration(
            documentation: ["Converts the response to its SiriKit form."],
            access: context.access,
            modifiers: [.nonisolated, .convenience],
            [FunctionParameter(label: .omitted, "response", responseModel)],
            body: Code {
                "self.init(code: \(code)(rawValue: response.code.rawValue) ?? .failure, userActivity: nil)"
                Code.lines(values.map { context.assignmentToSiriKit($0, from: "response") })
            }
        )
        return [
            .extension(ExtensionDeclaration(responseModel, members: [.initializer(toModel)])),
            .extension(
                ExtensionDeclaration(
                    TypeName(Identifier(siriKit.responseName)),
                    members: [.initializer(initializer)]
                )
            ),
        ]
    }
}
