import Foundation
import IntentRuntime
import Testing

/// Configurations as apps use them: effective values, damaged data, values by parameter, and texts.
struct ConfigurationUseTests {
    @Test func hiddenParametersAreEffectiveAtTheirDefaults() {
        var order = OrderConfiguration()
        order.wrapping = .paper
        order.delay = .minutes(20)
        #expect(order.effective == OrderConfiguration())
        order.gift = true
        #expect(order.effective == order)
    }

    @Test func aSelectionIsTheSameByItsIdentifier() {
        var left = OrderConfiguration()
        left.soup = Soup(identifier: "1", display: "Leek")
        var right = left
        right.soup = Soup(identifier: "1", display: "Leek soup", spoons: 2)
        #expect(left != right)
        #expect(left.isSameSelection(as: right))
        right.soup = Soup(identifier: "2", display: "Leek")
        #expect(!left.isSameSelection(as: right))
    }

    @Test func aParametersValueIsReadAndWrittenByItsName() throws {
        var order = OrderConfiguration()
        try order.set(3, for: .count)
        #expect(order.count == 3)
        #expect(order[.count] as? Int == 3)
        let error = #expect(throws: ParameterTypeMismatch.self) { try order.set("three", for: .count) }
        #expect(error?.description == "count: expected Int, not String")
        #expect(order.count == 3, "a value of another type changes nothing")
        try order.set(nil, for: .count)
        #expect(order.count == 1, "no value is the default")
        try order.set([0.5, 1], for: .weights)
        #expect(order.weights == [0.5, 1])
        try order.set(Soup(identifier: "1", display: "Leek"), for: .soup)
        try order.set(nil, for: .soup)
        #expect(order.soup == nil)
    }

    /// What bindings do: `$configuration[parameter]` and so on, through key paths.
    @Test func aBindingReadsAndWritesByParameter() {
        var order = OrderConfiguration()
        let gift: WritableKeyPath<OrderConfiguration, Bool> = \.[.gift, default: true]
        #expect(!order[keyPath: gift], "a value that is set, or the definition's default, counts")
        order[keyPath: gift] = true
        #expect(order.gift)
        let euro = CurrencyAmountValue(1, "EUR")
        let tip: WritableKeyPath<OrderConfiguration, CurrencyAmountValue> = \.[.tip, default: euro]
        #expect(order[keyPath: tip] == euro)
        #expect(order.tip == nil, "reading sets nothing")
        order[keyPath: tip].currencyCode = "USD"
        #expect(order.tip == CurrencyAmountValue(1, "USD"))

        let choice: WritableKeyPath<OrderConfiguration, AnyHashable?> = \.[choice: .wrapping]
        #expect(order[keyPath: choice] == nil)
        for wrapping in Wrapping.selectableCases {
            order[keyPath: choice] = AnyHashable(wrapping)
            #expect(order.wrapping == wrapping)
            #expect(order[keyPath: choice] == AnyHashable(wrapping))
        }
        order[keyPath: choice] = nil
        #expect(order.wrapping == nil)

        order[.count] = 7
        order[.weights] = [0.5]
        #expect(order.count == 7)
        #expect(order.weights == [0.5])
        order[.count] = nil
        order[.weights] = nil
        order[choice: .delay] = nil
        #expect(order.count == 1, "the default again")
        #expect(order.weights == [])
        #expect(order.delay == .minutes(5))
    }

    @Test func aChoiceThatNoParameterHasStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            var order = OrderConfiguration()
            order[choice: .count] = AnyHashable(UInt8(3))
        }
    }

    @Test func aModelIsPrintedAsItIsMade() {
        var order = OrderConfiguration(gift: true, wrapping: .paper, weights: [0.5, 1], delay: .seconds(90))
        order.soup = Soup(identifier: "1", display: "Leek \"soup\"", side: Soup(identifier: nil, display: "Bread"))
        let text =
            "OrderConfiguration(gift: true, wrapping: .paper, count: 1, weights: [0.5, 1.0], "
            + "delay: DurationValue.seconds(90.0), soup: Soup(identifier: \"1\", display: \"Leek \\\"soup\\\"\", "
            + "side: Soup(identifier: nil, display: \"Bread\")))"
        #expect("\(order)" == text)
        #expect(String(reflecting: order) == text)
        var dumped = ""
        dump(order, to: &dumped)
        #expect(dumped.contains("- count: 1\n"))
    }

    @Test func aParameterSaysWhatTheDefinitionSays() {
        let count = OrderConfiguration.description(of: .count)
        #expect(count.title == DefinitionText("Count", id: "count1", table: "Orders"))
        #expect(count.kind == .integer)
        #expect(count.control == .number(.stepper))
        #expect(count.minimum == .integer(1))
        #expect(count.maximum == .integer(9))
        #expect(OrderConfiguration.description(of: .delay).unit == "minutes")
        #expect(OrderConfiguration.description(of: .tip).currencyCodes == ["EUR", "USD"])
        #expect(OrderConfiguration.description(of: .weights).sizes[.large] == 3)
        #expect(OrderConfiguration.description(of: .soup).options == .dynamic)
        let cases = OrderConfiguration.description(of: .wrapping).cases
        #expect(cases.map(\.title.text) == ["Red ribbon", "Brown paper"])
        #expect(cases.first?.value as? Wrapping == .ribbon)
        #expect(Wrapping.paper.name == "paper")
        #expect(Wrapping(name: "ribbon") == .ribbon)
        #expect(Wrapping(name: "Red ribbon") == nil)
    }

    @Test func aParameterIsFoundByItsName() {
        for parameter in OrderConfiguration.parameters {
            #expect(OrderConfiguration.Parameter(rawValue: parameter.rawValue) == parameter)
        }
        #expect(OrderConfiguration.Parameter(rawValue: "Count") == nil)
    }

    @Test func anObjectHasASubtitleAndAnImage() throws {
        var soup = Soup(identifier: "1", display: "Leek")
        soup.subtitle = "Warm"
        soup.image = .systemSymbol("fork.knife")
        let saved = try JSONEncoder().encode(soup)
        #expect(try JSONDecoder().decode(Soup.self, from: saved) == soup)
        let images: [ObjectImage] = [.named("a"), .data(Data([1])), .url(try #require(URL(string: "https://a.org")))]
        #expect(try JSONDecoder().decode([ObjectImage].self, from: JSONEncoder().encode(images)) == images)
    }
}
