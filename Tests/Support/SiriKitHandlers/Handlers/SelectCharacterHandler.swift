import Intents

/// Uses completion handlers.
class CharacterIntentHandler: INExtension, SelectCharacterIntentHandling {
    let characters = ["Panda": "🐼", "Egghead": "🥚", "Spouty": "🐳"]

    func provideCharacterOptionsCollection(
        for intent: SelectCharacterIntent,
        with completion: @escaping (INObjectCollection<GameCharacter>?, Error?) -> Void
    ) {
        let options = characters.map { name, avatar in
            let character = GameCharacter(identifier: name, display: "\(avatar) \(name)")
            character.name = name
            return character
        }
        completion(INObjectCollection(items: options), nil)
    }

    func defaultCharacter(for intent: SelectCharacterIntent) -> GameCharacter? {
        GameCharacter(identifier: "Panda", display: "Panda")
    }

    override func handler(for intent: INIntent) -> Any? {
        self
    }
}

/// Uses `async`.
class AsyncCharacterIntentHandler: INExtension, SelectCharacterIntentHandling {
    func provideCharacterOptionsCollection(
        for intent: SelectCharacterIntent
    ) async throws -> INObjectCollection<GameCharacter> {
        let favourites = [GameCharacter(identifier: "Panda", display: "Panda")]
        let others = [GameCharacter(identifier: "Spouty", display: "Spouty")]
        return INObjectCollection(sections: [
            INObjectSection(title: "Favourites", items: favourites),
            INObjectSection(title: nil, items: others),
        ])
    }
}

struct CharacterEntry {
    var identifier: String?
    var name: String
}

/// What a timeline provider reads.
func entry(for configuration: SelectCharacterIntent) -> CharacterEntry {
    CharacterEntry(
        identifier: configuration.character?.identifier,
        name: configuration.character?.name ?? "Nobody"
    )
}

/// The same widget with a fixed list.
func name(of configuration: SelectFavouriteIntent) -> String {
    switch configuration.favourite {
    case .knight: "Knight"
    case .wizard: "Wizard"
    case .ranger: "Ranger"
    case .unknown: "Nobody"
    }
}
