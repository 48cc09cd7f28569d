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

    /// The methods of the result that a custom type or an enumeration of this name has.
    static func methods(of name: String, _ kind: SiriKitValue.Kind) -> [ResolutionMethod] {
        let isEnumeration = kind == .enumeration
        let success = ResolutionMethod(
            form: isEnumeration ? .enumeration : .object,
            documentation: "The value can be used.",
            name: "success",
            selector: "successWithResolved\(name)",
            argument: isEnumeration ? "resolvedValue" : "resolvedObject"
        )
        let disambiguation = ResolutionMethod(
            form: .objects,
            documentation: "The user has to choose one of several values.",
            name: "disambiguation",
            selector: "disambiguationWith\(name)sToDisambiguate",
            argument: "objectsToDisambiguate"
        )
        let confirmation = ResolutionMethod(
            form: isEnumeration ? .enumeration : .optionalObject,
            documentation: "The user has to confirm the value.",
            name: "confirmationRequired",
            selector: "confirmationRequiredWith\(name)ToConfirm",
            argument: isEnumeration ? "valueToConfirm" : "objectToConfirm"
        )
        return isEnumeration ? [success, confirmation] : [success, disambiguation, confirmation]
    }
}
