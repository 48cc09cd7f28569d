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
        responseSymbol + "/code/" + (code.name?.value ?? "?")
    }
}

extension EnumerationDefinition {
    /// The symbol path of one of its cases.
    package func symbol(of value: EnumerationValueDefinition) -> String {
        symbol + "/case/" + (value.name?.value ?? "?")
    }
}
