extension SiriKitObjectiveC {
    func unit(for type: SiriKitCustomType) -> Unit {
        let declared = type.properties.map(\.value)
        let name = Code(bare: type.className)
        return Unit(
            className: type.className,
            imports: unique(declared.filter { $0.kind == .enumeration }.compactMap(\.declaredClass)),
            // Types may hold each other, so their headers do not import each other.
            forwardClasses: unique(declared.filter { $0.kind == .object }.compactMap(\.declaredClass)),
            interface: [
                .paragraphs([
                    .lines(["/// A custom type.", ObjectiveCAvailability.intents, "@interface \(name) : INObject"]),
                    .lines(
                        type.properties.map {
                            $0.objectiveCDeclaration(availability: ObjectiveCAvailability.resolution)
                        }
                    ),
                    "@end",
                ]),
                resultInterface(of: type.className, inherits: "INObjectResolutionResult", methods(of: type)),
            ],
            implementation: [
                .paragraphs([
                    "@implementation \(name)",
                    dynamicProperties(type.properties),
                    .block("+ (BOOL)supportsSecureCoding {", "return YES;"),
                    "@end",
                ]),
                resultImplementation(of: type.className, methods(of: type)),
            ]
        )
    }

    func unit(for enumeration: SiriKitEnumeration) -> Unit {
        let name = Code(bare: enumeration.className)
        let cases = enumeration.enumeration.cases.map { value in
            "\(Code(bare: enumeration.className + value.name.upperFirst)) = \(value.index)," as Code
        }
        return Unit(
            className: enumeration.className,
            interface: [
                .block(
                    "/// An enumeration; a parameter without a value is 0.\ntypedef NS_ENUM(NSInteger, \(name)) {",
                    .lines(cases),
                    "} \(ObjectiveCAvailability.intents);"
                ),
                resultInterface(
                    of: enumeration.className,
                    inherits: "INEnumResolutionResult",
                    methods(of: enumeration)
                ),
            ],
            implementation: [resultImplementation(of: enumeration.className, methods(of: enumeration))]
        )
    }

    private func unique(_ names: [String]) -> [String] {
        names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
    }

    /// A method of a resolution result, and the one of the superclass that it takes the place of.
    private struct ResultMethod {
        let documentation: Code
        let selector: Code
        let type: Code
        let argument: Code
        let swiftName: Code
        let inheritedSelector: Code
        let inheritedType: Code
    }

    private func methods(of type: SiriKitCustomType) -> [ResultMethod] {
        let own = Code(bare: type.className)
        let name = type.type.name
        return [
            ResultMethod(
                documentation: "/// The value can be used.",
                selector: Code(bare: "successWithResolved\(name)"),
                type: "\(own) *",
                argument: "resolvedObject",
                swiftName: "success(with:)",
                inheritedSelector: "successWithResolvedObject",
                inheritedType: "INObject *"
            ),
            ResultMethod(
                documentation: "/// The user has to choose one of several values.",
                selector: Code(bare: "disambiguationWith\(name)sToDisambiguate"),
                type: "NSArray<\(own) *> *",
                argument: "objectsToDisambiguate",
                swiftName: "disambiguation(with:)",
                inheritedSelector: "disambiguationWithObjectsToDisambiguate",
                inheritedType: "NSArray<INObject *> *"
            ),
            ResultMethod(
                documentation: "/// The user has to confirm the value.",
                selector: Code(bare: "confirmationRequiredWith\(name)ToConfirm"),
                type: "nullable \(own) *",
                argument: "objectToConfirm",
                swiftName: "confirmationRequired(with:)",
                inheritedSelector: "confirmationRequiredWithObjectToConfirm",
                inheritedType: "nullable INObject *"
            ),
        ]
    }

    private func methods(of enumeration: SiriKitEnumeration) -> [ResultMethod] {
        let own = Code(bare: enumeration.className)
        let name = enumeration.enumeration.name
        return [
            ResultMethod(
                documentation: "/// The value can be used.",
                selector: Code(bare: "successWithResolved\(name)"),
                type: own,
                argument: "resolvedValue",
                swiftName: "success(with:)",
                inheritedSelector: "successWithResolvedValue",
                inheritedType: "NSInteger"
            ),
            ResultMethod(
                documentation: "/// The user has to confirm the value.",
                selector: Code(bare: "confirmationRequiredWith\(name)ToConfirm"),
                type: own,
                argument: "valueToConfirm",
                swiftName: "confirmationRequired(with:)",
                inheritedSelector: "confirmationRequiredWithValueToConfirm",
                inheritedType: "NSInteger"
            ),
        ]
    }

    private func resultInterface(of className: String, inherits base: Code, _ methods: [ResultMethod]) -> Code {
        // A type called `Object` has a selector of its own that is the inherited one: it overrides it.
        let inherited = methods.filter { $0.inheritedSelector != $0.selector }
        return .paragraphs(
            [
                .lines([
                    "/// The result of resolving a value.",
                    ObjectiveCAvailability.resultClasses,
                    "@interface \(Code(bare: className + "ResolutionResult")) : \(base)",
                ])
            ]
                + methods.map { method in
                    .lines([
                        method.documentation, "\(signature(of: method)) NS_SWIFT_NAME(\(method.swiftName));",
                    ])
                }
                + [
                    .lines(
                        inherited.map { method in
                            "+ (instancetype)\(method.inheritedSelector):(\(method.inheritedType))\(method.argument) NS_UNAVAILABLE;"
                        }
                    ),
                    "@end",
                ]
        )
    }

    private func resultImplementation(of className: String, _ methods: [ResultMethod]) -> Code {
        .paragraphs(
            ["@implementation \(Code(bare: className + "ResolutionResult"))"]
                + methods.map { method in
                    .block(
                        "\(signature(of: method)) {",
                        "return [super \(method.inheritedSelector):\(method.argument)];"
                    )
                }
                + ["@end"]
        )
    }

    private func signature(of method: ResultMethod) -> Code {
        "+ (instancetype)\(method.selector):(\(method.type))\(method.argument)"
    }
}
