import IntentSchema

extension SiriKitSwift {
    /// Everything in an intent's file.
    func declarations(of intent: SiriKitIntent) -> [Declaration] {
        let reasons = intent.parameters.compactMap(\.unsupportedReasons)
        return [.type(intentClass(intent)), .type(handlingProtocol(of: intent))]
            + [.type(responseCode(of: intent)), .type(responseClass(of: intent))]
            + reasons.flatMap { declarations(of: $0) }
    }

    private func intentClass(_ intent: SiriKitIntent) -> TypeDeclaration {
        TypeDeclaration(
            documentation: [intent.intent.title.text, intent.intent.description.text].compactMap(\.self),
            attributes: [SwiftAvailability.intents, .objectiveC(intent.className)],
            access: access,
            modifiers: isolation,
            .class,
            Identifier(intent.className),
            inherits: ["INIntent"],
            members: intent.parameters.map { managedWithAvailability($0.property) }
        )
    }

    private func declarations(of reasons: SiriKitUnsupportedReasons) -> [Declaration] {
        let enumeration = Identifier(reasons.enumerationName)
        let cases = reasons.reasons.enumerated().map { index, reason in
            Declaration.enumCase(
                EnumCaseDeclaration(
                    documentation: reason.text.text.map { [$0] } ?? [],
                    Identifier(reason.code),
                    rawValue: index == 0 ? "1" : ""
                )
            )
        }
        let unsupported = FunctionDeclaration(
            documentation: ["Rejects the value for a reason that Siri tells the user."],
            attributes: [.selector("unsupportedForReason:")],
            access: access,
            modifiers: [.class],
            "unsupported",
            [FunctionParameter(label: .named("forReason"), "reason", TypeName(enumeration))],
            returns: "Self",
            body: "return __unsupported(withReason: reason.rawValue)"
        )
        return [
            .type(
                TypeDeclaration(
                    documentation: ["Why a value is rejected."],
                    attributes: [SwiftAvailability.resolution, .inline("@objc")],
                    access: access,
                    modifiers: isolation,
                    .enum,
                    enumeration,
                    inherits: [classes.names.type("Int", of: "Swift")],
                    members: cases
                )
            ),
            .type(
                TypeDeclaration(
                    documentation: ["The result of resolving a value."],
                    attributes: [
                        reasons.isAvailableOnTV ? SwiftAvailability.resolution : SwiftAvailability.resultClasses,
                        .objectiveC(reasons.resultName),
                    ],
                    access: access,
                    modifiers: isolation,
                    .class,
                    Identifier(reasons.resultName),
                    inherits: [TypeName(Identifier(reasons.baseResult))],
                    members: [.function(unsupported)]
                )
            ),
        ]
    }
}
