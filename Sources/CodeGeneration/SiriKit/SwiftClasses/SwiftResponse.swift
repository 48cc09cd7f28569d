import IntentSchema

extension SiriKitSwift {
    func responseCode(of intent: SiriKitIntent) -> TypeDeclaration {
        let codes = IntentResponseCode.numbered(intent.intent.response).map { name, value in
            Declaration.enumCase(
                EnumCaseDeclaration(Identifier(name), rawValue: value.map { "\($0)" } ?? "")
            )
        }
        return TypeDeclaration(
            documentation: ["How handling `\(intent.className)` can end."],
            attributes: [SwiftAvailability.intents, .inline("@objc")],
            access: access,
            modifiers: isolation,
            .enum,
            Identifier(intent.codeName),
            inherits: [classes.names.type("Int", of: "Swift")],
            members: codes
        )
    }

    func responseClass(of intent: SiriKitIntent) -> TypeDeclaration {
        let code = VariableDeclaration(
            documentation: ["How handling ended."],
            attributes: [.inline("@objc")],
            access: access,
            modifiers: [.fileprivateSetter],
            "code",
            TypeName(Identifier(intent.codeName)),
            value: ".unspecified"
        )
        let initializer = InitializerDeclaration(
            documentation: ["Creates a response with `code`; `userActivity` is passed to the app if it is opened."],
            attributes: [.selector("initWithCode:userActivity:")],
            access: access,
            modifiers: [.convenience],
            [
                FunctionParameter("code", TypeName(Identifier(intent.codeName))),
                FunctionParameter("userActivity", "NSUserActivity?"),
            ],
            body: .lines(["self.init()", "self.code = code", "self.userActivity = userActivity"])
        )
        return TypeDeclaration(
            documentation: ["The response to `\(intent.className)`."],
            attributes: [SwiftAvailability.intents, .objectiveC(intent.responseName)],
            access: access,
            modifiers: isolation,
            .class,
            Identifier(intent.responseName),
            inherits: ["INIntentResponse"],
            members: intent.responseProperties.map { managedWithAvailability($0) }
                + [.variable(code), .initializer(initializer)]
                + intent.factories.map { .function(factory($0, of: intent)) }
        )
    }

    private func factory(_ factory: SiriKitResponseFactory, of intent: SiriKitIntent) -> FunctionDeclaration {
        let response = Identifier(intent.responseName)
        let names = factory.properties.map { Identifier($0.name) }
        let parameters = factory.properties.enumerated().map { index, property in
            FunctionParameter(
                label: index == 0 && factory.omitsFirstLabel ? .omitted : .sameAsName,
                names[index],
                property.swiftArgumentType
            )
        }
        let first = Identifier("\(factory.code)IntentResponseWith\(factory.properties[0].name.upperFirst)")
        let pieces = [first] + names.dropFirst()
        // A value with the local variable's own name would hide it.
        let variable: Identifier = names.contains("intentResponse") ? "response" : "intentResponse"
        return FunctionDeclaration(
            documentation: ["Creates a response with `\(factory.code)` and the values that its dialog uses."],
            attributes: [.selector("\(pieces.map { "\(selector: $0):" }, separator: "")")],
            access: access,
            modifiers: [.static],
            Identifier(factory.code),
            parameters,
            returns: TypeName(response),
            body: Code {
                "let \(variable) = \(response)(code: .\(Identifier(factory.code)), userActivity: nil)"
                for name in names { "\(variable).\(name) = \(name)" }
                "return \(variable)"
            }
        )
    }
}
