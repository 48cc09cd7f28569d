/// Does what an intent is for. Generated protocols refine this one for each intent; SiriKit, App Intents and `Conversation`
/// call it.
public protocol IntentHandler<HandledConfiguration, HandledResponse>: Sendable {
    /// The configuration of the intent.
    associatedtype HandledConfiguration: ConfigurationModel
    /// The response of the intent.
    associatedtype HandledResponse: ResponseModel

    /// Whether the intent can be handled with these values: a response of code `ready`, or of one that says why not.
    ///
    /// - Returns: `nil` for a handler that has nothing to say before it handles the intent.
    func confirm(_ configuration: HandledConfiguration) async throws -> HandledResponse?

    /// Does it.
    func handle(_ configuration: HandledConfiguration) async throws -> HandledResponse

    /// What the handler makes of one parameter; generated, from the methods for each parameter.
    func resolve(
        _ parameter: HandledConfiguration.Parameter,
        for configuration: HandledConfiguration
    ) async -> AnyResolution
}

extension IntentHandler {
    /// Nothing to say.
    public func confirm(_ configuration: HandledConfiguration) -> HandledResponse? { nil }

    /// Nothing is asked for.
    public func resolve(
        _ parameter: HandledConfiguration.Parameter,
        for configuration: HandledConfiguration
    ) -> AnyResolution { AnyResolution() }
}
