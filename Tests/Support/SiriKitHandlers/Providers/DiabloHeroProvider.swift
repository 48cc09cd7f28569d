import IntentRuntime
import Intents

struct HeroProvider: DiabloHeroOptionsProvider, DefinitionDefaults, SearchesOptions {
    var load: @Sendable () async throws -> [String]

    func provideYourHeroOptionsCollection(
        for configuration: DiabloHeroConfiguration
    ) async throws -> OptionsCollection<HeroValue> {
        let names = (try? await load()) ?? ["Monk"]
        return OptionsCollection(items: names.map { HeroValue(identifier: $0, display: $0) })
    }
}

class HeroExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        DiabloHeroIntentOptionsHandler(HeroProvider { ["Barbarian"] })
    }
}

/// Used by the timeline and by the list of placed widgets.
func placedHero(_ intent: INIntent) -> String? {
    (intent as? DiabloHeroIntent).map { DiabloHeroConfiguration($0) }?.YourHero?.identifier
}
