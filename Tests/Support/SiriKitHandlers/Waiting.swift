import Foundation
import IntentRuntime
import Intents

/// Answers only on the main thread, like providers that read what the app's views show.
@MainActor final class MainActorMenu: OrderCoffeeOptionsProvider, SearchesOptions {
    func provideDrinkOptionsCollection(
        for order: OrderCoffeeConfiguration,
        searchTerm: String?
    ) async throws -> OptionsCollection<CoffeeDrinkValue> { [] }

    func provideExtrasOptionsCollection(
        for order: OrderCoffeeConfiguration
    ) async throws -> OptionsCollection<CoffeeExtraValue> { [] }

    func defaultDrink(for order: OrderCoffeeConfiguration) async -> CoffeeDrinkValue? {
        MainActor.assertIsolated()
        return CoffeeDrinkValue(identifier: "espresso", display: "Espresso")
    }

    /// Takes an hour to answer.
    func defaultExtras(for order: OrderCoffeeConfiguration) async -> [CoffeeExtraValue]? {
        try? await Task.sleep(nanoseconds: 3_600_000_000_000)
        return []
    }
}

@main struct Waiting {
    static func main() {
        let handler = OrderCoffeeIntentOptionsHandler(MainActorMenu())
        let intent = OrderCoffeeIntent(OrderCoffeeConfiguration())
        let start = Date()
        for number in 1...3 where handler.defaultDrink(for: intent)?.displayString != "Espresso" {
            print("no answer on the main thread, \(number)")
        }
        if Date().timeIntervalSince(start) > 4 { print("an answer only when the time was over") }

        let beginning = Date()
        if handler.defaultExtras(for: intent) != nil { print("an answer of someone who gives none") }
        let seconds = Date().timeIntervalSince(beginning)
        // Five seconds, plus whatever a busy machine adds.
        if !(5..<60).contains(seconds) { print("waited for \(seconds) seconds") }

        // Other threads wait without a run loop.
        let elsewhere = Thread {
            if handler.defaultDrink(for: intent)?.displayString != "Espresso" { print("no answer on another thread") }
            exit(0)
        }
        elsewhere.start()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 20))
        print("another thread waits for ever")
    }
}
