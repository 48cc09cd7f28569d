/// What the app's SiriKit handlers do for parameters, as far as their sources show. What they do not show is unknown.
package struct HandlerFacts: Hashable, Sendable {
    /// The intent's properties that each method for options reads, by the intent's class and the parameter's name as a
    /// part of method names: `OrderSoupIntent.Soup`.
    package var options: [String: Set<String>] = [:]
    /// The words of the methods for options and defaults, without what they call the intent.
    package var methods: [String: Set<[String]>] = [:]
    /// The parameters whose methods for options pass the intent on to other code, which may read more of it.
    package var passesOn: Set<String> = []
    /// The same as `options` for the methods for defaults.
    package var defaults: [String: Set<String>] = [:]
    /// The parameters whose method that resolves a value asks for one that is missing.
    package var needed: Set<String> = []
    /// Whether each method that resolves a value may ask for a confirmation.
    package var confirms: [String: Bool] = [:]
    /// The classes of the intents that configure the project's widgets; `nil` if not all widgets are known.
    package var widgets: Set<String>?
    /// The classes of the intents that a handler may continue in the app.
    package var continued: Set<String> = []
    /// Whether any source donates interactions.
    package var donates = false

    package init() {}
}
