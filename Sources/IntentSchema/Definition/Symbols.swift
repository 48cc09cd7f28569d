import Diagnostics

/// What is declared under a name.
package protocol NamedDefinition {
    var name: Written<String>? { get }
    /// The dictionary's opening tag: where to point without a name.
    var range: SourceRange { get }
}

extension NamedDefinition {
    /// The name for messages and symbols.
    package var shownName: String { name?.value ?? "?" }

    /// Where to point at the declaration as a whole.
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

// How declarations are named in `Diagnostic.symbol` where what is written has no field for it.

extension IntentDefinition {
    /// The symbol path of its response.
    package var responseSymbol: String { symbol + "/response" }

    /// The symbol path of one of its combinations.
    package func symbol(of combination: CombinationDefinition) -> String {
        symbol + "/combination/" + combination.names.value
    }

    /// The symbol path of one of its response's codes.
    package func symbol(of code: ResponseCodeDefinition) -> String {
        responseSymbol + "/code/" + code.shownName
    }
}

extension EnumerationDefinition {
    /// The symbol path of one of its cases.
    package func symbol(of value: EnumerationValueDefinition) -> String {
        symbol + "/case/" + value.shownName
    }
}
