import IntentRuntime

#if canImport(Intents)
import Intents
#endif

/// The app's data about its characters, without any framework.
struct CharacterProvider: SelectCharacterOptionsProvider, SearchesOptions {
    var names = ["Panda", "Egghead", "Spouty"]

    func provideCharacterOptionsCollection(
        for configuration: SelectCharacterConfiguration
    ) async throws -> OptionsCollection<GameCharacterValue> {
        OptionsCollection(items: names.map(character))
    }

    func defaultCharacter(for configuration: SelectCharacterConfiguration) async -> GameCharacterValue? {
        names.first.map(character)
    }

    private func character(_ name: String) -> GameCharacterValue {
        GameCharacterValue(identifier: name.lowercased(), display: name, name: name)
    }
}

#if canImport(Intents)
/// The app's extension. The generated handler does the rest.
class CharacterExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        let handler: any SelectCharacterIntentHandling = SelectCharacterIntentOptionsHandler(CharacterProvider())
        return handler
    }
}

/// What a timeline provider reads: plain values.
func characterName(_ intent: SelectCharacterIntent) -> String {
    SelectCharacterConfiguration(intent).character?.name ?? "Nobody"
}

func favourite(_ intent: SelectFavouriteIntent) -> FavouriteCharacterValue? {
    SelectFavouriteConfiguration(intent).favourite
}

/// A preview creates an intent from plain values.
func preview() -> SelectCharacterIntent {
    let panda = GameCharacterValue(identifier: "panda", display: "Panda")
    return SelectCharacterIntent(SelectCharacterConfiguration(character: panda))
}
#endif
