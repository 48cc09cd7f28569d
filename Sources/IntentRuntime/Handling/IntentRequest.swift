/// What a user has said so far of an intent that is about to run: a value for each parameter, `nil` for what was not said.
///
/// Generated structs conform, for each intent with something to resolve. `handle` gets the configuration that comes of it.
public protocol IntentRequest: StoredModel {
    /// The values with which the intent is handled.
    associatedtype HandledConfiguration: ConfigurationModel
    /// What the intent answers.
    associatedtype HandledResponse: ResponseModel
    /// What does the intent's work.
    associatedtype Handler: Sendable

    /// What the handler makes of a parameter. Generated, from the handler's methods.
    @_spi(Generated) static func resolve(
        _ parameter: Parameter,
        of draft: Self,
        with handler: Handler
    ) async throws -> AnyResolution

    /// Asks whether the intent can be handled. Generated.
    @_spi(Generated) static func confirm(
        _ configuration: HandledConfiguration,
        with handler: Handler
    ) async throws -> HandledResponse

    /// Has the intent handled. Generated.
    @_spi(Generated) static func handle(
        _ configuration: HandledConfiguration,
        with handler: Handler
    ) async throws -> HandledResponse
}

extension IntentRequest {
    /// The names of the intent's parameters.
    public typealias Parameter = HandledConfiguration.Parameter

    /// What the definition says of the intent.
    public static var modelDescription: ModelDescription { HandledConfiguration.modelDescription }

    /// A draft in which every value of a configuration was said.
    public init(_ configuration: HandledConfiguration) {
        self.init()
        exchange(FieldAssignment(Dictionary(configuration.namedValues) { first, _ in first }))
    }

    /// What was said, with the definition's defaults for the rest.
    public var configuration: HandledConfiguration {
        var configuration = HandledConfiguration()
        configuration.exchange(FieldAssignment(Dictionary(namedValues.filter { $0.1 != nil }) { first, _ in first }))
        return configuration
    }

    /// Asks for nothing. Generated code replaces it.
    @_spi(Generated) public static func resolve(
        _ parameter: Parameter,
        of draft: Self,
        with handler: Handler
    ) -> AnyResolution { AnyResolution() }

    /// Responds without a code. Generated code replaces it.
    @_spi(Generated) public static func confirm(
        _ configuration: HandledConfiguration,
        with handler: Handler
    ) -> HandledResponse { HandledResponse() }

    /// Does nothing. Generated code replaces it.
    @_spi(Generated) public static func handle(
        _ configuration: HandledConfiguration,
        with handler: Handler
    ) -> HandledResponse { HandledResponse() }
}
