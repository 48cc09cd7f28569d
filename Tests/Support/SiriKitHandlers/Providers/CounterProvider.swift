import IntentRuntime
import Intents

struct CounterProvider: SelectCounterOptionsProvider, DefinitionDefaults, SearchesOptions {
    func provideCounterOptionsCollection(
        for configuration: SelectCounterConfiguration
    ) async throws -> OptionsCollection<CounterValue> {
        [CounterValue(identifier: "1", display: "Steps", count: 8000, name: "Steps")]
    }
}

class CounterExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        SelectCounterIntentOptionsHandler(CounterProvider())
    }
}

func count(_ intent: SelectCounterIntent) -> Int {
    SelectCounterConfiguration(intent).counter?.count ?? 0
}
