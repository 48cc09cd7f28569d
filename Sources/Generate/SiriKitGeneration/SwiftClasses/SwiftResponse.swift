import IntentSchema
import SwiftSource

extension SiriKitSwift {
    func writeResponseCode(of intent: SiriKitIntent, to writer: Writer) {
        writer.type(
            documentation: ["The outcomes of handling `\(intent.className)`."],
            attributes: availability(intent) + [.inline("@objc")],
            modifiers: isolation,
            .enum,
            Identifier(intent.codeName),
            inherits: [classes.names.type("Int", of: "Swift")]
        ) {
            for (name, value) in IntentResponseCode.numbered(intent.intent.response) {
                writer.enumCase(Identifier(name), rawValue: value.map { "\($0)" } ?? "")
            }
        }
    }

    func writeResponse(of intent: SiriKitIntent, to writer: Writer) {
        let code = TypeName(Identifier(intent.codeName))
        writer.type(
            documentation: ["The response to `\(intent.className)`."],
            attributes: availability(intent) + [.objectiveC(intent.responseName)],
            modifiers: isolation,
            .class,
            Identifier(intent.responseName),
            inherits: ["INIntentResponse"]
        ) {
            for property in intent.responseProperties { writeManaged(property, to: writer) }
            writer.property(
                documentation: ["The outcome."],
                attributes: [.inline("@objc")],
                modifiers: [.fileprivateSetter],
                "code",
                code,
                value: ".unspecified"
            )
            writer.function(
                documentation: [
                    "Creates a response with `code`; `userActivity` is passed to the app if it is opened."
                ],
                attributes: [.selector("initWithCode:userActivity:")],
                modifiers: [.convenience],
                .initializer([FunctionParameter("code", code), FunctionParameter("userActivity", "NSUserActivity?")])
            ) {
                writer.line("self.init()")
                writer.line("self.code = code")
                writer.line("self.userActivity = userActivity")
            }
            for factory in intent.factories { write(factory, of: intent, to: writer) }
        }
    }

    private func write(_ factory: SiriKitResponseFactory, of intent: SiriKitIntent, to writer: Writer) {
        let response = Identifier(intent.responseName)
        let names = factory.properties.map { Identifier($0.name) }
        let parameters = factory.properties.enumerated().map { index, property in
            FunctionParameter(
                label: index == 0 && factory.omitsFirstLabel ? .omitted : .sameAsName,
                names[index],
                property.swiftArgumentType
            )
        }
        let pieces = [factory.selectorStart] + factory.properties.dropFirst().map(\.name)
        writer.function(
            documentation: ["Creates a response with `\(factory.code)` and the values that its dialog uses."],
            attributes: [.selector("\(pieces.map { "\(objectiveC: $0):" }, separator: "")")],
            modifiers: [.static],
            Signature(Identifier(factory.code), parameters, returns: TypeName(response))
        ) {
            // A value with the name of the local variable would be shadowed by it.
            let variable: Identifier = names.contains("intentResponse") ? "response" : "intentResponse"
            writer.line("let \(variable) = \(response)(code: .\(Identifier(factory.code)), userActivity: nil)")
            for name in names { writer.line("\(variable).\(name) = \(name)") }
            writer.line("return \(variable)")
        }
    }
}
