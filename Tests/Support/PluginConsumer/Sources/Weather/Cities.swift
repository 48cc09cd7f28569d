import IntentRuntime

/// The cities that the widget's configuration offers.
public struct Cities: ShowForecastOptionsProvider, DefinitionDefaults, SearchesOptions {
    /// Knows its cities by heart.
    public init() {}

    /// Two cities, whatever else is configured.
    public func provideCityOptionsCollection(
        for configuration: ShowForecastConfiguration
    ) async throws -> OptionsCollection<ForecastCity> {
        [ForecastCity(identifier: "zrh", display: "Zürich"), ForecastCity(identifier: "oslo", display: "Oslo")]
    }
}
