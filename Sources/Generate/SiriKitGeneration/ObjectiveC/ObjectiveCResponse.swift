import IntentSchema
import SwiftSource

extension SiriKitObjectiveC {
    func writeResponseCode(of intent: SiriKitIntent, to writer: Writer) {
        writer.paragraph(
            "/// The outcomes of handling the intent.",
            "typedef NS_ENUM(NSInteger, \(objectiveC: intent.codeName)) {",
            closing: "} \(ObjectiveCAvailability.of(intent));"
        ) {
            for (name, value) in IntentResponseCode.numbered(intent.intent.response) {
                let value: Code = value.map { " = \($0)" } ?? ""
                writer.line("\(objectiveC: intent.codeName + name.upperFirst)\(value),")
            }
        }
    }

    func writeResponseInterface(of intent: SiriKitIntent, to writer: Writer) {
        writer.container(
            "/// The response to the intent.",
            ObjectiveCAvailability.of(intent),
            "@interface \(objectiveC: intent.responseName) : INIntentResponse"
        ) {
            writer.line("- (instancetype)init NS_UNAVAILABLE;")
            writer.paragraph(
                "/// Creates a response with `code`; `userActivity` is passed to the app if it is opened.",
                "\(initializer(of: intent)) NS_DESIGNATED_INITIALIZER;"
            )
            for factory in intent.factories {
                writer.paragraph(
                    "/// Creates a response with the code and the values that its dialog uses.",
                    "\(signature(of: factory)) NS_SWIFT_NAME(\(swiftName(of: factory)));"
                )
            }
            writer.blankLine()
            for property in intent.responseProperties { writer.write(property) }
            writer.paragraph(
                "/// The outcome.",
                "@property (readonly, NS_NONATOMIC_IOSONLY) \(objectiveC: intent.codeName) code;"
            )
        }
    }

    func writeResponseImplementation(of intent: SiriKitIntent, to writer: Writer) {
        let response: Code = "\(objectiveC: intent.responseName)"
        writer.paragraph(
            "@interface \(response) ()",
            "@property (readwrite, NS_NONATOMIC_IOSONLY) \(objectiveC: intent.codeName) code;",
            "@end"
        )
        writer.container("@implementation \(response)") {
            writer.line("@synthesize code = _code;")
            writer.line(dynamicProperties(intent.responseProperties))
            writer.paragraph("\(initializer(of: intent)) {") {
                writer.line("self = [super init];")
                writer.block("if (self) {") {
                    writer.line("_code = code;")
                    writer.line("self.userActivity = userActivity;")
                }
                writer.line("return self;")
            }
            for factory in intent.factories { writeImplementation(of: factory, of: intent, to: writer) }
        }
    }

    private func initializer(of intent: SiriKitIntent) -> Code {
        let code: Code = "initWithCode:(\(objectiveC: intent.codeName))code"
        return "- (instancetype)\(code) userActivity:(nullable NSUserActivity *)userActivity"
    }

    private func signature(of factory: SiriKitResponseFactory) -> Code {
        let pieces = factory.properties.enumerated().map { index, property -> Code in
            let piece = index == 0 ? factory.selectorStart : property.name
            return "\(objectiveC: piece):(\(property.objectiveCArgumentType))\(objectiveC: argument(property))"
        }
        return "+ (instancetype)\(pieces, separator: " ")"
    }

    private func swiftName(of factory: SiriKitResponseFactory) -> Code {
        let labels = factory.properties.enumerated().map { index, property -> Code in
            index == 0 && factory.omitsFirstLabel ? "_:" : "\(objectiveC: property.name):"
        }
        return "\(objectiveC: factory.code)(\(labels, separator: ""))"
    }

    private func writeImplementation(
        of factory: SiriKitResponseFactory,
        of intent: SiriKitIntent,
        to writer: Writer
    ) {
        let response: Code = "\(objectiveC: intent.responseName)"
        let code: Code = "\(objectiveC: intent.codeName + factory.code.upperFirst)"
        writer.paragraph("\(signature(of: factory)) {") {
            writer.line(
                "\(response) *intentResponse = [[\(response) alloc] initWithCode:\(code) userActivity:nil];"
            )
            for property in factory.properties {
                writer.line("intentResponse.\(objectiveC: property.name) = \(objectiveC: argument(property));")
            }
            writer.line("return intentResponse;")
        }
    }

    /// The name of the argument, which must differ from the local variable's.
    private func argument(_ property: SiriKitProperty) -> String {
        property.name == "intentResponse" ? "intentResponseValue" : property.name
    }
}
