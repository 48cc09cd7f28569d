import IntentRuntime
import Intents

struct CoffeeProvider: OrderCoffeeOptionsProvider, DefinitionDefaults, SearchesOptions {
    func provideDrinkOptionsCollection(
        for configuration: OrderCoffeeConfiguration,
        searchTerm: String?
    ) async throws -> OptionsCollection<CoffeeDrinkValue> {
        OptionsCollection(items: [CoffeeDrinkValue(identifier: "espresso", display: "Espresso")]).matching(searchTerm)
    }

    func provideExtrasOptionsCollection(
        for configuration: OrderCoffeeConfiguration
    ) async throws -> OptionsCollection<CoffeeExtraValue> {
        []
    }

    func lookUpDrink(
        withIdentifiers identifiers: [String],
        for configuration: OrderCoffeeConfiguration
    ) -> [CoffeeDrinkValue]? { [] }
}

/// An action inherits from the generated class and adds everything but options.
class CoffeeActionHandler: OrderCoffeeIntentOptionsHandler, OrderCoffeeIntentHandling {
    func handle(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
        let order = OrderCoffeeConfiguration(intent)
        return OrderCoffeeIntentResponse(
            OrderCoffeeResponse(code: .success, drink: order.drink, quantity: order.quantity)
        )
    }

    func resolveDrink(for intent: OrderCoffeeIntent) async -> OrderCoffeeDrinkResolutionResult { .needsValue() }
    func resolveSize(for intent: OrderCoffeeIntent) async -> CupSizeResolutionResult { .success(with: intent.size) }
    func resolveQuantity(for intent: OrderCoffeeIntent) async -> OrderCoffeeQuantityResolutionResult { .notRequired() }
    func resolveExtras(for intent: OrderCoffeeIntent) async -> [CoffeeExtraResolutionResult] { [] }
    func resolveOrderFor(for intent: OrderCoffeeIntent) async -> OrderCoffeeOrderForResolutionResult { .notRequired() }
    func resolvePickupRule(for intent: OrderCoffeeIntent) async -> PickupRuleResolutionResult { .notRequired() }
    func resolvePickupTime(for intent: OrderCoffeeIntent) async -> OrderCoffeePickupTimeResolutionResult {
        .notRequired()
    }
    func resolvePickupDelay(for intent: OrderCoffeeIntent) async -> OrderCoffeePickupDelayResolutionResult {
        .notRequired()
    }
    func resolveIsGift(for intent: OrderCoffeeIntent) async -> INBooleanResolutionResult { .notRequired() }
    func resolveGiftMessage(for intent: OrderCoffeeIntent) async -> INStringResolutionResult { .notRequired() }
}
