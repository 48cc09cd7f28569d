import Foundation
import IntentRuntime
import TestSupport
import Testing

/// What `print`, logs and failed expectations show of a value is Swift code that creates it.
struct PrintedValuesTests {
    private static let drink = CoffeeDrink(
        identifier: nil,
        display: "Latte \"M\"\n",
        alternativeSpeakableMatches: [SpeakableText("milk", pronunciationHint: "mi")],
        image: .systemSymbol("cup"),
        price: CurrencyAmountValue(4.5, "EUR")
    )

    private static var date: DateComponents {
        var date = DateComponents(year: 2026, month: 11, hour: 9, minute: 30)
        date.timeZone = TimeZone(identifier: "Europe/Berlin")
        date.calendar = Calendar(identifier: .gregorian)
        return date
    }

    /// Values with their types as code.
    private static var values: [(type: String, value: any ModelValue)] {
        get throws {
            var response = OrderCoffeeResponse.success(quantity: 1, drink: drink, waitTime: .seconds(1.5))
            var activity = UserActivityValue(activityType: "order", userInfo: ["id": "7", "a": "b"])
            response.userActivity = activity
            activity.title = "Order"
            activity.isEligibleForSearch = true
            let page = try #require(URL(string: "https://example.org/w.png?a=b"))
            let money = try #require(Decimal(string: "12345678901234567.89"))
            let order = OrderCoffeeConfiguration(
                drink: drink,
                extras: [CoffeeExtra(identifier: "1", display: "Milk")],
                pickupRule: .in,
                pickupTime: date
            )
            let models: [any ModelValue] = [
                order, response, SyncNotebooksResponse(code: .failure), drink,
                ListeningGoalConfiguration(volume: .infinity, speed: -.infinity, gain: .nan),
                Hero(identifier: "1", display: "x", portrait: page),
            ]
            let people: [any ModelValue] = [
                PersonValue(displayName: "Ada", handle: .init("a@b.c", kind: .emailAddress), aliases: [.init("1")]),
                PersonValue.Handle("1", kind: .phoneNumber, label: "home"),
                PlacemarkValue(name: "Home", coordinate: .init(latitude: 1, longitude: -2.5), locality: "Rome"),
                PlacemarkValue.Coordinate(latitude: 0, longitude: 1e-9),
                PaymentMethodValue(kind: .credit, name: "Card", icon: .named("card")), SpeakableText("Hi"),
            ]
            let others: [any ModelValue] = [
                DurationValue.minutes(15), DurationValue.seconds(.nan), DurationValue.seconds(0),
                CurrencyAmountValue(amount: money, currencyCode: "USD"), CurrencyAmountValue(-3, "JPY"),
                MeasurementValue(21.5, TemperatureUnit.celsius), MeasurementValue(.nan, LengthUnit.miles),
                DateComponentsRangeValue(start: date, end: nil), DateComponentsRangeValue(),
                FileValue(data: Data([1, 2]), filename: "a.txt", typeIdentifier: "public.text"),
                FileValue(fileURL: URL(fileURLWithPath: "/tmp/a b")), ObjectImage.data(Data(count: 99)),
                ObjectImage.url(page), ObjectImage.named("a"), ObjectValue(identifier: "1", display: "One"), activity,
            ]
            return (models + people + others).map { value in
                let type = String(reflecting: type(of: value))
                return (type.replacing(/\b(IntentRuntime|FoundationEssentials|GeneratedCodeTests)\./, with: ""), value)
            }
        }
    }

    @Test func whatIsPrintedCompiles() throws {
        var lines = try Self.values.map { (type: $0.type, text: String(reflecting: $0.value)) }
        let milk = CoffeeExtra(identifier: "1", display: "Milk")
        let options = OptionsCollection(sections: [.init(title: "A", items: [milk])], usesIndexedCollation: true)
        lines.append(("OptionsCollection<CoffeeExtra>", "\(options)"))
        let draft = OrderCoffeeDraft(OrderCoffeeConfiguration(quantity: 2), said: [.isGift])
        lines.append(("OrderCoffeeDraft", "\(draft)"))
        let quantity: OrderCoffeeConfiguration.QuantityResolution = .unsupported(.notEnoughBeans)
        lines.append(("OrderCoffeeConfiguration.QuantityResolution", "\(quantity)"))
        let extras: ListResolution<CoffeeExtra> = .each([.success(milk), .needsValue, .unsupported(nil)])
        lines.append(("ListResolution<CoffeeExtra>", "\(extras)"))
        #expect(lines.count > 28)
        for line in lines {
            #expect(!line.text.contains("IntentRuntime.") && !line.text.contains("unknown context"), "\(line.text)")
        }
        let program =
            "import Foundation\nimport IntentRuntime\n\nfunc values() {\n"
            + lines.enumerated().map { "    let value\($0): \($1.type) = \($1.text)\n    _ = value\($0)\n" }.joined()
            + "}\n"
        let models = try ["OrderCoffee", "MusicWidgets", "DiabloHero", "ClassNames"].map { name in
            let file = GoldenModelsTests.folder.appendingPathComponent(name + ".swift")
            return (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
        }
        let messages = try RuntimeModule.shared.get().typeCheck(models + [("Printed.swift", program)])
        #expect(messages.isEmpty, "\(messages)\n\(program)")
    }

    @Test func aModelIsPrintedAsItIsMade() {
        let order = OrderCoffeeConfiguration(drink: CoffeeDrink(identifier: "1", display: "Latte"), quantity: 2)
        #expect(
            "\(order)" == """
                OrderCoffeeConfiguration(drink: CoffeeDrink(identifier: "1", display: "Latte", isDecaf: false), \
                size: .regular, quantity: 2, extras: [], pickupRule: .default, \
                pickupDelay: DurationValue.minutes(15), isGift: false)
                """
        )
    }
}
