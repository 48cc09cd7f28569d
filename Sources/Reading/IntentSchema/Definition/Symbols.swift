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

extension Definition {
    /// Returns the declaration with a symbol as a phrase for messages: `the parameter 'size' of 'OrderSoup'`.
    package static func phrase(forSymbol symbol: String) -> String {
        let parts = symbol.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { return symbol }
        let words = ["enum": "enumeration", "code": "response code"]
        func word(_ kind: Substring) -> String { words[String(kind)] ?? String(kind) }
        guard parts.count >= 4 else { return "the \(word(parts[0])) '\(parts[1])'" }
        let isOfResponse = parts[2] == "response" && parts[3] == "parameter"
        let inner = isOfResponse ? "response parameter" : word(parts[parts.count - 2])
        return "the \(inner) '\(parts[parts.count - 1])' of '\(parts[1])'"
    }
}

extension IntentDefinition {
    /// The name of the class that Apple's compiler generates for the intent.
    package var generatedClassName: String {
        className?.value ?? (classPrefix?.value ?? "") + (name?.value ?? "") + "Intent"
    }
}
