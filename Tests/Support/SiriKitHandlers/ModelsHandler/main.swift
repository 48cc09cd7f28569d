// A handler that is written for the models does the work of an App Intent. Prints unexpected results. The stub of App
// Intents chooses the first of several values and answers yes to confirmations.

import AppIntents
import Foundation
import IntentRuntime

func expect(_ holds: Bool, _ what: String, line: Int = #line) {
    if !holds { print("line \(line): \(what)") }
}

struct Bar: OrderCoffeeHandling, OrderCoffeeOptionsProvider, DefinitionDefaults {
    var isOpen = true

    func resolveDrink(for order: OrderCoffeeDraft) async -> OrderCoffeeConfiguration.DrinkResolution {
        guard let drink = order.drink else {
            return .disambiguation(["Espresso", "Flat White"].map { CoffeeDrink(identifier: $0, display: $0) })
        }
        return drink.identifier == "tea" ? .unsupported(.notServedHere) : .success(drink)
    }
    func resolveSize(for order: OrderCoffeeDraft) async -> Resolution<CupSize> {
        order.size == .bucket ? .confirmationRequired(.regular) : .standard(.size, of: order)
    }
    func resolveQuantity(for order: OrderCoffeeDraft) async -> OrderCoffeeConfiguration.QuantityResolution {
        .success((order[.quantity] as? Int ?? 0) + 1)
    }
    func resolveExtras(for order: OrderCoffeeDraft) async -> ListResolution<CoffeeExtra> {
        .each(order.extras.map { _ in .success(CoffeeExtra(identifier: "milk", display: "Milk")) })
    }
    func resolveOrderFor(for order: OrderCoffeeDraft) async -> OrderCoffeeConfiguration.OrderForResolution {
        .notRequired
    }
    func resolveGiftMessage(for order: OrderCoffeeDraft) async -> Resolution<String> {
        .success("Enjoy")
    }
    func confirm(_ configuration: OrderCoffeeConfiguration) async throws -> OrderCoffeeResponse {
        OrderCoffeeResponse(code: isOpen ? .ready : .failureShopClosed)
    }
    func handle(_ configuration: OrderCoffeeConfiguration) async throws -> OrderCoffeeResponse {
        var response = OrderCoffeeResponse(code: .success)
        response.drink = configuration.drink
        response.quantity = configuration.quantity
        response.waitTime = DurationValue(seconds: 240)
        return response
    }
    func provideDrinkOptionsCollection(
        for configuration: OrderCoffeeConfiguration,
        searchTerm: String?
    ) async throws -> OptionsCollection<CoffeeDrink> {
        var drink = CoffeeDrink(identifier: "espresso", display: "Espresso")
        drink.subtitle = "Short"
        return [drink]
    }
    func provideExtrasOptionsCollection(
        for configuration: OrderCoffeeConfiguration
    ) async throws -> OptionsCollection<CoffeeExtra> { [CoffeeExtra(identifier: "sugar", display: "Sugar")] }
    func lookUpExtras(
        withIdentifiers identifiers: [String],
        for configuration: OrderCoffeeConfiguration
    ) -> [CoffeeExtra]? { nil }
    func lookUpDrink(
        withIdentifiers identifiers: [String],
        for configuration: OrderCoffeeConfiguration
    ) async throws -> [CoffeeDrink]? {
        identifiers.filter { $0 != "gone" }.map { CoffeeDrink(identifier: $0, display: $0.capitalized) }
    }
}

/// Runs the registered handler and returns its response.
func answer(_ order: OrderCoffeeAppIntent) async throws -> OrderCoffeeAppIntentResponse {
    try await OrderCoffeeAppIntent.handler().handle(intent: order)
}

OrderCoffeeAppIntent.register(models: Bar(), options: Bar())
let order = OrderCoffeeAppIntent()
order.size = .bucket
order.extras = [CoffeeExtraAppEntity(id: "sugar", displayString: "Sugar")]
order.isGift = true
let served = try await answer(order)
expect(order.drink?.id == "Espresso", "the first drink is chosen")
expect(order.size == .regular, "another size is confirmed")
expect(order.quantity == 2 && order.extras?.map(\.id) == ["milk"], "what the handler makes of values counts")
expect(order.giftMessage == "Enjoy", "what a gift shows is asked")
expect(served.code == .success && served.drink?.id == "Espresso" && served.quantity == 2, "answer")
expect(served.waitTime?.converted(to: .seconds).value == 240, "time")

let plain = OrderCoffeeAppIntent()
_ = try await answer(plain)
expect(plain.giftMessage == nil, "what is not shown is not asked")

order.drink = CoffeeDrinkAppEntity(id: "tea", displayString: "Tea")
do {
    _ = try await answer(order)
    expect(false, "tea is not served")
} catch { expect(error is AppIntentError, "\(error)") }

OrderCoffeeAppIntent.register(models: Bar(isOpen: false), options: Bar())
order.drink = nil
let closed = try await answer(order)
expect(closed.code == .failureShopClosed, "closed")
do {
    _ = try await order.perform()
    expect(false, "closed")
} catch let failure as OrderCoffeeAppIntentResponse { expect(failure.code == .failureShopClosed, "failure") }

let found = try await OrderCoffeeAppIntent.OrderCoffeeDrinkQuery().entities(for: ["gone", "mocha"])
expect(found.map(\.displayString) == ["gone", "Mocha"], "looked up")
let extras = try await OrderCoffeeAppIntent.OrderCoffeeExtrasQuery().entities(for: ["sugar"])
expect(extras.map(\.displayString) == ["Sugar"], "looked up among the options")
let offered = try await OrderCoffeeAppIntent.OrderCoffeeDrinkQuery().suggestedEntities()
expect(offered.keptSections.flatMap(\.keptItems).map { $0.keptSubtitle?.keptText } == ["Short"], "subtitle")
