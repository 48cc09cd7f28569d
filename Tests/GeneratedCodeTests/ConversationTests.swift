import IntentRuntime
import TestSupport
import Testing

/// An order from its start to its end, on any platform: a handler as an app writes it, and a user who answers.
struct ConversationTests {
    private struct CoffeeBar: OrderCoffeeHandling {
        let drinks = [
            CoffeeDrink(identifier: "flat", display: "Flat White"),
            CoffeeDrink(identifier: "white", display: "White Tea"),
            CoffeeDrink(identifier: "mocha", display: "Mocha"),
        ]

        func resolveDrink(for configuration: OrderCoffeeConfiguration) async -> ResolutionResult<CoffeeDrink> {
            guard let drink = configuration.drink else { return .needsValue }
            if drink.identifier == "mocha" { return .unsupported(OrderCoffeeConfiguration.UnsupportedReasons.soldOut) }
            if drink.identifier != nil { return .success(drink) }
            return .disambiguation(OptionsCollection(items: drinks).matching(drink.displayString).allItems)
        }

        func resolveExtras(for configuration: OrderCoffeeConfiguration) async -> [ResolutionResult<CoffeeExtra>] {
            configuration.extras.map { .success($0) }
        }

        func resolveOrderFor(for configuration: OrderCoffeeConfiguration) async -> ResolutionResult<String> {
            .notRequired
        }

        func handle(_ configuration: OrderCoffeeConfiguration) async throws -> OrderCoffeeResponse {
            .successReadyNow(orderNumber: 7, total: CurrencyAmountValue(4.5, "EUR"))
        }
    }

    @Test func anOrderIsPlayedToItsEnd() async throws {
        var answers: [Conversation<CoffeeBar>.Answer] = [
            .value(CoffeeDrink(identifier: "mocha", display: "Mocha")),
            .value(CoffeeDrink(identifier: nil, display: "white")), .choice(0), .value(3), .yes,
        ]
        let outcome = try await Conversation(with: CoffeeBar()).run(OrderCoffeeConfiguration(quantity: 20)) { _ in
            answers.removeFirst()
        }
        #expect(
            outcome.transcript == [
                "What would you like to drink?",
                "Mocha is sold out today.", "What would you like to drink?",
                "2 drinks match “white”.", "Which of them do you want?", "Flat White", "White Tea",
                "Quantity can be 12 at most.", "How many?",
                "Order Coffee?",
                "Order 7 is ready: 4.5 EUR.",
            ]
        )
        #expect(outcome.configuration.drink?.identifier == "flat")
        #expect(outcome.configuration.quantity == 3)
        #expect(outcome.response?.code == .successReadyNow)
    }

    @Test func aUserMayGiveUp() async throws {
        let outcome = try await Conversation(with: CoffeeBar()).run { _ in .cancel }
        #expect(outcome.response == nil)
        #expect(outcome.transcript == ["What would you like to drink?"])
    }

    @Test func anAnswerThatDoesNotFitIsAnError() async throws {
        await #expect(throws: Conversation<CoffeeBar>.Failure.self) {
            try await Conversation(with: CoffeeBar()).run { _ in .value(4) }
        }
    }

    @Test func aDialogHasAShortForm() {
        let response = OrderCoffeeResponse(code: .success, drink: nil, quantity: 2, waitTime: .minutes(5))
        #expect(response.dialog(.short) == "Ready in 5 minutes.")
        #expect(OrderCoffeeResponse(code: .ready).dialog() == nil)
    }

    private struct Weather: ShowForecastHandling {
        func resolveScale(for configuration: ShowForecastConfiguration) async -> ResolutionResult<TemperatureScale> {
            .confirmationRequired(.fahrenheit)
        }

        func handle(_ configuration: ShowForecastConfiguration) async throws -> ShowForecastResponse {
            ShowForecastResponse(code: .success, city: configuration.city, summary: "sonnig")
        }
    }

    /// A text that mentions an enumeration is translated for each of its cases, and asks about the value in question.
    @Test func aConversationIsHeldInTheUsersLanguage() async throws {
        let tables = StringTableFolder(Project.schemas.appendingPathComponent("Localized"), languages: ["de"])
        var answers: [Conversation<Weather>.Answer] = [.value(ForecastCity(identifier: "1", display: "Köln")), .yes]
        let outcome = try await Conversation(with: Weather(), in: tables).run { _ in answers.removeFirst() }
        #expect(
            outcome.transcript == ["Für welche Stadt?", "Möchtest du Fahrenheit?", "In Köln wird es sonnig."]
        )
        #expect(outcome.configuration.scale == .fahrenheit)
        let inEnglish = try await Conversation(with: Weather()).run(
            ShowForecastConfiguration(city: ForecastCity(identifier: "1", display: "Köln"))
        ) { _ in .yes }
        #expect(inEnglish.transcript == ["Did you want Fahrenheit?", "It will be sonnig in Köln."])
    }
}
