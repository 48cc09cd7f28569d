import Foundation
import IntentRuntime
import Testing

/// How saved data ages, and how it is read.
struct SavedDataTests {
    private func read(_ json: String) throws -> OrderConfiguration {
        try JSONDecoder().decode(OrderConfiguration.self, from: Data(json.utf8))
    }

    @Test func missingKeysTakeTheDefault() throws {
        #expect(try read("{}") == OrderConfiguration())
    }

    @Test func nullTakesTheDefault() throws {
        #expect(try read(#"{"count": null, "soup": null}"#) == OrderConfiguration())
    }

    @Test func unknownKeysAreIgnored() throws {
        var expected = OrderConfiguration()
        expected.count = 2
        #expect(try read(#"{"fork": {"prongs": 4}, "count": 2}"#) == expected)
    }

    @Test func aListThatWasNeverSetHasTheInitialOne() throws {
        var initial = OrderConfiguration()
        initial.weights = [1, 2]
        func weights(_ json: String) throws -> [Double] {
            let (order, losses) = try OrderConfiguration.read(Data(json.utf8), initial: initial)
            #expect(losses.isEmpty && order.count == 1)
            return order.weights
        }
        #expect(try weights("{}") == [1, 2])
        #expect(try weights(#"{"weights": null}"#) == [1, 2])
        #expect(try weights(#"{"weights": []}"#) == [])
        #expect(try weights(#"{"weights": [3]}"#) == [3])
    }

    @Test func everyValueSurvivesSaving() throws {
        var order = OrderConfiguration()
        order.gift = true
        order.wrapping = .ribbon
        order.count = 7
        order.weights = [0.5, 1.25]
        order.delay = .seconds(90)
        order.tip = CurrencyAmountValue(amount: Decimal(string: "2.35")!, currencyCode: "EUR")
        order.soup = Soup(identifier: "1", display: "Leek", side: Soup(identifier: nil, display: "Bread", spoons: 0))
        order.soup?.alternativeSpeakableMatches = ["Leek soup"]
        let saved = try JSONEncoder().encode(order)
        #expect(try JSONDecoder().decode(OrderConfiguration.self, from: saved) == order)
        let list = try PropertyListEncoder().encode(order)
        #expect(try PropertyListDecoder().decode(OrderConfiguration.self, from: list) == order)
    }

    @Test func savedDataHasPlainValuesUnderTheParametersNames() throws {
        var order = OrderConfiguration()
        order.wrapping = .ribbon
        order.tip = CurrencyAmountValue(amount: 2, currencyCode: "EUR")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(order), as: UTF8.self)
                == #"{"count":1,"delay":300,"gift":false,"tip":{"amount":"2","currencyCode":"EUR"},"#
                + #""weights":[],"wrapping":{"case":"ribbon","index":3}}"#
        )
    }

    @Test(arguments: [
        (#"{"count": "many"}"#, "count", "count: "),
        (#"{"gift": 1}"#, "gift", "gift: "),
        (#"{"count": 1.5}"#, "count", "count: "),
        (#"{"weights": [1, "two"]}"#, "weights", "weights: "),
        (#"{"wrapping": 9}"#, "wrapping", "wrapping: Wrapping has no case with the index 9."),
        (#"{"wrapping": {}}"#, "wrapping", "wrapping: A case is missing."),
        (#"{"soup": {"spoons": []}}"#, "soup", "soup.spoons: "),
        (#"{"soup": {"side": {"displayString": 4}}}"#, "soup", "soup.side.displayString: "),
        (#"{"tip": {"amount": "much", "currencyCode": "EUR"}}"#, "tip", #"tip: The text "much" is not a number."#),
    ])
    func anErrorNamesTheParameter(json: String, parameter: String, description: String) throws {
        let error = try #require(throws: SavedValueError.self) { try read(json) }
        #expect(error.parameter == parameter)
        #expect(error.description.hasPrefix(description), "\(error)")
    }

    @Test(arguments: [
        #"{"case": "ribbon", "index": 3}"#, #"{"case": "ribbon", "index": 1}"#, #"{"case": "ribbon"}"#, #""ribbon""#,
        #"{"index": 3}"#, "3",
    ])
    func aCaseIsKnownByItsNameAndWithoutOneByItsIndex(json: String) throws {
        #expect(try read("{\"wrapping\": \(json)}").wrapping == .ribbon)
    }

    @Test func aCaseThatIsGoneIsNotTheOneThatHasItsIndexNow() throws {
        let error = try #require(throws: SavedValueError.self) {
            try read(#"{"wrapping": {"case": "foil", "index": 1}}"#)
        }
        #expect(error.description == #"wrapping: Wrapping has no case "foil"; its index 1 is "paper" now."#)
    }

    /// The format's placeholder, for an enumeration without one.
    @Test(arguments: ["0", #"{"case": "unknown", "index": 0}"#])
    func nothingChosenIsNoValue(json: String) throws {
        let data = Data("{\"mode\": \(json)}".utf8)
        #expect(try JSONDecoder().decode(PlayerConfiguration.self, from: data).mode == nil)
        let (player, losses) = try PlayerConfiguration.read(data)
        #expect(player.mode == nil && losses.isEmpty)
    }

    @Test func dataWithoutKeysIsATypeMismatch() {
        #expect(throws: DecodingError.self) { try read("[]") }
    }

    @Test func anObjectNeedsNothingButWhatIsThere() throws {
        let soup = try read(#"{"soup": {"identifier": "7"}}"#).soup
        #expect(soup == Soup(identifier: "7", display: ""))
    }

    @Test func aConfigurationWithoutParametersIsAnEmptyObject() throws {
        let saved = try JSONEncoder().encode(EmptyConfiguration())
        #expect(String(decoding: saved, as: UTF8.self) == "{}")
        #expect(try JSONDecoder().decode(EmptyConfiguration.self, from: saved) == EmptyConfiguration())
        #expect(EmptyConfiguration.parameters.isEmpty)
        #expect(NoParameter(rawValue: "") == nil)
    }

    @Test func anIndirectValueIsCopiedWithItsStruct() {
        var first = Soup(identifier: "1", display: "Leek", side: Soup(identifier: "2", display: "Bread"))
        let second = first
        first.side?.displayString = "Rice"
        #expect(second.side?.displayString == "Bread")
        #expect(first != second)
        #expect(Set([first, second]).count == 2)
    }
}
