import Foundation
import IntentRuntime
import Intents

/// A handler that does not depend on SiriKit. It gives a different answer for each value.
struct Barista: OrderCoffeeHandling {
    struct Spilt: Error {}

    func handle(_ order: OrderCoffeeConfiguration) async throws -> OrderCoffeeResponse {
        if order.quantity == 13 { throw Spilt() }
        return OrderCoffeeResponse(code: .success, drink: order.drink, quantity: order.quantity)
    }

    func confirm(_ order: OrderCoffeeConfiguration) async throws -> OrderCoffeeResponse {
        if order.quantity == 13 { throw Spilt() }
        return order.quantity == 1
            ? OrderCoffeeResponse(code: .ready)
            : OrderCoffeeResponse(code: .failureShopClosed, opensAt: DateComponents(hour: 7))
    }

    func resolveDrink(for order: OrderCoffeeDraft) async throws -> OrderCoffeeConfiguration.DrinkResolution {
        guard let drink = order.drink else { return .disambiguation([espresso, espresso]) }
        switch drink.displayString {
        case "Tea": return .unsupported(.notServedHere)
        case "Wine": throw Spilt()
        case "Beer": return .unsupported(nil)
        case "Water": return .confirmationRequired(espresso)
        default: return .success(drink)
        }
    }

    func resolveSize(for order: OrderCoffeeDraft) async -> Resolution<CupSizeValue> {
        order.size == .bucket ? .confirmationRequired(.regular) : .disambiguation([.regular, .bucket])
    }

    func resolveExtras(for order: OrderCoffeeDraft) async -> ListResolution<CoffeeExtraValue> {
        .each(order.extras.map { .success($0) } + [.needsValue, .notRequired])
    }

    func resolveGiftMessage(for order: OrderCoffeeDraft) async -> Resolution<String> {
        .disambiguation(["Happy birthday", ""])
    }

    func resolvePickupDelay(for order: OrderCoffeeDraft) async -> OrderCoffeeConfiguration.PickupDelayResolution {
        .success(.minutes(2))
    }

    func resolveIsGift(for order: OrderCoffeeDraft) async -> Resolution<Bool> {
        order[.isGift] == nil ? .needsValue : .confirmationRequired(order.isGift)
    }
}

/// A provider that knows more about a drink than values that were saved long ago.
struct Menu: OrderCoffeeOptionsProvider, DefinitionDefaults, SearchesOptions {
    func provideDrinkOptionsCollection(
        for order: OrderCoffeeConfiguration,
        searchTerm: String?
    ) async throws -> OptionsCollection<CoffeeDrinkValue> { [espresso] }

    func provideExtrasOptionsCollection(
        for order: OrderCoffeeConfiguration
    ) async throws -> OptionsCollection<CoffeeExtraValue> {
        if order.quantity == 13 { throw Barista.Spilt() }
        return [CoffeeExtraValue(identifier: "milk", display: "Milk of today")]
    }

    func lookUpDrink(
        withIdentifiers identifiers: [String],
        for order: OrderCoffeeConfiguration
    ) async throws -> [CoffeeDrinkValue]? {
        identifiers == ["espresso"] ? [espresso] : []
    }
}

let espresso = CoffeeDrinkValue(identifier: "espresso", display: "Espresso", subtitle: "30 ml")
let milk = CoffeeExtraValue(identifier: "milk", display: "Milk of yesterday")
let syrup = CoffeeExtraValue(identifier: "syrup", display: "Syrup")
let handler = OrderCoffeeIntentPortableHandler(Barista(), options: Menu())

/// Prints a difference.
func expect<Value: Equatable>(_ what: String, _ found: Value, _ expected: Value) {
    if found != expected { print("\(what): \(found), not \(expected)") }
}

func intent(_ change: (inout OrderCoffeeConfiguration) -> Void) -> OrderCoffeeIntent {
    var order = OrderCoffeeConfiguration()
    order.quantity = 1
    change(&order)
    return OrderCoffeeIntent(order)
}

func drinking(_ name: String) -> OrderCoffeeIntent {
    intent { $0.drink = CoffeeDrinkValue(identifier: nil, display: name) }
}

func words(_ result: INIntentResolutionResult) -> String {
    let values = result.values.map { value in (value as? INObject)?.displayString ?? "\(value)" }
    return ([result.outcome] + values).joined(separator: " ")
}

@main struct PortableHandling {
    static func main() async {
        let ready = await handler.confirm(intent: intent { _ in })
        expect("nothing to say", ready.code, .ready)
        let closed = await handler.confirm(intent: intent { $0.quantity = 2 })
        expect("a refusal", closed.code, .failureShopClosed)
        expect("its value", closed.opensAt?.hour, 7)
        let thrown = await handler.confirm(intent: intent { $0.quantity = 13 })
        expect("an error of confirming", thrown.code, .failure)

        let old = CoffeeDrinkValue(identifier: "espresso", display: "Caffè")
        let handled = await handler.handle(intent: intent { $0.drink = old })
        expect("handled", handled.code, .success)
        expect("a drink as it is called today", handled.drink?.displayString, "Espresso")
        expect("the subtitle of today", handled.drink?.subtitleString, "30 ml")
        let typed = await handler.handle(intent: drinking("Chicory"))
        expect("a drink that is only its text", typed.drink?.displayString, "Chicory")
        let mocha = CoffeeDrinkValue(identifier: "mocha", display: "Mocha")
        let gone = await handler.handle(intent: intent { $0.drink = mocha })
        expect("a drink that is gone", gone.drink?.displayString, nil)
        let failed = await handler.handle(intent: intent { $0.quantity = 13 })
        expect("an error of handling", failed.code, .failure)

        for (name, expected) in [
            ("Espresso", "success Espresso"), ("Tea", "unsupported 2"), ("Wine", "unsupported"),
            ("Beer", "unsupported"),
            ("Water", "confirm Espresso"),
        ] { expect(name, words(await handler.resolveDrink(for: drinking(name))), expected) }
        expect("a choice", words(await handler.resolveDrink(for: intent { _ in })), "which Espresso Espresso")
        expect(
            "a case to confirm",
            words(await handler.resolveSize(for: intent { $0.size = .bucket })),
            "confirm \(CupSize.regular.rawValue)"
        )
        expect("cases to choose from", words(await handler.resolveSize(for: intent { _ in })), "needs a value")
        let extras = await handler.resolveExtras(for: intent { $0.extras = [syrup, milk] })
        expect(
            "several values, without one that is gone",
            extras.map(words),
            ["success Milk of today", "needs a value", "not required"]
        )
        let hidden = await handler.resolveGiftMessage(for: intent { _ in })
        expect("a text without an effect", words(hidden), "not required")
        let message = await handler.resolveGiftMessage(for: intent { $0.isGift = true })
        expect("texts to choose from", words(message), "which Happy birthday ")
        expect(
            "a duration",
            words(await handler.resolvePickupDelay(for: intent { $0.pickupRule = .in })),
            "success 120.0"
        )
        let unsaid = intent { $0.isGift = true }
        expect("a number to confirm", words(await handler.resolveIsGift(for: unsaid)), "confirm true")
        unsaid.isGift = nil
        expect("a Boolean that was not said", words(await handler.resolveIsGift(for: unsaid)), "needs a value")
        expect("what the definition says", words(await handler.resolveQuantity(for: intent { _ in })), "success 1")
        let many = await handler.resolveQuantity(for: intent { $0.quantity = 99 })
        expect("a number that is too large", words(many), "unsupported 2")
    }
}
