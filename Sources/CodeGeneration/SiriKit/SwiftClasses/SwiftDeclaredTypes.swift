extension SiriKitSwift {
    /// A custom type and its resolution result.
    func declarations(of type: SiriKitCustomType) -> [Declaration] {
        let supportsSecureCoding = VariableDeclaration(
            documentation: ["Values can be saved and sent between processes."],
            access: access,
            modifiers: [.override, .class],
            "supportsSecureCoding",
            classes.names.type("Bool", of: "Swift"),
            storage: .computed("true")
        )
        let properties = type.properties.map { managed($0, attributes: [SwiftAvailability.resolution]) }
        return [
            .type(
                TypeDeclaration(
                    documentation: type.type.displayName.text.map { [$0] } ?? [],
                    attributes: [SwiftAvailability.intents, .objectiveC(type.className)],
                    access: access,
                    modifiers: isolation,
                    .class,
                    Identifier(type.className),
                    inherits: ["INObject"],
                    members: properties + [.variable(supportsSecureCoding)]
                )
            ),
            .type(resolutionResult(of: type)),
        ]
    }

    private func resolutionResult(of type: SiriKitCustomType) -> TypeDeclaration {
        let own = TypeName(Identifier(type.className))
        let name = type.type.name
        let methods: [(name: Identifier, selector: String, value: Identifier, own: TypeName, inherited: TypeName)] = [
            ("success", "successWithResolved\(name)", "resolvedObject", own, "INObject"),
            (
                "disambiguation", "disambiguationWith\(name)sToDisambiguate", "objectsToDisambiguate", own.array,
                "[INObject]"
            ),
            (
                "confirmationRequired", "confirmationRequiredWith\(name)ToConfirm", "objectToConfirm", own.optional,
                "INObject?"
            ),
        ]
        let documentation = [
            "The value can be used.", "The user has to choose one of several values.",
            "The user has to confirm the value.",
        ]
        let typed = zip(methods, documentation).map { method, documentation in
            FunctionDeclaration(
                documentation: [documentation],
                attributes: [.selector("\(selector: Identifier(method.selector)):")],
                access: access,
                modifiers: [.class],
                method.name,
                [FunctionParameter(label: .named("with"), method.value, method.own)],
                returns: "Self",
                body: "return super.\(method.name)(with: \(method.value))"
            )
        }
        // Objects of other types would pass the compiler and fail at run time.
        let untyped = methods.map { method in
            FunctionDeclaration(
                documentation: ["Only values of the type itself can be used."],
                attributes: [.above("@available(*, unavailable)")],
                access: access,
                modifiers: [.override, .class],
                method.name,
                [FunctionParameter(label: .named("with"), method.value, method.inherited)],
                returns: "Self",
                body: "fatalError()"
            )
        }
        return result(
            of: type.className,
            inherits: "INObjectResolutionResult",
            (typed + untyped).map { .function($0) }
        )
    }

    /// An enumeration and its resolution result.
    func declarations(of enumeration: SiriKitEnumeration) -> [Declaration] {
        let cases = enumeration.enumeration.cases.map { value in
            Declaration.enumCase(
                EnumCaseDeclaration(
                    documentation: value.displayName.text.map { [$0] } ?? [],
                    Identifier(value.name),
                    isAlwaysQuoted: true,
                    rawValue: "\(value.index)"
                )
            )
        }
        let own = TypeName(Identifier(enumeration.className))
        let name = enumeration.enumeration.name
        let success = FunctionDeclaration(
            documentation: ["The value can be used."],
            attributes: [.selector("\(selector: Identifier("successWithResolved\(name)")):")],
            access: access,
            modifiers: [.class],
            "success",
            [FunctionParameter(label: .named("with"), "resolvedValue", own)],
            returns: "Self",
            body: "return __success(withResolvedValue: resolvedValue.rawValue)"
        )
        let confirmation = FunctionDeclaration(
            documentation: ["The user has to confirm the value."],
            attributes: [.selector("\(selector: Identifier("confirmationRequiredWith\(name)ToConfirm")):")],
            access: access,
            modifiers: [.class],
            "confirmationRequired",
            [FunctionParameter(label: .named("with"), "valueToConfirm", own)],
            returns: "Self",
            body: "return __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)"
        )
        return [
            .type(
                TypeDeclaration(
                    documentation: enumeration.enumeration.displayName.text.map { [$0] } ?? [],
                    attributes: [SwiftAvailability.intents, .inline("@objc")],
                    access: access,
                    modifiers: isolation,
                    .enum,
                    Identifier(enumeration.className),
                    inherits: [classes.names.type("Int", of: "Swift")],
                    members: cases
                )
            ),
            .type(
                result(
                    of: enumeration.className,
                    inherits: "INEnumResolutionResult",
                    [.function(success), .function(confirmation)]
                )
            ),
        ]
    }

    private func result(
        of className: String,
        inherits base: TypeName,
        _ members: [Declaration]
    ) -> TypeDeclaration {
        TypeDeclaration(
            documentation: ["The result of resolving `\(className)`."],
            attributes: [SwiftAvailability.resultClasses, .objectiveC(className + "ResolutionResult")],
            access: access,
            modifiers: isolation,
            .class,
            Identifier(className + "ResolutionResult"),
            inherits: [base],
            members: members
        )
    }
}
