import IntentSchema

extension SiriKitObjectiveC {
    func responseCode(of intent: SiriKitIntent) -> Code {
        let codes = IntentResponseCode.numbered(intent.intent.response).map { name, value in
            let constant = Code(bare: intent.codeName + name.upperFirst)
            return value.map { "\(constant) = \($0)," } ?? "\(constant)," as Code
        }
        return .block(
            "/// How handling the intent can end.\ntypedef NS_ENUM(NSInteger, \(Code(bare: intent.codeName))) {",
            .lines(codes),
            "} \(ObjectiveCAvailability.intents);"
        )
    }

    func responseInterface(of intent: SiriKitIntent) -> Code {
        let code = Code(bare: intent.codeName)
        return .paragraphs(
            [
                .lines([
                    "/// What handling the intent answers.",
                    ObjectiveCAvailability.intents,
                    "@interface \(Code(bare: intent.responseName)) : INIntentResponse",
                ]),
                "- (instancetype)init NS_UNAVAILABLE;",
                .lines([
                    "/// Creates a response with `code`; `userActivity` is passed to the app if it is opened.",
                    "\(initializer(of: intent)) NS_DESIGNATED_INITIALIZER;",
                ]),
            ]
                + intent.factories.map { factory in
                    .lines([
                        "/// Ends with the code and the values that its dialog names.",
                        "\(signature(of: factory)) NS_SWIFT_NAME(\(swiftName(of: factory)));",
                    ])
                }
                + [
                    .lines(intent.responseProperties.map { declaration($0) }),
                    .lines([
                        "/// How handling ended.",
                        "@property (readonly, NS_NONATOMIC_IOSONLY) \(code) code;",
                    ]),
                    "@end",
                ]
        )
    }

    func responseImplementation(of intent: SiriKitIntent) -> Code {
        let response = Code(bare: intent.responseName)
        let code = Code(bare: intent.codeName)
        return .paragraphs(
            [
                .lines([
                    "@interface \(response) ()", "",
                    "@property (readwrite, NS_NONATOMIC_IOSONLY) \(code) code;", "",
                    "@end",
                ]),
                "@implementation \(response)",
                .lines(["@synthesize code = _code;", dynamicProperties(intent.responseProperties)]),
                .block(
                    "\(initializer(of: intent)) {",
                    .lines([
                        "self = [super init];",
                        .block("if (self) {", .lines(["_code = code;", "self.userActivity = userActivity;"])),
                        "return self;",
                    ])
                ),
            ]
                + intent.factories.map { implementation(of: $0, of: intent) }
                + ["@end"]
        )
    }

    private func initializer(of intent: SiriKitIntent) -> Code {
        let code = Code(bare: intent.codeName)
        return "- (instancetype)initWithCode:(\(code))code userActivity:(nullable NSUserActivity *)userActivity"
    }

    private func signature(of factory: SiriKitResponseFactory) -> Code {
        let first = factory.properties[0]
        let start = Code(bare: "\(factory.code)IntentResponseWith\(first.name.upperFirst)")
        let pieces = factory.properties.enumerated().map { index, property in
            let piece = index == 0 ? start : Code(bare: property.name)
            return "\(piece):(\(property.objectiveCArgumentType))\(argument(property))" as Code
        }
        return "+ (instancetype)\(pieces, separator: " ")"
    }

    private func swiftName(of factory: SiriKitResponseFactory) -> Code {
        let labels = factory.properties.enumerated().map { index, property in
            index == 0 && factory.omitsFirstLabel ? "_:" : "\(Code(bare: property.name)):" as Code
        }
        return "\(Code(bare: factory.code))(\(labels, separator: ""))"
    }

    private func implementation(of factory: SiriKitResponseFactory, of intent: SiriKitIntent) -> Code {
        let response = Code(bare: intent.responseName)
        let code = Code(bare: intent.codeName + factory.code.upperFirst)
        let assignments = factory.properties.map { property in
            "intentResponse.\(Code(bare: property.name)) = \(argument(property));" as Code
        }
        return .block(
            "\(signature(of: factory)) {",
            .lines(
                ["\(response) *intentResponse = [[\(response) alloc] initWithCode:\(code) userActivity:nil];"]
                    + assignments + ["return intentResponse;"]
            )
        )
    }

    /// A name for the argument that is not the variable's.
    private func argument(_ property: SiriKitProperty) -> Code {
        Code(bare: property.name == "intentResponse" ? "intentResponseValue" : property.name)
    }
}
