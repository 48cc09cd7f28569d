import Diagnostics

/// A declaration that has a name.
package protocol NamedDefinition {
    var name: Written<String>? { get }
    /// The dictionary's opening tag, to point at if there is no name.
    var range: SourceRange { get }
}

extension NamedDefinition {
    /// The name for messages and symbols; `?` if it is missing.
    package var shownName: String { name?.value ?? "?" }

    /// The range to point at for the declaration as a whole.
    package var nameRange: SourceRange { name?.range ?? range }
}

extension IntentDefinition: NamedDefinition {}
extension ParameterDefinition: NamedDefinition {}
extension EnumerationDefinition: NamedDefinition {}
extension EnumerationValueDefinition: NamedDefinition {}
extension TypeDefinition: NamedDefinition {}
extension ResponseCodeDefinition: NamedDefinition {}
extension UnsupportedReasonDefinition: NamedDefinition {
    package var name: Written<String>? { code }
}

// The values of `Diagnostic.symbol` for declarations that do not store them.

extension IntentDefinition {
    package var responseSymbol: String { symbol + "/response" }

    package func symbol(of combination: CombinationDefinition) -> String {
        symbol + "/combination/" + combination.names.value
    }

    package func symbol(of code: ResponseCodeDefinition) -> String {
        responseSymbol + "/code/" + code.shownName
    }
}

extension EnumerationDefinition {
    package func symbol(of value: EnumerationValueDefinition) -> String {
        symbol + "/case/" + value.shownName
    }
}

extension IntentDefinition {
    /// The name of the class that Apple's compiler generates for the intent.
    package var generatedClassName: String {
        className?.value ?? (classPrefix?.value ?? "") + (name?.value ?? "") + "Intent"
    }
}
