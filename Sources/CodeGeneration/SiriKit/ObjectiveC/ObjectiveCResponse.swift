import IntentSchema

extension SiriKitObjectiveC {
    func writeResponseCode(of intent: SiriKitIntent, to writer: ObjectiveCWriter) {
        writer.block(
            "/// How handling the intent can end.",
            "typedef NS_ENUM(NSInteger, \(Identifier(intent.codeName))) {",
            closing: "} \(ObjectiveCAvailability.of(intent));"
        ) {
            for (name, value) in IntentResponseCode.numbered(intent.intent.response) {
                let constant = Identifier(intent.codeName + name.upperFirst)
                writer.line(value.map { "\(constant) = \($0)," } ?? "\(constant),")
            }
        }
    }

    func writeResponseInterface(of intent: SiriKitIntent, to writer: ObjectiveCWriter) {
        writer.container(
            "/// What handling the intent answers.",
            ObjectiveCAvailability.of(intent),
            "@interface \(Identifier(intent.responseName)) : INIntentResponse"
        ) {
            writer.line("- (instancetype)init NS_UNAVAILABLE;")
            writer.paragraph(
                "/// Creates a response with `code`; `userActivity` is passed to the app if it is opened.",
                "\(initializer(of: intent)) NS_DESIGNATED_INITIALIZER;"
            )
            for factory in intent.factories {
                writer.paragraph(
                    "/// Ends with the code and the values that its dialog names.",
                    "\(signature(of: factory)) NS_SWIFT_NAME(\(swiftName(of: factory)));"
                )
            }
            writer.blankLine()
            for property in intent.responseProperties { writer.writeWithAvailability(property) }
            writer.paragraph(
                "/// How handling ended.",
                "@property (readonly, NS_NONATOMIC_IOSONLY) \(Identifier(intent.codeName)) code;"
            )
        }
    }

    func writeResponseImplementation(of intent: SiriKitIntent, to writer: ObjectiveCWriter) {
        let response = Identifier(intent.responseName)
        writer.paragraph(
            "@interface \(response) ()",
            "@property (readwrite, NS_NONATOMIC_IOSONLY) \(Identifier(intent.codeName)) code;",
            "@end"
        )
        writer.container("@implementation \(response)") {
            writer.line("@synthesize code = _code;")
            writer.line(dynamicProperties(intent.responseProperties))
            writer.block("\(initializer(of: intent)) {") {
                writer.line("self = [super init];")
                writer.line("if (self) {")
                writer.indented {
                    writer.line("_code = code;")
                    writer.line("self.userActivity = userActivity;")
                }
                writer.line("}")
                writer.line("return self;")
            }
            for factory in intent.factories { writeImplementation(of: factory, of: intent, to: writer) }
        }
    }

    private func initializer(of intent: SiriKitIntent) -> ObjectiveCCode {
        let code: ObjectiveCCode = "initWithCode:(\(Identifier(intent.codeName)))code"
        return "- (instancetype)\(code) userActivity:(nullable NSUserActivity *)userActivity"
    }

    private func signature(of factory: SiriKitResponseFactory) -> ObjectiveCCode {
        let pieces = factory.properties.enumerated().map { index, property -> ObjectiveCCode in
            let piece = index == 0 ? factory.selectorStart : Identifier(property.name)
            return "\(piece):(\(property.objectiveCArgumentType))\(argument(property))"
        }
        return "+ (instancetype)\(pieces, separator: " ")"
    }

    private func swiftName(of factory: SiriKitResponseFactory) -> ObjectiveCCode {
        let labels = factory.properties.enumerated().map { index, property -> ObjectiveCCode in
            index == 0 && factory.omitsFirstLabel ? "_:" : "\(Identifier(property.name)):"
        }
        return "\(Identifier(factory.code))(\(labels, separator: ""))"
    }

    private func writeImplementation(
        of factory: SiriKitResponseFactory,
        of intent: SiriKitIntent,
        to writer: ObjectiveCWriter
    ) {
        let response = Identifier(intent.responseName)
        let code = Identifier(intent.codeName + factory.code.upperFirst)
        writer.block("\(signature(of: factory)) {") {
            writer.line(
                "\(response) *intentResponse = [[\(response) alloc] initWithCode:\(code) userActivity:nil];"
            )
            for property in factory.properties {
                writer.line("intentResponse.\(Identifier(property.name)) = \(argument(property));")
            }
            writer.line("return intentResponse;")
        }
    }

    /// A name for the argument that is not the variable's.
    private func argument(_ property: SiriKitProperty) -> Identifier {
        Identifier(property.name == "intentResponse" ? "intentResponseValue" : property.name)
    }
}
