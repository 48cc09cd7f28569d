// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The handling protocols of the classes as Swift without Objective-C can have them: what is optional there has an answer here.

import Foundation
import Intents

public protocol OrderCoffeeIntentHandling: NSObjectProtocol {
    func handle(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse
    func confirm(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse
    func provideDrinkOptionsCollection(
        for intent: OrderCoffeeIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<CoffeeDrink>
    func provideExtrasOptionsCollection(for intent: OrderCoffeeIntent) async throws -> INObjectCollection<CoffeeExtra>
    func defaultDrink(for intent: OrderCoffeeIntent) -> CoffeeDrink?
    func defaultExtras(for intent: OrderCoffeeIntent) -> [CoffeeExtra]?
}
extension OrderCoffeeIntentHandling {
    public func defaultDrink(for intent: OrderCoffeeIntent) -> CoffeeDrink? { nil }
    public func defaultExtras(for intent: OrderCoffeeIntent) -> [CoffeeExtra]? { nil }
}

public protocol ConfigurationIntentHandling: NSObjectProtocol {
    func provideModeArrOptionsCollection(
        for intent: ConfigurationIntent
    ) async throws -> INObjectCollection<ListeningMode>
    func provideArtistOptionsCollection(
        for intent: ConfigurationIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<MusicArtist>
    func provideAlbumOptionsCollection(for intent: ConfigurationIntent) async throws -> INObjectCollection<MusicAlbum>
    func provideTrackOptionsCollection(for intent: ConfigurationIntent) async throws -> INObjectCollection<MusicTrack>
    func defaultModeArr(for intent: ConfigurationIntent) -> [ListeningMode]?
    func defaultArtist(for intent: ConfigurationIntent) -> MusicArtist?
    func defaultAlbum(for intent: ConfigurationIntent) -> MusicAlbum?
    func defaultTrack(for intent: ConfigurationIntent) -> MusicTrack?
}
extension ConfigurationIntentHandling {
    public func defaultArtist(for intent: ConfigurationIntent) -> MusicArtist? { nil }
    public func defaultAlbum(for intent: ConfigurationIntent) -> MusicAlbum? { nil }
    public func defaultTrack(for intent: ConfigurationIntent) -> MusicTrack? { nil }
}

public protocol ConcertDatesIntentHandling: NSObjectProtocol {
    func provideCalendarsOptionsCollection(
        for intent: ConcertDatesIntent
    ) async throws -> INObjectCollection<ConcertCalendar>
    func defaultCalendars(for intent: ConcertDatesIntent) -> [ConcertCalendar]?
}

public protocol SelectCharacterIntentHandling: NSObjectProtocol {
    func provideCharacterOptions(for intent: SelectCharacterIntent) async throws -> [GameCharacter]
}
