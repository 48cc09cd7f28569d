import IntentSchema

extension BridgeContext {
    /// The conversions of one custom type.
    func conversions(of type: SiriKitCustomType, _ index: Int) -> [Declaration] {
        let model = TypeName(models.names.types[index])
        let siriKit = TypeName(Identifier(type.className))
        let properties = properties(
            type.type.properties,
            MemberNames(type.type.properties.map(\.name), besides: MemberNames.reservedForProperties)
        )
        let toModel = InitializerDeclaration(
            documentation: ["Converts a SiriKit value."],
            access: access,
            [FunctionParameter(label: .omitted, "object", siriKit)],
            body: Code {
                FrameworkConversions.objectFields("object")
                Code.lines(properties.map { assignmentToModel($0, from: "object") })
            }
        )
        let toSiriKit = InitializerDeclaration(
            documentation: ["Converts the value to its SiriKit form."],
            access: access,
            modifiers: [.convenience],
            [FunctionParameter(label: .omitted, "object", model)],
            body: Code {
                FrameworkConversions.siriKitObjectFields("object")
                Code.lines(properties.map { assignmentToSiriKit($0, from: "object") })
            }
        )
        return [
            .extension(ExtensionDeclaration(model, members: [.initializer(toModel)])),
            .extension(ExtensionDeclaration(siriKit, members: [.initializer(toSiriKit)])),
        ]
    }

    /// Properties of a type or a response with their names in the model.
    func properties(_ properties: [Property], _ names: MemberNames) -> [BridgedProperty] {
        zip(properties, names.identifiers).map { property, name in
            BridgedProperty(
                model: name,
                siriKit: Identifier(property.name),
                type: property.type,
                isArray: property.isArray,
                hasDefault: models.defaultValue(of: property.type, isArray: property.isArray) != nil
            )
        }
    }
}
