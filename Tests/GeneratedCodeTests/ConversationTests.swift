import Foundation
import IntentRuntime
import TestSupport
import Testing

/// A coffee bar that takes orders: an app's code for an intent that asks before it acts.
private struct CoffeeBar {
    let drinks = [
        CoffeeDrink(identifier: "flat", display: "Flat White"),
        CoffeeDrink(identifier: "white", display: "White Tea"),
        CoffeeDrink(identifier: "mocha", display: "Mocha"),
    ]
    var dialog = OrderCoffeeResponse.successReadyNow(orderNumber: 7, total: CurrencyAmountValue(4.5, "EUR"))
}

extension CoffeeBar: OrderCoffeeHandling {
    func resolveDrink(for order: OrderCoffeeDraft) -> OrderCoffeeDraft.DrinkResolution {
        guard let drink = order.drink else { return .needsValue }
        if drink.identifier == "mocha" { return .unsupported(.soldOut) }
        if drink.identifier != nil { return .success(drink) }
        return .disambiguation(OptionsCollection(items: drinks).matching(drink.displayString).allItems)
    }

    func resolveQuantity(for order: OrderCoffeeDraft) -> OrderCoffeeDraft.QuantityResolution {
        guard let quantity = order.quantity else { return .needsValue }
        return quantity <= 9 ? .standard(.quantity, of: order) : .unsupported(.notEnoughBeans)
    }

    func resolveExtras(for order: OrderCoffeeDraft) -> OrderCoffeeDraft.ExtrasResolution {
        guard let extras = order.extras else { return .needsValue }
        if extras.isEmpty { return .notRequired }
        return .each(extras.map { $0.identifier == nil ? .confirmationRequired($0) : .success($0) })
    }

    func handle(_ order: OrderCoffeeConfiguration) -> OrderCoffeeResponse { dialog }
}

/// A complete order, on any platform: a handler as in an app, and a user who answers.
struct ConversationTests {
    private typealias Talk = Conversation<OrderCoffeeDraft>

    private let flatWhite = CoffeeDrink(identifier: "flat", display: "Flat White")

    private func talk(
        about draft: OrderCoffeeDraft,
        asking asked: Set<OrderCoffeeDraft.Parameter> = [],
        style: DialogStyle = .full,
        format: ValueFormat = .standard,
        with bar: CoffeeBar = CoffeeBar(),
        _ answers: Talk.Answer...
    ) async throws -> Talk {
        var answers = answers[...]
        return try await Conversation(with: bar, about: draft, asking: asked, style: style, format: format) { _ in
            answers.popFirst() ?? .cancel
        }
    }

    @Test func anOrderIsPlayedToItsEnd() async throws {
        var drinks = ["mocha", "white"]
        let draft = OrderCoffeeDraft(orderFor: "Ada")
        let talk = try await Conversation(with: CoffeeBar(), about: draft) { question in
            switch (question.parameter, question.kind) {
            case (.drink, .choice): .words("Flat White")
            case (.drink, _):
                .value(CoffeeDrink(identifier: drinks[0] == "mocha" ? "mocha" : nil, display: drinks.removeFirst()))
            case (.quantity, _): .words(question.texts.count == 1 ? "20" : "3")
            case (.extras, _): .nothing
            case (nil, _): .yes
            default: .cancel
            }
        }
        #expect(
            talk.transcript.text == """
                Siri: What would you like to drink?
                user: mocha
                Siri: mocha is sold out today.
                Siri: What would you like to drink?
                user: white
                Siri: 2 drinks match “white”.
                Siri: Which of them do you want?
                Siri: Flat White
                Siri: White Tea
                user: Flat White
                Siri: How many?
                user: 20
                Siri: There are not enough beans left for 20 cups.
                Siri: How many?
                user: 3
                Siri: Anything in it?
                user: nothing
                Siri: Order Coffee?
                user: yes
                Siri: Order 7 is ready: 4.50 EUR.
                """
        )
        #expect(talk.draft.configuration == OrderCoffeeConfiguration(drink: flatWhite, quantity: 3, orderFor: "Ada"))
        #expect(talk.response?.code == .successReadyNow)
        let saved = try JSONEncoder().encode(talk.transcript)
        #expect(try JSONDecoder().decode(ConversationTranscript.self, from: saved) == talk.transcript)
    }

    @Test func aResponseOpensTheAppWithItsActivity() async throws {
        let order = OrderCoffeeDraft(drink: flatWhite, quantity: 1, extras: [], orderFor: "Ada")
        func continued(_ response: OrderCoffeeResponse) async throws -> UserActivityValue? {
            try await talk(about: order, with: CoffeeBar(dialog: response), .yes).continuedActivity
        }
        let activity = UserActivityValue(activityType: "order", userInfo: ["drink": "flat"])
        #expect(try await continued(OrderCoffeeResponse(code: .continueInApp, userActivity: activity)) == activity)
        let unnamed = try await continued(OrderCoffeeResponse(code: .failureRequiringAppLaunch))
        #expect(unnamed == UserActivityValue(activityType: "OrderCoffeeIntent"))
        #expect(try await continued(OrderCoffeeResponse(code: .failure, userActivity: activity)) == nil)
    }

    @Test func anActivityIsAValueOfItsResponse() throws {
        let activity = UserActivityValue(activityType: "order", userInfo: ["drink": "flat"])
        let response = OrderCoffeeResponse(code: .continueInApp, userActivity: activity, quantity: 2)
        #expect(response != OrderCoffeeResponse(code: .continueInApp, quantity: 2))
        #expect(try JSONDecoder().decode(OrderCoffeeResponse.self, from: JSONEncoder().encode(response)) == response)
        #expect(PlainResponse(code: .continueInApp, userActivity: activity).userActivity == activity)
        #expect(OrderCoffeeResponse.modelDescription.fields.map(\.name).prefix(2) == ["code", "drink"])
    }

    @Test func aUserMayGiveUp() async throws {
        let talk = try await talk(about: OrderCoffeeDraft(), .cancel)
        #expect(talk.response == nil)
        #expect(talk.transcript.text == "Siri: What would you like to drink?\nuser: cancel")
        let refused = try await self.talk(
            about: OrderCoffeeDraft(drink: flatWhite, quantity: 1, extras: [], orderFor: "Ada"),
            .no
        )
        #expect(refused.transcript.text == "Siri: Order Coffee?\nuser: no")
        #expect(refused.response == nil)
    }

    @Test func anAnswerThatDoesNotFitIsAnError() async throws {
        await #expect(throws: ParameterTypeMismatch.self) { try await talk(about: OrderCoffeeDraft(), .value(4)) }
        await #expect(throws: Talk.Failure.self) { try await talk(about: OrderCoffeeDraft(), .choice(1)) }
        await #expect(throws: Talk.Failure.self) {
            try await talk(about: OrderCoffeeDraft(drink: flatWhite), .words("three"))
        }
    }

    /// Two elements that need confirmation are two questions, and another element asks for both again.
    @Test func eachElementOfAListIsConfirmed() async throws {
        let talk = try await talk(
            about: OrderCoffeeDraft(drink: flatWhite, quantity: 1, orderFor: "Ada"),
            .words("oat milk"),
            .words("honey"),
            .nothing,
            .yes,
            .no,
            .words("salt"),
            .yes,
            .cancel
        )
        #expect(
            talk.transcript.text == """
                Siri: Anything in it?
                user: oat milk
                Siri: Anything else in it?
                user: honey
                Siri: Anything else in it?
                user: nothing
                Siri: Did you want oat milk?
                user: yes
                Siri: Did you want honey?
                user: no
                Siri: Anything in it?
                user: salt
                Siri: Did you want salt?
                user: yes
                Siri: Order Coffee?
                user: cancel
                """
        )
        #expect(talk.draft.extras?.map(\.displayString) == ["oat milk", "salt"])
    }

    /// A parameter that is set to "Ask Each Time" is asked for even if it has a default or was already given.
    @Test func whatIsAskedEachTimeIsAsked() async throws {
        let said = OrderCoffeeDraft(drink: flatWhite, size: .bucket, quantity: 1, extras: [], orderFor: "Ada")
        let talk = try await talk(about: said, asking: [.size], .words("small"), .yes)
        #expect(talk.transcript.text.hasPrefix("Siri: How big?\nuser: small\nSiri: Order Coffee?"))
        #expect(talk.draft.size == .small)
    }

    /// A parameter is asked for if an answer makes it effective, whatever its position in the order.
    @Test func whatAnAnswerGivesAnEffectIsAsked() async throws {
        let said = OrderCoffeeDraft(drink: flatWhite, quantity: 1, extras: [], orderFor: "Ada")
        let talk = try await talk(about: said, asking: [.isGift], .words("a gift"), .words("Enjoy"), .yes)
        #expect(
            talk.transcript.text.hasPrefix(
                "Siri: Is it a gift?\nuser: a gift\nSiri: What does the note say?\nuser: Enjoy"
            )
        )
        #expect(talk.draft.configuration.giftMessage == "Enjoy")
    }

    @Test func aDialogHasAShortForm() {
        let response = OrderCoffeeResponse(code: .success, drink: nil, quantity: 2, waitTime: .minutes(5))
        #expect(response.dialog(.short) == "Ready in 5 min.")
        #expect(OrderCoffeeResponse(code: .ready).dialog() == nil)
    }

    @Test func aCallerMayFormatValues() async throws {
        let format = ValueFormat { value, _ in (value as? DurationValue).map { "\(Int($0.minutes)) Minuten" } }
        let response = OrderCoffeeResponse(code: .success, waitTime: .minutes(5))
        #expect(response.dialog(.short, format: format) == "Ready in 5 Minuten.")
        #expect(response.dialog(.short) == "Ready in 5 min.")
    }

    @Test(arguments: [
        (34246.9, "9 h 30 min"), (59, "59 s"), (61, "1 min 1 s"), (3600, "1 h"), (90000, "1 d 1 h"), (-120, "-2 min"),
        (0.5, "0.5 s"), (86460, "1 d"),
    ])
    func aDurationIsReadable(seconds: Double, expected: String) {
        let description = OrderCoffeeConfiguration.description(of: .pickupDelay)
        #expect(description.text(of: DurationValue(seconds: seconds)) == expected)
    }

    /// A test, not a user, notices a dialog that lacks one of its values.
    @Test func aDialogThatMissesAValueIsAnError() async throws {
        let said = OrderCoffeeDraft(drink: flatWhite, quantity: 1, extras: [], orderFor: "Ada")
        let bar = CoffeeBar(dialog: OrderCoffeeResponse(code: .success, quantity: 1))
        let failure = await #expect(throws: Talk.Failure.self) { try await talk(about: said, with: bar, .yes) }
        #expect(failure?.description == "the dialog of success mentions ${waitTime}, which has no value")
    }

    private struct Weather: ShowForecastHandling {
        func resolveScale(for forecast: ShowForecastDraft) -> ShowForecastDraft.ScaleResolution {
            .confirmationRequired(.fahrenheit)
        }

        func handle(_ forecast: ShowForecastConfiguration) -> ShowForecastResponse {
            ShowForecastResponse(code: .success, city: forecast.city, summary: "sonnig")
        }
    }

    /// A text with an enumeration is translated for each of its cases, and asks about the value in question.
    @Test func aConversationIsHeldInTheUsersLanguage() async throws {
        let tables = try StringTableFolder(Project.schemas.appendingPathComponent("Localized"), languages: ["de"])
        var answers: [Conversation<ShowForecastDraft>.Answer] = [
            .value(ForecastCity(identifier: "1", display: "Köln")), .yes,
        ]
        let talk = try await Conversation(with: Weather(), about: ShowForecastDraft(), in: tables) { _ in
            answers.removeFirst()
        }
        #expect(
            talk.transcript.text == """
                Siri: Für welche Stadt?
                user: Köln
                Siri: Möchtest du Fahrenheit?
                user: yes
                Siri: In Köln wird es sonnig.
                """
        )
        #expect(talk.draft.scale == .fahrenheit)
        let said = ShowForecastDraft(city: ForecastCity(identifier: "1", display: "Köln"))
        let inEnglish = try await Conversation(with: Weather(), about: said) { _ in .yes }
        #expect(
            inEnglish.transcript.text
                == "Siri: Did you want Fahrenheit?\nuser: yes\nSiri: It will be sonnig in Köln."
        )
    }
}
