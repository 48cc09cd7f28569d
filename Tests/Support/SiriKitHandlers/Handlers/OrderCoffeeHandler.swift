import Intents

/// Uses `async`: an action that Siri runs, with all of its questions.
class CoffeeIntentHandler: NSObject, OrderCoffeeIntentHandling {
    func handle(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
        guard let drink = intent.drink, let quantity = intent.quantity else {
            return OrderCoffeeIntentResponse(code: .failure, userActivity: nil)
        }
        if drink.isDecaf?.boolValue == true { return .failureUnknownDrink(drink) }
        return .success(quantity: quantity, drink: drink, waitTime: 240)
    }

    func confirm(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
        var opening = DateComponents()
        opening.hour = 7
        return .failureShopClosed(opensAt: opening)
    }

    func resolveDrink(for intent: OrderCoffeeIntent) async -> OrderCoffeeDrinkResolutionResult {
        guard let drink = intent.drink else { return .needsValue() }
        return drink.identifier == "tea" ? .unsupported(forReason: .notServedHere) : .success(with: drink)
    }

    func resolveSize(for intent: OrderCoffeeIntent) async -> CupSizeResolutionResult {
        intent.size == .bucket ? .confirmationRequired(with: .regular) : .success(with: intent.size)
    }

    func resolveQuantity(for intent: OrderCoffeeIntent) async -> OrderCoffeeQuantityResolutionResult {
        guard let quantity = intent.quantity?.intValue else { return .needsValue() }
        return quantity > 9 ? .unsupported(forReason: .notEnoughBeans) : .success(with: quantity)
    }

    func resolveExtras(for intent: OrderCoffeeIntent) async -> [CoffeeExtraResolutionResult] {
        (intent.extras ?? []).map { .success(with: $0) }
    }

    func resolveOrderFor(for intent: OrderCoffeeIntent) async -> OrderCoffeeOrderForResolutionResult {
        intent.orderFor.map { $0.isEmpty ? .unsupported(forReason: .empty) : .success(with: $0) } ?? .notRequired()
    }

    func resolvePickupRule(for intent: OrderCoffeeIntent) async -> PickupRuleResolutionResult {
        intent.pickupRule == .default ? .notRequired() : .success(with: intent.pickupRule)
    }

    func resolvePickupTime(for intent: OrderCoffeeIntent) async -> OrderCoffeePickupTimeResolutionResult {
        intent.pickupTime.map { .success(with: $0) } ?? .unsupported(forReason: .closed)
    }

    func resolvePickupDelay(for intent: OrderCoffeeIntent) async -> OrderCoffeePickupDelayResolutionResult {
        intent.pickupDelay.map { .success(with: $0.doubleValue) } ?? .notRequired()
    }

    func resolveIsGift(for intent: OrderCoffeeIntent) async -> INBooleanResolutionResult {
        .success(with: intent.isGift?.boolValue ?? false)
    }

    func resolveGiftMessage(for intent: OrderCoffeeIntent) async -> INStringResolutionResult {
        .disambiguation(with: ["Happy birthday", "Get well soon"])
    }

    func provideDrinkOptionsCollection(
        for intent: OrderCoffeeIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<CoffeeDrink> {
        INObjectCollection(items: [CoffeeDrink(identifier: "espresso", display: "Espresso")])
    }

    func provideExtrasOptionsCollection(for intent: OrderCoffeeIntent) async throws -> INObjectCollection<CoffeeExtra> {
        INObjectCollection(items: [])
    }
}
