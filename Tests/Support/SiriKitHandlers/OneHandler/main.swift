// Calls SiriKit handlers, written as in apps, both through SiriKit and through App Intents. Prints answers that differ.

import AppIntents
import Foundation
import Intents
import UniformTypeIdentifiers

func expect(_ holds: Bool, _ what: String, line: Int = #line) {
    if !holds { print("line \(line): \(what)") }
}

// MARK: - A conversation

class CoffeeBar: NSObject, OrderCoffeeIntentHandling {
    var isOpen: Bool { true }

    func handle(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
        guard let drink = intent.drink, let quantity = intent.quantity else {
            return OrderCoffeeIntentResponse(code: .failure, userActivity: nil)
        }
        if drink.isDecaf?.boolValue == true { return .failureUnknownDrink(drink) }
        return .success(quantity: quantity, drink: drink, waitTime: 240)
    }

    func confirm(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
        if isOpen { return OrderCoffeeIntentResponse(code: .ready, userActivity: nil) }
        var opening = DateComponents()
        opening.hour = 7
        return .failureShopClosed(opensAt: opening)
    }

    func provideDrinkOptionsCollection(
        for intent: OrderCoffeeIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<CoffeeDrink> {
        let names = ["Espresso", "Flat White"].filter { $0.hasPrefix(searchTerm ?? "") }
        let drinks = names.map { name in
            let drink = CoffeeDrink(identifier: name.lowercased(), display: name)
            drink.subtitleString = "for \(intent.orderFor ?? "you")"
            drink.price = INCurrencyAmount(amount: 2.5, currencyCode: "EUR")
            return drink
        }
        return INObjectCollection(sections: [INObjectSection(title: "Hot", items: drinks)])
    }

    func provideExtrasOptionsCollection(for intent: OrderCoffeeIntent) async throws -> INObjectCollection<CoffeeExtra> {
        INObjectCollection(items: [])
    }

    func defaultDrink(for intent: OrderCoffeeIntent) -> CoffeeDrink? {
        CoffeeDrink(identifier: "espresso", display: "Espresso")
    }
}

final class ClosedBar: CoffeeBar {
    override var isOpen: Bool { false }
}

struct Coffee: OrderCoffeeAppIntentSiriKitHandling {
    let bar: @Sendable () -> CoffeeBar
    func siriKitHandler() -> any OrderCoffeeIntentHandling { bar() }
}

let order = OrderCoffeeAppIntent()
order.drink = CoffeeDrinkAppEntity(id: "espresso", displayString: "Espresso", isDecaf: false)
order.quantity = 3
order.size = .small
order.orderFor = "Ada"
order.pickupDelay = Measurement(value: 5, unit: UnitDuration.minutes)
order.isGift = true
order.extras = [CoffeeExtraAppEntity(id: "sugar", displayString: "Sugar")]
order.audience = nil

let request = order.siriKitIntent
expect(request.drink?.identifier == "espresso" && request.drink?.displayString == "Espresso", "drink")
expect(request.quantity?.intValue == 3 && request.size == .small && request.orderFor == "Ada", "quantity, size, name")
expect(request.pickupDelay?.doubleValue == 300 && request.isGift?.boolValue == true, "delay, gift")
expect(request.extras?.map(\.identifier) == ["sugar"] && request.audience == .unknown, "extras, audience")

let returned = OrderCoffeeAppIntent(siriKit: request)
expect(returned.drink?.id == "espresso" && returned.drink?.isDecaf == false, "drink comes back")
expect(returned.quantity == 3 && returned.size == .small && returned.orderFor == "Ada", "values come back")
expect(returned.pickupDelay.converted(to: .minutes).value == 5 && returned.isGift, "quantities come back")
expect(returned.extras?.map(\.id) == ["sugar"] && returned.audience == nil, "arrays and no choice come back")

let direct = await CoffeeBar().handle(intent: request)
let served = try await Coffee { CoffeeBar() }.handle(intent: order)
expect(direct.code == .success && served.code == .success, "both succeed")
expect(served.quantity == direct.quantity?.intValue && served.drink?.id == direct.drink?.identifier, "same answer")
expect(served.waitTime?.converted(to: .seconds).value == direct.waitTime?.doubleValue, "same time")

let refusal = await ClosedBar().confirm(intent: request)
let closed = try await Coffee { ClosedBar() }.handle(intent: order)
expect(refusal.code == .failureShopClosed && closed.code == .failureShopClosed, "both are closed")
expect(closed.opensAt == refusal.opensAt && closed.opensAt?.hour == 7, "same hour")

do {
    _ = try await order.perform()
    expect(false, "nothing is registered")
} catch {
    expect("\(error)" == "OrderCoffeeAppIntent.register(_:) has not been called in this process", "\(error)")
}
OrderCoffeeAppIntent.register(siriKit: { ClosedBar() })
do {
    _ = try await order.perform()
    expect(false, "the bar is closed")
} catch let failure as OrderCoffeeAppIntentResponse {
    expect(failure.code == .failureShopClosed, "\(failure.code)")
}
OrderCoffeeAppIntent.register(siriKit: { CoffeeBar() })
_ = try await order.perform()

let drinks = try await Coffee { CoffeeBar() }.provideDrinkOptionsCollection(for: order, searchTerm: "Fl")
expect(drinks.keptSections.map { $0.keptTitle?.keptText } == ["Hot"], "section")
let flatWhite = drinks.keptSections[0].keptItems[0]
expect(flatWhite.keptTitle.keptText == "Flat White" && flatWhite.keptSubtitle?.keptText == "for Ada", "item")
expect(flatWhite.keptValue.id == "flat white" && flatWhite.keptValue.price?.amount == 2.5, "value")
let found = try await OrderCoffeeAppIntent.OrderCoffeeDrinkQuery().entities(for: ["gone", "espresso"])
expect(found.map(\.displayString) == ["gone", "Espresso"], "looked up: \(found.map(\.displayString))")
let extra = try await CoffeeExtraAppEntity.defaultQuery.entities(for: ["sugar"])
expect(extra.map(\.id) == ["sugar"], "what nobody offers is known by its identifier")
expect(extra.map(\.displayString) == ["sugar"], "and by nothing else")
let first = await OrderCoffeeAppIntent.OrderCoffeeDrinkQuery().defaultResult()
expect(first?.displayString == "Espresso", "default")

// MARK: - A widget whose options depend on each other

final class Shelf: NSObject, ConfigurationIntentHandling {
    func provideModeArrOptionsCollection(
        for intent: ConfigurationIntent
    ) async throws -> INObjectCollection<ListeningMode> {
        INObjectCollection(items: [ListeningMode(identifier: "fm", display: "FM")])
    }
    func provideArtistOptionsCollection(
        for intent: ConfigurationIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<MusicArtist> {
        let artists = ["Ada", "Bea"].filter { $0.hasPrefix(searchTerm ?? "") }
        return INObjectCollection(items: artists.map { MusicArtist(identifier: $0, display: $0) })
    }
    func provideAlbumOptionsCollection(for intent: ConfigurationIntent) async throws -> INObjectCollection<MusicAlbum> {
        guard let artist = intent.artist else { return INObjectCollection(items: []) }
        let album = MusicAlbum(identifier: "1", display: "First of \(artist.displayString)")
        album.artist = artist
        return INObjectCollection(items: [album])
    }
    func provideTrackOptionsCollection(for intent: ConfigurationIntent) async throws -> INObjectCollection<MusicTrack> {
        throw CocoaError(.featureUnsupported)
    }
    func defaultModeArr(for intent: ConfigurationIntent) -> [ListeningMode]? {
        [ListeningMode(identifier: "fm", display: "FM"), ListeningMode(identifier: "daily", display: "Daily")]
    }
}

struct Music: ConfigurationAppIntentSiriKitHandling {
    func siriKitHandler() -> any ConfigurationIntentHandling { Shelf() }
}

let widget = ConfigurationAppIntent()
var albums = try await Music().provideAlbumOptionsCollection(for: widget)
expect(albums.keptSections.flatMap(\.keptItems).isEmpty, "no album without an artist")
widget.artist = MusicArtistAppEntity(id: "Ada", displayString: "Ada")
albums = try await Music().provideAlbumOptionsCollection(for: widget)
let album = albums.keptSections[0].keptItems[0].keptValue
expect(album.displayString == "First of Ada" && album.artist?.id == "Ada", "album of the artist")
let found2 = try await Music().provideArtistOptionsCollection(for: widget, searchTerm: "B")
expect(found2.keptSections[0].keptItems.map(\.keptValue.id) == ["Bea"], "search")
let modes = await Music().defaultModeArr(for: widget)
expect(modes?.map(\.id) == ["fm", "daily"], "default of an array")
do {
    _ = try await Music().provideTrackOptionsCollection(for: widget)
    expect(false, "tracks are not supported")
} catch {
    expect(error is CocoaError, "\(error)")
}

// MARK: - Files

let selection = SelectCounterAppIntent()
var note = IntentFile(data: Data(), filename: "note", type: UTType("public.json"))
note.removedOnCompletion = true
selection.counter = note
let sent = selection.siriKitIntent.counter
expect(sent?.typeIdentifier == "public.json" && sent?.removedOnCompletion == true, "a file's type and removal")
let received = SelectCounterAppIntent(siriKit: selection.siriKitIntent).counter
expect(received?.type?.identifier == "public.json" && received?.removedOnCompletion == true, "both come back")

// MARK: - Options of the time before collections

final class Characters: NSObject, SelectCharacterIntentHandling {
    func provideCharacterOptions(for intent: SelectCharacterIntent) async throws -> [GameCharacter] {
        [GameCharacter(identifier: "panda", display: "Panda"), GameCharacter(identifier: nil, display: "Spouty")]
    }
}

struct OldOptions: SelectCharacterAppIntentSiriKitHandling {
    func siriKitHandler() -> any SelectCharacterIntentHandling { Characters() }
}

let characters = try await OldOptions().provideCharacterOptionsCollection(for: SelectCharacterAppIntent())
let items = characters.keptSections.flatMap(\.keptItems)
expect(items.map(\.keptTitle.keptText) == ["Panda", "Spouty"], "old options")
expect(items.map(\.keptValue.id) == ["panda", "Spouty"], "an object without an identifier has its name")
SelectCharacterAppIntent.register(siriKit: { Characters() })
let spouty = try await SelectCharacterAppIntent.SelectCharacterCharacterQuery().entities(for: ["Spouty"])
expect(spouty.map(\.displayString) == ["Spouty"], "looked up among old options")
