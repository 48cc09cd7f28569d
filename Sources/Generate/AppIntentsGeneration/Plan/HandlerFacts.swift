/// What the app's SiriKit handlers do for parameters, as far as their sources show. What they do not show is unknown.
package struct HandlerFacts: Hashable, Sendable {
    /// The intent's properties that each method for options reads, by the intent's class and the parameter's name as a
    /// part of method names: `OrderSoupIntent.Soup`.
    package var options: [String: Set<String>] = [:]
    /// The same for the methods for defaults.
    package var defaults: [String: Set<String>] = [:]
    /// Whether each method that resolves a value may ask for a confirmation.
    package var confirms: [String: Bool] = [:]
    /// Whether any source donates interactions.
    package var donates = false

    package init() {}
}
