/// What a user has said so far about an intent that will run: a value for each parameter, `nil` if not said.
///
/// Generated structs conform, if an intent has parameters to resolve. `handle` receives the resulting configuration.
public protocol IntentRequest: StoredModel {
    /// The configuration that the handler receives.
    associatedtype HandledConfiguration: ConfigurationModel
    /// The response of the intent.
    associatedtype HandledResponse: ResponseModel
    /// The protocol of the handler that does the intent's work.
    associatedtype Handler: Sendable

    /// Returns the handler's results for a parameter. Generated, to call the handler's methods.
    @_spi(Generated) static func resolve(
        _ parameter: Parameter,
        of draft: Self,
        with handler: Handler
    ) async throws -> AnyResolution

    /// Asks the handler whether the intent can be handled. Generated.
    @_spi(Generated) static func confirm(
        _ configuration: HandledConfiguration,
        with handler: Handler
    ) async throws -> HandledResponse

    /// Asks the handler to handle the intent. Generated.
    @_spi(Generated) static func handle(
        _ configuration: HandledConfiguration,
        with handler: Handler
    ) async throws -> HandledResponse
}

extension IntentRequest {
    /// The names of the intent's parameters.
    public typealias Parameter = HandledConfiguration.Parameter

    /// What the definition says about the intent.
    public static var modelDescription: ModelDescription { HandledConfiguration.modelDescription }

    /// Creates a draft in which the user has said all values of a configuration.
    public init(_ configuration: HandledConfiguration) {
        self.init()
        exchange(FieldAssignment(Dictionary(configuration.namedValues) { first, _ in first }))
    }

    /// What the user has said, with the definition's defaults for the rest.
    public var configuration: HandledConfiguration {
        var configuration = HandledConfiguration()
        configuration.exchange(FieldAssignment(Dictionary(namedValues.filter { $0.1 != nil }) { first, _ in first }))
        return configuration
    }

    /// Resolves nothing. Generated code replaces it.
    @_spi(Generated) public static func resolve(
        _ parameter: Parameter,
        of draft: Self,
        with handler: Handler
    ) -> AnyResolution { AnyResolution() }

    /// Returns a response with default values. Generated code replaces it.
    @_spi(Generated) public static func confirm(
        _ configuration: HandledConfiguration,
        with handler: Handler
    ) -> HandledResponse { HandledResponse() }

    /// Returns a response with default values. Generated code replaces it.
    @_spi(Generated) public static func handle(
        _ configuration: HandledConfiguration,
        with handler: Handler
    ) -> HandledResponse { HandledResponse() }
}
