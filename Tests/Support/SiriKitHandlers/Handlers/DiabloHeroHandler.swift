import Intents

enum HeroService {
    static func heroes(_ completion: (Result<[String], Error>) -> Void) { completion(.success(["Barbarian"])) }
    static func heroes() async throws -> [String] { ["Barbarian"] }
    static let offline = ["Monk"]
}

/// Uses completion handlers: options from the network, with a fallback.
class HeroIntentHandler: INExtension, DiabloHeroIntentHandling {
    func provideYourHeroOptionsCollection(
        for intent: DiabloHeroIntent,
        with completion: @escaping (INObjectCollection<Hero>?, Error?) -> Void
    ) {
        HeroService.heroes { result in
            let names = (try? result.get()) ?? HeroService.offline
            completion(INObjectCollection(items: names.map { Hero(identifier: $0, display: $0) }), nil)
        }
    }

    func defaultYourHero(for intent: DiabloHeroIntent) -> Hero? {
        Hero(identifier: "Monk", display: "Monk")
    }
}

/// Uses `async`.
class AsyncHeroIntentHandler: INExtension, DiabloHeroIntentHandling {
    func provideYourHeroOptionsCollection(for intent: DiabloHeroIntent) async throws -> INObjectCollection<Hero> {
        let names = (try? await HeroService.heroes()) ?? HeroService.offline
        return INObjectCollection(items: names.map { Hero(identifier: $0, display: $0) })
    }
}

/// What the timeline and the list of placed widgets read.
func heroIdentifier(of intent: INIntent) -> String? {
    (intent as? DiabloHeroIntent)?.YourHero?.identifier
}
