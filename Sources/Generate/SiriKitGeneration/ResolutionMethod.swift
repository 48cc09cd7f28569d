import SwiftSource

/// A method of a generated resolution result that replaces one of the framework's class with a more specific type.
struct ResolutionMethod {
    /// How to pass the values.
    enum Form {
        case object, objects, optionalObject, enumeration
    }

    let form: Form
    let documentation: String
    /// The Swift name: `success`, with the label `with`.
    let name: Identifier
    /// The selector up to its colon: `successWithResolvedHero`.
    let selector: String
    let argument: Identifier
    /// The selector of the framework's method, up to its colon.
    var inheritedSelector: String { "\(name.name)With\(argument.name.upperFirst)" }

    /// The methods in the result of the custom type or enumeration with this name.
    static func methods(of name: String, isEnumeration: Bool) -> [ResolutionMethod] {
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
