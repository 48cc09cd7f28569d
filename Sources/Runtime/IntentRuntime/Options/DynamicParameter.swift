/// A provider that lets parameters start as the definition says: it needs no `default…` methods.
///
/// Name it beside the provider's protocol: `extension App: SelectCharacterOptionsProvider, DefinitionDefaults`.
public protocol DefinitionDefaults {}

/// A provider whose chosen objects are found among its options: it needs no `lookUp…` methods.
///
/// Name it beside the provider's protocol: `extension App: SelectCharacterOptionsProvider, SearchesOptions`.
public protocol SearchesOptions {}

/// A provider's methods for one parameter. Generated code lists them; the library calls them.
@_spi(Generated) public struct DynamicParameter<Configuration: ConfigurationModel>: Sendable {
    /// What provides the options.
    public typealias Provider = Configuration.OptionsProvider

    let parameter: Configuration.Parameter
    let initial: @Sendable (Provider, Configuration) async throws -> (any ModelValue)?
    /// Finds objects by their identifiers, maybe among others; `nil` for values that are not looked up.
    let find: (@Sendable (Provider, [String], Configuration) async throws -> [any ConfigurationObject])?

    /// A parameter of one object or several.
    public static func objects<Value: ModelValue, Object: ConfigurationObject>(
        _ parameter: Configuration.Parameter,
        _ options: @escaping @Sendable (Provider) -> (Configuration) async throws -> OptionsCollection<Object>,
        _ initial: @escaping @Sendable (Provider) -> (Configuration) async throws -> Value?,
        _ lookUp: @escaping @Sendable (Provider) -> ([String], Configuration) async throws -> [Object]?
    ) -> Self {
        searchedObjects(
            parameter,
            { provider in { configuration, _ in try await options(provider)(configuration) } },
            initial,
            lookUp
        )
    }

    /// A parameter of one object or several, whose options users search.
    public static func searchedObjects<Value: ModelValue, Object: ConfigurationObject>(
        _ parameter: Configuration.Parameter,
        _ options: @escaping @Sendable (Provider) -> (Configuration, String?) async throws -> OptionsCollection<Object>,
        _ initial: @escaping @Sendable (Provider) -> (Configuration) async throws -> Value?,
        _ lookUp: @escaping @Sendable (Provider) -> ([String], Configuration) async throws -> [Object]?
    ) -> Self {
        Self(parameter: parameter, initial: { try await initial($0)($1) }) { provider, identifiers, configuration in
            if let found = try await lookUp(provider)(identifiers, configuration) { return found }
            var open = configuration
            // Many lists do not offer what they contain.
            if Configuration.description(of: parameter).isList { open[parameter] = nil }
            return try await options(provider)(open, nil).allItems
        }
    }

    /// A parameter of values that are not looked up, such as texts.
    public static func values<Value: ModelValue>(
        _ parameter: Configuration.Parameter,
        _ initial: @escaping @Sendable (Provider) -> (Configuration) async throws -> Value?
    ) -> Self { Self(parameter: parameter, initial: { try await initial($0)($1) }, find: nil) }
}
