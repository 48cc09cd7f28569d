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
    let inheritedSelector: Identifier

    static func methods(forType name: String) -> [ResolutionMethod] {
        [
            ResolutionMethod(
                resolves: .object,
                documentation: "The value can be used.",
                name: "success",
                selector: Identifier("successWithResolved\(name)"),
                argument: "resolvedObject",
                form: .one,
                inheritedSelector: "successWithResolvedObject"
            ),
            ResolutionMethod(
                resolves: .object,
                documentation: "The user has to choose one of several values.",
                name: "disambiguation",
                selector: Identifier("disambiguationWith\(name)sToDisambiguate"),
                argument: "objectsToDisambiguate",
                form: .several,
                inheritedSelector: "disambiguationWithObjectsToDisambiguate"
            ),
            ResolutionMethod(
                resolves: .object,
                documentation: "The user has to confirm the value.",
                name: "confirmationRequired",
                selector: Identifier("confirmationRequiredWith\(name)ToConfirm"),
                argument: "objectToConfirm",
                form: .optional,
                inheritedSelector: "confirmationRequiredWithObjectToConfirm"
            ),
        ]
    }

    static func methods(forEnumeration name: String) -> [ResolutionMethod] {
        [
            ResolutionMethod(
                resolves: .enumeration,
                documentation: "The value can be used.",
                name: "success",
                selector: Identifier("successWithResolved\(name)"),
                argument: "resolvedValue",
                form: .one,
                inheritedSelector: "successWithResolvedValue"
            ),
            ResolutionMethod(
                resolves: .enumeration,
                documentation: "The user has to confirm the value.",
                name: "confirmationRequired",
                selector: Identifier("confirmationRequiredWith\(name)ToConfirm"),
                argument: "valueToConfirm",
                form: .one,
                inheritedSelector: "confirmationRequiredWithValueToConfirm"
            ),
        ]
    }
}
