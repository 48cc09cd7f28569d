/// Does what an intent is for. Generated protocols refine this one for each intent; SiriKit, App Intents and `Conversation`
/// call it.
public protocol IntentHandler<HandledConfiguration, HandledResponse>: Sendable {
    // Constraints that say what generated types are would be checked again for every intent of an app, which takes the
    // compiler longer than all else about a handler.
    /// The configuration of the intent: a `ConfigurationModel`.
    associatedtype HandledConfiguration: Sendable
    /// The response of the intent: a `ResponseModel`.
    associatedtype HandledResponse: Sendable

    /// Whether the intent can be handled with these values: a response of code `ready`, or of one that says why not.
    ///
    /// - Returns: `nil` for a handler that has nothing to say before it handles the intent.
    func confirm(_ configuration: HandledConfiguration) async throws -> HandledResponse?

    /// Does it.
    func handle(_ configuration: HandledConfiguration) async throws -> HandledResponse

    /// What the handler makes of the parameter with this name in the definition; generated, from the methods for each
    /// parameter.
    func resolve(parameterNamed name: String, for configuration: HandledConfiguration) async -> AnyResolution
}

extension IntentHandler {
    /// Nothing to say.
    public func confirm(_ configuration: HandledConfiguration) -> HandledResponse? { nil }

    /// Nothing is asked for.
    public func resolve(parameterNamed name: String, for configuration: HandledConfiguration) -> AnyResolution {
        AnyResolution()
    }
}
