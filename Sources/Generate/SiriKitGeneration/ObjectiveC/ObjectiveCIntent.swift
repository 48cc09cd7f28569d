import SwiftSource

extension SiriKitObjectiveC {
    func unit(for intent: SiriKitIntent) -> Unit {
        let reasons = intent.parameters.compactMap(\.unsupportedReasons)
        let values = intent.parameters.map(\.property.value) + intent.responseProperties.map(\.value)
        return Unit(
            className: intent.className,
            imports: values.compactMap(\.declaredClass).distinct,
            forwardClasses: [intent.responseName] + reasons.map(\.resultName),
            interface: [
                { writer in
                    writeInterface(of: intent, to: writer)
                    writeHandlingProtocol(of: intent, to: writer)
                    writeResponseCode(of: intent, to: writer)
                    writeResponseInterface(of: intent, to: writer)
                    for reasons in reasons { writeInterface(of: reasons, to: writer) }
                }
            ],
            implementation: [
                { writer in
                    writeImplementation(of: intent, to: writer)
                    writeResponseImplementation(of: intent, to: writer)
                    for reasons in reasons { writeImplementation(of: reasons, to: writer) }
                }
            ]
        )
    }

    private func writeInterface(of intent: SiriKitIntent, to writer: Writer) {
        writer.container(
            "/// The intent.",
            ObjectiveCAvailability.of(intent),
            "@interface \(objectiveC: intent.className) : INIntent"
        ) {
            for parameter in intent.parameters { writer.write(parameter.property) }
        }
    }

    private func writeImplementation(of intent: SiriKitIntent, to writer: Writer) {
        writer.container("@implementation \(objectiveC: intent.className)") {
            writer.line(dynamicProperties(intent.parameters.map(\.property)))
        }
    }

    private func writeInterface(of reasons: SiriKitUnsupportedReasons, to writer: Writer) {
        let enumeration: Code = "\(objectiveC: reasons.enumerationName)"
        writer.paragraph(
            "/// Why a value is rejected.",
            "typedef NS_ENUM(NSInteger, \(enumeration)) {",
            closing: "} \(ObjectiveCAvailability.resolution);"
        ) {
            for (index, reason) in reasons.reasons.enumerated() {
                let value: Code = index == 0 ? " = 1" : ""
                writer.line("\(objectiveC: reasons.enumerationName + reason.code.upperFirst)\(value),")
            }
        }
        writer.container(
            "/// The result of resolving a value.",
            reasons.isAvailableOnTV ? ObjectiveCAvailability.resolution : ObjectiveCAvailability.resultClasses,
            "@interface \(objectiveC: reasons.resultName) : \(objectiveC: reasons.baseResult)"
        ) {
            writer.line("/// Rejects the value for a reason that Siri tells the user.")
            writer.line(
                "+ (instancetype)unsupportedForReason:(\(enumeration))reason NS_SWIFT_NAME(unsupported(forReason:));"
            )
        }
    }

    private func writeImplementation(of reasons: SiriKitUnsupportedReasons, to writer: Writer) {
        writer.container("@implementation \(objectiveC: reasons.resultName)") {
            writer.paragraph("+ (instancetype)unsupportedForReason:(\(objectiveC: reasons.enumerationName))reason {") {
                writer.line("return [super unsupportedWithReason:reason];")
            }
        }
    }
}
