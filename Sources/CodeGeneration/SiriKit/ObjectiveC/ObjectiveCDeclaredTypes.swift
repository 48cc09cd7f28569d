extension SiriKitObjectiveC {
    func unit(for type: SiriKitCustomType) -> Unit {
        let declared = type.properties.map(\.value)
        let methods = ResolutionMethod.methods(forType: type.type.name)
        return Unit(
            className: type.className,
            imports: unique(declared.filter { $0.kind == .enumeration }.compactMap(\.declaredClass)),
            // Types may hold each other, so their headers do not import each other.
            forwardClasses: unique(declared.filter { $0.kind == .object }.compactMap(\.declaredClass)),
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

    private func writeInterface(of type: SiriKitCustomType, to writer: ObjectiveCWriter) {
        writer.container(
            "/// A custom type.",
            ObjectiveCAvailability.intents,
            "@interface \(Identifier(type.className)) : INObject"
        ) {
            for property in type.properties {
                writer.write(property, availability: ObjectiveCAvailability.resolution)
            }
        }
    }

    private func writeImplementation(of type: SiriKitCustomType, to writer: ObjectiveCWriter) {
        writer.container("@implementation \(Identifier(type.className))") {
            writer.line(dynamicProperties(type.properties))
            writer.block("+ (BOOL)supportsSecureCoding {") { writer.line("return YES;") }
        }
    }

    func unit(for enumeration: SiriKitEnumeration) -> Unit {
        let methods = ResolutionMethod.methods(forEnumeration: enumeration.enumeration.name)
        return Unit(
            className: enumeration.className,
            interface: [
                { writeDeclaration(of: enumeration, to: $0) },
                { writeInterface(methods, enumeration.className, inherits: "INEnumResolutionResult", to: $0) },
            ],
            implementation: [{ writeImplementation(methods, enumeration.className, to: $0) }]
        )
    }

    private func writeDeclaration(of enumeration: SiriKitEnumeration, to writer: ObjectiveCWriter) {
        writer.block(
            "/// An enumeration; a parameter without a value is 0.",
            "typedef NS_ENUM(NSInteger, \(Identifier(enumeration.className))) {",
            closing: "} \(ObjectiveCAvailability.intents);"
        ) {
            for value in enumeration.enumeration.cases {
                writer.line("\(Identifier(enumeration.className + value.name.upperFirst)) = \(value.index),")
            }
        }
    }

    private func writeInterface(
        _ methods: [ResolutionMethod],
        _ className: String,
        inherits base: ObjectiveCCode,
        to writer: ObjectiveCWriter
    ) {
        writer.container(
            "/// The result of resolving a value.",
            ObjectiveCAvailability.resultClasses,
            "@interface \(Identifier(className + "ResolutionResult")) : \(base)"
        ) {
            for method in methods {
                writer.paragraph(
                    "/// \(method.documentation)",
                    "\(method.signature(of: className)) NS_SWIFT_NAME(\(method.name)(with:));"
                )
            }
            writer.blankLine()
            // A type called `Object` has a selector of its own that is the inherited one: it overrides it.
            for method in methods where method.inheritedSelector != method.selector {
                let argument: ObjectiveCCode = "(\(method.inheritedType))\(method.argument)"
                writer.line("+ (instancetype)\(method.inheritedSelector):\(argument) NS_UNAVAILABLE;")
            }
        }
    }

    private func writeImplementation(_ methods: [ResolutionMethod], _ className: String, to writer: ObjectiveCWriter) {
        writer.container("@implementation \(Identifier(className + "ResolutionResult"))") {
            for method in methods {
                writer.block("\(method.signature(of: className)) {") {
                    writer.line("return [super \(method.inheritedSelector):\(method.argument)];")
                }
            }
        }
    }
}
