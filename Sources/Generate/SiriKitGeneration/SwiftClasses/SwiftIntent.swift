import IntentSchema
import SwiftSource

extension SiriKitSwift {
    /// Writes everything in an intent's file.
    func write(_ intent: SiriKitIntent, to writer: Writer) {
        writer.type(
            documentation: [intent.intent.title.text, intent.intent.description.text].compactMap(\.self),
            attributes: availability(intent) + [.objectiveC(intent.className)],
            modifiers: isolation,
            .class,
            Identifier(intent.className),
            inherits: ["INIntent"]
        ) {
            for parameter in intent.parameters { writeManaged(parameter.property, to: writer) }
        }
        writeHandlingProtocol(of: intent, to: writer)
        writeResponseCode(of: intent, to: writer)
        writeResponse(of: intent, to: writer)
        for reasons in intent.parameters.compactMap(\.unsupportedReasons) {
            write(reasons, of: intent, to: writer)
        }
    }

    private func write(_ reasons: SiriKitUnsupportedReasons, of intent: SiriKitIntent, to writer: Writer) {
        let enumeration = Identifier(reasons.enumerationName)
        writer.type(
            documentation: ["Why a value is rejected."],
            attributes: availability(intent, SwiftAvailability.resolution) + [.inline("@objc")],
            modifiers: isolation,
            .enum,
            enumeration,
            inherits: [classes.names.type("Int", of: "Swift")]
        ) {
            for (index, reason) in reasons.reasons.enumerated() {
                writer.enumCase(
                    documentation: reason.text.text.map { [$0] } ?? [],
                    Identifier(reason.code),
                    rawValue: index == 0 ? "1" : ""
                )
            }
        }
        writer.type(
            documentation: ["The result of resolving a value."],
            attributes: availability(
                intent,
                reasons.isAvailableOnTV ? SwiftAvailability.resolution : SwiftAvailability.resultClasses
            ) + [.objectiveC(reasons.resultName)],
            modifiers: isolation,
            .class,
            Identifier(reasons.resultName),
            inherits: [TypeName(Identifier(reasons.baseResult))]
        ) {
            writer.function(
                documentation: ["Rejects the value for a reason that Siri tells the user."],
                attributes: [.selector("unsupportedForReason:")],
                modifiers: [.class],
                Signature(
                    "unsupported",
                    [FunctionParameter(label: .named("forReason"), "reason", TypeName(enumeration))],
                    returns: "Self"
                )
            ) { writer.line("return __unsupported(withReason: reason.rawValue)") }
        }
    }
}
