extension SiriKitObjectiveC {
    func unit(for intent: SiriKitIntent) -> Unit {
        let reasons = intent.parameters.compactMap(\.unsupportedReasons)
        var imports: [String] = []
        for value in intent.parameters.map(\.property.value) + intent.responseProperties.map(\.value) {
            if let name = value.declaredClass, !imports.contains(name) { imports.append(name) }
        }
        return Unit(
            className: intent.className,
            imports: imports,
            forwardClasses: [intent.responseName] + reasons.map(\.resultName),
            interface: [intentInterface(intent), handlingProtocol(of: intent)]
                + [responseCode(of: intent), responseInterface(of: intent)]
                + reasons.flatMap { interface(of: $0) },
            implementation: [intentImplementation(intent), responseImplementation(of: intent)]
                + reasons.map { implementation(of: $0) }
        )
    }

    private func intentInterface(_ intent: SiriKitIntent) -> Code {
        .paragraphs([
            .lines([
                "/// The intent.",
                ObjectiveCAvailability.intents,
                "@interface \(Code(bare: intent.className)) : INIntent",
            ]),
            .lines(intent.parameters.map { declaration($0.property) }),
            "@end",
        ])
    }

    private func intentImplementation(_ intent: SiriKitIntent) -> Code {
        .paragraphs([
            "@implementation \(Code(bare: intent.className))",
            dynamicProperties(intent.parameters.map(\.property)),
            "@end",
        ])
    }

    /// The property with the later availability that numbers of two kinds, and files, have in intents and responses.
    func declaration(_ property: SiriKitProperty) -> Code {
        property.objectiveCDeclaration(
            availability: property.value.isLaterProperty ? ObjectiveCAvailability.laterProperty : ""
        )
    }

    private func interface(of reasons: SiriKitUnsupportedReasons) -> [Code] {
        let enumeration = Code(bare: reasons.enumerationName)
        let cases = reasons.reasons.enumerated().map { index, reason in
            let name = Code(bare: reasons.enumerationName + reason.code.upperFirst)
            return index == 0 ? "\(name) = 1," : "\(name)," as Code
        }
        return [
            .block(
                "/// Why a value is rejected.\ntypedef NS_ENUM(NSInteger, \(enumeration)) {",
                .lines(cases),
                "} \(ObjectiveCAvailability.resolution);"
            ),
            .paragraphs([
                .lines([
                    "/// The result of resolving a value.",
                    reasons.isAvailableOnTV
                        ? ObjectiveCAvailability.resolution : ObjectiveCAvailability.resultClasses,
                    "@interface \(Code(bare: reasons.resultName)) : \(Code(bare: reasons.baseResult))",
                ]),
                .lines([
                    "/// Rejects the value for a reason that Siri tells the user.",
                    "+ (instancetype)unsupportedForReason:(\(enumeration))reason NS_SWIFT_NAME(unsupported(forReason:));",
                ]),
                "@end",
            ]),
        ]
    }

    private func implementation(of reasons: SiriKitUnsupportedReasons) -> Code {
        .paragraphs([
            "@implementation \(Code(bare: reasons.resultName))",
            .block(
                "+ (instancetype)unsupportedForReason:(\(Code(bare: reasons.enumerationName)))reason {",
                "return [super unsupportedWithReason:reason];"
            ),
            "@end",
        ])
    }
}
