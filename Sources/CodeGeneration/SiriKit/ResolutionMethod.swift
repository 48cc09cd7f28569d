/// A method of a generated resolution result that takes the place of one of the framework's class, with a type of its own.
struct ResolutionMethod {
    enum Resolved {
        case object, enumeration
    }

    /// How the values are passed: one, several, or one at most.
    enum Form {
        case one, several, optional
    }

    let resolves: Resolved
    let documentation: StaticString
    /// The name in Swift: `success`, whose label is `with`.
    let name: Identifier
    /// The selector up to its colon: `successWithResolvedHero`.
    let selector: Identifier
    let argument: Identifier
    let form: Form
    /// The selector, up to its colon, of the framework's method.
    var inheritedSelector: Identifier { Identifier("\(name.name)With\(argument.name.upperFirst)") }

    static func methods(forType name: String) -> [ResolutionMethod] {
        [
            success(name, .object, argument: "resolvedObject"),
            ResolutionMethod(
                resolves: .object,
                documentation: "The user has to choose one of several values.",
                name: "disambiguation",
                selector: Identifier("disambiguationWith\(name)sToDisambiguate"),
                argument: "objectsToDisambiguate",
                form: .several
            ),
            confirmation(name, .object, form: .optional, argument: "objectToConfirm"),
        ]
    }

    static func methods(forEnumeration name: String) -> [ResolutionMethod] {
        [
            success(name, .enumeration, argument: "resolvedValue"),
            confirmation(name, .enumeration, form: .one, argument: "valueToConfirm"),
        ]
    }

    private static func success(_ name: String, _ resolves: Resolved, argument: Identifier) -> ResolutionMethod {
        ResolutionMethod(
            resolves: resolves,
            documentation: "The value can be used.",
            name: "success",
            selector: Identifier("successWithResolved\(name)"),
            argument: argument,
            form: .one
        )
    }

    private static func confirmation(
        _ name: String,
        _ resolves: Resolved,
        form: Form,
        argument: Identifier
    ) -> ResolutionMethod {
        ResolutionMethod(
            resolves: resolves,
            documentation: "The user has to confirm the value.",
            name: "confirmationRequired",
            selector: Identifier("confirmationRequiredWith\(name)ToConfirm"),
            argument: argument,
            form: form
        )
    }
}
