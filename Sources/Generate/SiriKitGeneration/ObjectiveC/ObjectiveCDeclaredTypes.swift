import IntentSchema
import SwiftSource

extension SiriKitObjectiveC {
    func unit(for type: SiriKitCustomType) -> Unit {
        let declared = type.properties.map(\.value)
        let methods = ResolutionMethod.methods(of: type.type.name, isEnumeration: false)
        return Unit(
            className: type.className,
            imports: declared.filter(\.isEnumeration).compactMap(\.declaredClass).distinct,
            // Types can refer to each other, so their headers do not import each other.
            forwardClasses: declared.filter { !$0.isEnumeration }.compactMap(\.declaredClass).distinct,
            interface: [
                { writeInterface(of: type, to: $0) },
                { writeInterface(methods, type.className, inherits: "INObjectResolutionResult", to: $0) },
            ],
            implementation: [
                { writeImplementation(of: type, to: $0) },
                { writeImplementation(methods, type.className, to: $0) },
            ]
        )
    }

    private func writeInterface(of type: SiriKitCustomType, to writer: Writer) {
        writer.container(
            "/// A custom type.",
            ObjectiveCAvailability.intents,
            "@interface \(objectiveC: type.className) : INObject"
        ) {
            for property in type.properties {
                writer.write(property, availability: ObjectiveCAvailability.resolution)
            }
        }
    }

    private func writeImplementation(of type: SiriKitCustomType, to writer: Writer) {
        writer.container("@implementation \(objectiveC: type.className)") {
            writer.line(dynamicProperties(type.properties))
            writer.paragraph("+ (BOOL)supportsSecureCoding {") { writer.line("return YES;") }
        }
    }

    func unit(for enumeration: Enumeration) -> Unit {
        let methods = ResolutionMethod.methods(of: enumeration.name, isEnumeration: true)
        let className = classes.names.className(of: enumeration)
        return Unit(
            className: className,
            interface: [
                { writeDeclaration(of: enumeration, className, to: $0) },
                { writeInterface(methods, className, inherits: "INEnumResolutionResult", to: $0) },
            ],
            implementation: [{ writeImplementation(methods, className, to: $0) }]
        )
    }

    private func writeDeclaration(of enumeration: Enumeration, _ className: String, to writer: Writer) {
        writer.paragraph(
            "/// An enumeration. 0 means no value.",
            "typedef NS_ENUM(NSInteger, \(objectiveC: className)) {",
            closing: "} \(ObjectiveCAvailability.intents);"
        ) {
            for value in enumeration.cases {
                writer.line("\(objectiveC: className + value.name.upperFirst) = \(value.index),")
            }
        }
    }

    private func writeInterface(
        _ methods: [ResolutionMethod],
        _ className: String,
        inherits base: Code,
        to writer: Writer
    ) {
        writer.container(
            "/// The result of resolving a value.",
            ObjectiveCAvailability.resultClasses,
            "@interface \(objectiveC: className + "ResolutionResult") : \(base)"
        ) {
            for method in methods {
                writer.blankLine()
                writer.writeDocumentation([method.documentation])
                writer.line(
                    "\(method.signature(of: className)) NS_SWIFT_NAME(\(objectiveC: method.name.name)(with:));"
                )
            }
            writer.blankLine()
            // For a type named `Object`, its own selector equals the inherited one and overrides it.
            for method in methods where method.inheritedSelector != method.selector {
                writer.line("\(method.inheritedSignature) NS_UNAVAILABLE;")
            }
        }
    }

    private func writeImplementation(_ methods: [ResolutionMethod], _ className: String, to writer: Writer) {
        writer.container("@implementation \(objectiveC: className + "ResolutionResult")") {
            for method in methods {
                writer.paragraph("\(method.signature(of: className)) {") {
                    writer.line("return [super \(objectiveC: method.inheritedSelector):\(method.argument)];")
                }
            }
        }
    }
}
