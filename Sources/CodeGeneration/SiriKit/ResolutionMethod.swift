/// A method of a generated resolution result that takes the place of one of the framework's class, with a type of its own.
struct ResolutionMethod {
    /// How the values are passed.
    enum Form {
        case object, objects, optionalObject, enumeration
    }

    let form: Form
    let documentation: String
    /// The name in Swift: `success`, whose label is `with`.
    let name: Identifier
    /// The selector up to its colon: `successWithResolvedHero`.
    let selector: String
    let argument: Identifier
    /// The selector, up to its colon, of the framework's method.
    var inheritedSelector: String { "\(name.name)With\(argument.name.upperFirst)" }

    static func methods(forType name: String) -> [ResolutionMethod] {
        [
            success(name, .object, argument: "resolvedObject"),
            ResolutionMethod(
                form: .objects,
                documentation: "The user has to choose one of several values.",
                name: "disambiguation",
                selector: "disambiguationWith\(name)sToDisambiguate",
                argument: "objectsToDisambiguate"
            ),
            confirmation(name, .optionalObject, argument: "objectToConfirm"),
        ]
    }

    static func methods(forEnumeration name: String) -> [ResolutionMethod] {
        [
            success(name, .enumeration, argument: "resolvedValue"),
            confirmation(name, .enumeration, argument: "valueToConfirm"),
        ]
    }

    private static func success(_ name: String, _ form: Form, argument: Identifier) -> ResolutionMethod {
        ResolutionMethod(
            form: form,
            documentation: "The value can be used.",
            name: "success",
            selector: "successWithResolved\(name)",
            argument: argument
        )
    }

    private static func confirmation(_ name: String, _ form: Form, argument: Identifier) -> ResolutionMethod {
        ResolutionMethod(
            form: form,
            documentation: "The user has to confirm the value.",
            name: "confirmationRequired",
            selector: "confirmationRequiredWith\(name)ToConfirm",
            argument: argument
        )
    }
}
