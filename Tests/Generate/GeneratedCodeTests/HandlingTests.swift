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
}

extension CoffeeBar: OrderCoffeeHandling {
    func resolveDrink(for order: OrderCoffeeDraft) -> OrderCoffeeConfiguration.DrinkResolution {
        guard let drink = order.drink else { return .needsValue }
        if drink.identifier == "mocha" { return .unsupported(.soldOut) }
        if drink.identifier != nil { return .success(drink) }
        return .disambiguation(OptionsCollection(items: drinks).matching(drink.displayString).allItems)
    }

    func resolveQuantity(for order: OrderCoffeeDraft) -> OrderCoffeeConfiguration.QuantityResolution {
        order.quantity <= 9 ? .standard(.quantity, of: order) : .unsupported(.notEnoughBeans)
    }

    func resolveExtras(for order: OrderCoffeeDraft) -> ListResolution<CoffeeExtra> {
        if order[.extras] == nil { return .needsValue }
        return .each(order.extras.map { $0.identifier == nil ? .confirmationRequired($0) : .success($0) })
    }

    func handle(_ order: OrderCoffeeConfiguration) -> OrderCoffeeResponse {
        .successReadyNow(orderNumber: 7, total: CurrencyAmountValue(4.5 * Double(order.quantity), "EUR"))
    }
}

/// A handler as in an app, whose methods a test calls one by one.
struct HandlingTests {
    private let flatWhite = CoffeeDrink(identifier: "flat", display: "Flat White")

    @Test func anOrderIsResolvedAndHandled() async throws {
        let bar: any OrderCoffeeHandling = CoffeeBar()
        let order = OrderCoffeeDraft(OrderCoffeeConfiguration(drink: flatWhite, quantity: 20))
        #expect(try await bar.resolveDrink(for: order) == .success(flatWhite))
        #expect(try await bar.resolveQuantity(for: order) == .unsupported(.notEnoughBeans))
        #expect(try await bar.resolveSize(for: order) == .success(.regular))

        let complete = OrderCoffeeConfiguration(drink: flatWhite, quantity: 3, orderFor: "Ada")
        #expect(try await bar.confirm(complete).code == .ready)
        let response = try await bar.handle(complete)
        #expect(response.code == .successReadyNow)
        #expect(response.dialog() == "Order 7 is ready: 13.50 EUR.")
    }

    @Test func theAppsMethodsDecide() async throws {
        let bar: any OrderCoffeeHandling = CoffeeBar()
        func drink(_ drink: CoffeeDrink?) async throws -> OrderCoffeeConfiguration.DrinkResolution {
            try await bar.resolveDrink(for: OrderCoffeeDraft(OrderCoffeeConfiguration(drink: drink)))
        }
        #expect(try await drink(nil) == .needsValue)
        #expect(try await drink(CoffeeDrink(identifier: "mocha", display: "Mocha")) == .unsupported(.soldOut))
        let tea = CoffeeDrink(identifier: "white", display: "White Tea")
        #expect(try await drink(CoffeeDrink(identifier: nil, display: "white")) == .disambiguation([flatWhite, tea]))
        #expect(
            try await bar.resolveQuantity(for: OrderCoffeeDraft(OrderCoffeeConfiguration(quantity: 3))) == .success(3)
        )
        let extras = [CoffeeExtra(identifier: "oat", display: "oat"), CoffeeExtra(identifier: nil, display: "salt")]
        #expect(
            try await bar.resolveExtras(for: OrderCoffeeDraft(OrderCoffeeConfiguration(extras: extras)))
                == .each([.success(extras[0]), .confirmationRequired(extras[1])])
        )
    }

    @Test func theDefinitionDecidesOtherwise() {
        typealias Order = OrderCoffeeConfiguration
        func quantity(_ order: Order, said: Set<Order.Parameter> = []) -> Order.QuantityResolution {
            .standard(.quantity, of: OrderCoffeeDraft(order, said: said))
        }
        #expect(quantity(Order(quantity: 13)) == .unsupported(.greaterThanMaximumValue))
        #expect(quantity(Order(quantity: 0)) == .unsupported(.lessThanMinimumValue))
        #expect(quantity(Order()) == .success(1), "the default")
        let everything = EveryTypeDraft(EveryTypeConfiguration(whole: -1))
        #expect(
            EveryTypeConfiguration.WholeResolution.standard(.whole, of: everything)
                == .unsupported(.lessThanMinimumValue),
            "a reason that all numbers have"
        )
        #expect(Order.OrderForResolution.standard(.orderFor, of: OrderCoffeeDraft(Order(orderFor: ""))) == .needsValue)
        let oat = CoffeeExtra(identifier: "oat", display: "oat")
        func extras(_ order: Order, said: Set<Order.Parameter> = []) -> ListResolution<CoffeeExtra> {
            .standard(.extras, of: OrderCoffeeDraft(order, said: said))
        }
        #expect(extras(Order(extras: [oat])) == .each([.success(oat)]))
        #expect(extras(Order(), said: [.extras]) == .notRequired, "none, as the user said")
        #expect(extras(Order()) == .needsValue)
    }

    @Test func aHiddenParameterIsNotAskedFor() async throws {
        let bar: any OrderCoffeeHandling = CoffeeBar()
        #expect(try await bar.resolveGiftMessage(for: OrderCoffeeDraft(.init(), said: [.isGift])) == .notRequired)
        let hidden = OrderCoffeeConfiguration(pickupRule: .default, pickupDelay: .days(3))
        #expect(try await bar.resolvePickupTime(for: OrderCoffeeDraft(hidden)) == .notRequired)
        #expect(try await bar.resolvePickupDelay(for: OrderCoffeeDraft(hidden)) == .notRequired)
        #expect(hidden.violations() == [])
        let shown = OrderCoffeeDraft(OrderCoffeeConfiguration(pickupRule: .in, pickupDelay: .days(3)))
        #expect(try await bar.resolvePickupDelay(for: shown) == .unsupported(.greaterThanMaximumValue))
        #expect(try await bar.resolveGiftMessage(for: OrderCoffeeDraft(.init(isGift: true))) == .needsValue)
    }

    @Test func aDraftKnowsWhatWasSaid() {
        var draft = OrderCoffeeDraft(
            OrderCoffeeConfiguration(drink: flatWhite, quantity: 20),
            said: [.size, .orderFor]
        )
        #expect(draft.said == [.drink, .quantity, .size], "no name was said")
        #expect(draft.size == .regular)
        #expect(draft[.size] as? CupSize == .regular)
        #expect(draft[.isGift] == nil)
        #expect(!draft.isGift)
        draft[.quantity] = nil
        draft[.size] = CupSize.small
        #expect(draft.configuration == OrderCoffeeConfiguration(drink: flatWhite, size: .small))
        #expect(draft.said == [.drink, .size])
        #expect(draft == OrderCoffeeDraft(draft.configuration))
        #expect(OrderCoffeeDraft().said == [])
    }

    /// A handler as apps have it: a class that inherits, with state.
    private class Base {
        var served = 0
    }

    private final class OldBar: Base, OrderCoffeeHandling {
        func handle(_ order: OrderCoffeeConfiguration) async -> OrderCoffeeResponse {
            served += 1
            return OrderCoffeeResponse(code: .success, quantity: served)
        }
    }

    @Test func aClassWithStateHandles() async throws {
        let bar: any OrderCoffeeHandling = OldBar()
        _ = try await bar.handle(OrderCoffeeConfiguration())
        #expect(try await bar.handle(OrderCoffeeConfiguration()).quantity == 2)
        #expect(try await bar.confirm(OrderCoffeeConfiguration()).code == .ready)
    }

    /// In an `async` function, a default that is `async` would take the place of a method that is not.
    @Test func anAppsOwnMethodCounts() async {
        let many = OrderCoffeeDraft(OrderCoffeeConfiguration(quantity: 20))
        #expect(CoffeeBar().resolveQuantity(for: many) == .unsupported(.notEnoughBeans))
    }

    @Test func responsesAreEqualIfAllTheirValuesAre() {
        let whole = OrderCoffeeResponse(code: .success, drink: flatWhite, quantity: 2, total: .init(9, "EUR"))
        let changes: [(inout OrderCoffeeResponse) -> Void] = [
            { $0.code = .failure }, { $0.userActivity = .init(activityType: "order") }, { $0.drink?.isDecaf = true },
            { $0.quantity = nil }, { $0.total?.currencyCode = "USD" }, { $0.waitTime = .minutes(1) },
            { $0.extras = [CoffeeExtra(identifier: "oat", display: "oat")] },
        ]
        for change in changes {
            var other = whole
            change(&other)
            #expect(other != whole)
            #expect(other == other)
        }
    }

    @Test func anActivityIsAValueOfItsResponse() throws {
        let activity = UserActivityValue(activityType: "order", userInfo: ["drink": "flat"])
        let response = OrderCoffeeResponse(code: .continueInApp, userActivity: activity, quantity: 2)
        #expect(response != OrderCoffeeResponse(code: .continueInApp, quantity: 2))
        #expect(try JSONDecoder().decode(OrderCoffeeResponse.self, from: JSONEncoder().encode(response)) == response)
        #expect(SyncNotebooksResponse(code: .continueInApp, userActivity: activity).userActivity == activity)
        #expect(OrderCoffeeResponse.modelDescription.fields.map(\.name).prefix(2) == ["code", "drink"])
    }

    @Test func aResponseMayOpenTheApp() {
        let opening = OrderCoffeeResponse.Code.allCases.filter(\.opensApp)
        #expect(opening == [.continueInApp, .failureRequiringAppLaunch])
    }

    @Test func aDialogHasAShortForm() {
        let response = OrderCoffeeResponse(code: .success, drink: nil, quantity: 2, waitTime: .minutes(5))
        #expect(response.dialog(.short) == "Ready in 5 min.")
        #expect(OrderCoffeeResponse(code: .ready).dialog() == nil)
    }

    @Test(arguments: [
        ("9", "EUR", "9.00 EUR"), ("4.5", "EUR", "4.50 EUR"), ("0.125", "EUR", "0.125 EUR"), ("9", "JPY", "9 JPY"),
        ("9.5", "JPY", "9.5 JPY"), ("1.5", "KWD", "1.500 KWD"), ("-3", "USD", "-3.00 USD"),
    ])
    func anAmountHasTheDigitsOfItsCurrency(amount: String, code: String, expected: String) throws {
        let total = CurrencyAmountValue(amount: try #require(Decimal(string: amount)), currencyCode: code)
        let response = OrderCoffeeResponse.successReadyNow(orderNumber: 7, total: total)
        #expect(response.dialog() == "Order 7 is ready: \(expected).")
    }

    @Test func aDialogLeavesOutMissingValues() {
        #expect(OrderCoffeeResponse(code: .success, quantity: 1).dialog() == "1 ×  will be ready in .")
    }

    @Test func aCallerMayFormatValues() {
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

    @Test func aDialogIsInTheUsersLanguage() throws {
        let tables = try StringTableFolder(Project.schemas.appendingPathComponent("Localized"), languages: ["de"])
        let response = ShowForecastResponse.success(
            summary: "sonnig",
            city: ForecastCity(identifier: "1", display: "Köln")
        )
        #expect(response.dialog(in: tables) == "In Köln wird es sonnig.")
        #expect(response.dialog() == "It will be sonnig in Köln.")
    }

    private struct Cities: ShowForecastOptionsProvider, SearchesOptions {
        func provideCityOptionsCollection(
            for configuration: ShowForecastConfiguration
        ) async throws -> OptionsCollection<ForecastCity> { [] }

        func defaultCity(for configuration: ShowForecastConfiguration) -> ForecastCity? {
            ForecastCity(identifier: "1", display: "Oslo")
        }
    }

    /// The provider's defaults and the translations of the definition's, together.
    @Test func whatUsersSeeFirstIsTranslated() async throws {
        let tables = try StringTableFolder(Project.schemas.appendingPathComponent("Localized"), languages: ["de"])
        let first = try await ShowForecastConfiguration.initial(from: Cities()) { $0.string(in: tables) }
        #expect(first.city?.displayString == "Oslo")
        #expect(first.caption == "Meine \"Woche\"")
    }
}
