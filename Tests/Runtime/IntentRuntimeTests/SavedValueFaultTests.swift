import Foundation
@_spi(Generated) import IntentRuntime
import Testing

/// Saved data that looks almost right, and the errors about it.
struct SavedValueFaultTests {
    private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test(arguments: ["12abc", "1,5", "1 000", "", "-", ".5", "5.", "NaN", "1e3", "٣"])
    func anAmountIsNotGuessed(text: String) throws {
        let json = #"{"tip": {"amount": "\#(text)", "currencyCode": "EUR"}}"#
        let error = try #require(throws: SavedValueError.self) { try read(OrderConfiguration.self, json) }
        #expect(error.description == #"tip: The text "\#(text)" is not a number."#)
    }

    @Test(arguments: ["12", "-0.5", "12345678901234567.89"])
    func anAmountIsReadAsItIsWritten(text: String) throws {
        let json = #"{"amount": "\#(text)", "currencyCode": "EUR"}"#
        #expect(try read(CurrencyAmountValue.self, json).amount == Decimal(string: text))
    }

    @Test func whatIsNotANumberIsNotSaved() {
        #expect(throws: EncodingError.self) {
            try JSONEncoder().encode(CurrencyAmountValue(amount: .nan, currencyCode: "EUR"))
        }
    }

    @Test func aMissingKeyIsNamedWithoutTheTypeOfKeys() throws {
        let error = try #require(throws: SavedValueError.self) {
            try read(OrderConfiguration.self, #"{"tip": {"amount": "1"}}"#)
        }
        #expect(error.description == #"tip: The key "currencyCode" is missing."#)
    }

    @Test func anUnknownKindIsUnknown() throws {
        #expect(try read(PaymentMethodValue.self, #"{"kind": "barter"}"#).kind == .unknown)
        #expect(try read(PersonValue.Handle.self, #"{"value": "a", "kind": "telegraph"}"#).kind == .unknown)
    }

    @Test func aFileIsSavedUnderPlainNames() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = FileValue(data: Data([1, 2]), filename: "a.txt")
        #expect(String(decoding: try encoder.encode(bytes), as: UTF8.self) == #"{"data":"AQI=","filename":"a.txt"}"#)
        let file = FileValue(fileURL: try #require(URL(string: "https://example.org/b.txt")))
        #expect(
            String(decoding: try encoder.encode(file), as: UTF8.self)
                == #"{"fileURL":"https://example.org/b.txt","filename":"b.txt"}"#
        )
        #expect(try read(FileValue.self, #"{"content": {"data": {"_0": "AQI="}}, "filename": "a.txt"}"#) == bytes)
    }

    @Test func quantitiesAreComparedWhateverTheirUnits() {
        let kilometre = MeasurementValue(1, LengthUnit.kilometers)
        let metres = MeasurementValue(1000, LengthUnit.meters)
        #expect(kilometre == metres)
        #expect(!(kilometre < metres) && !(metres < kilometre))
        #expect(Set([kilometre, metres]).count == 1)
        #expect(kilometre < MeasurementValue(1001, .meters))
    }

    @Test(arguments: [
        ("Björk", "bjork"), ("Café", "CAFE"), ("İstanbul", "istanbul"), ("Istanbul", "ıstanbul"),
        ("bjo\u{308}rk", "björk"),
        ("Łódź", "lodz"), ("Straße", "straße"),
    ])
    func aSearchIgnoresDiacritics(text: String, term: String) {
        #expect(OptionsCollection(items: ["Oslo", text]).matching(term).allItems == [text])
    }

    @Test func objectsAreReadAndComparedSomeHundredLevelsDeep() throws {
        var soup = Soup(identifier: "0", display: "Leek")
        for depth in 1...300 { soup = Soup(identifier: "\(depth)", display: "Leek", side: soup) }
        let copy = try JSONDecoder().decode(Soup.self, from: JSONEncoder().encode(soup))
        soup.spoons = 1
        #expect((copy == soup) == false)
        soup.spoons = nil
        #expect((copy == soup) == true)
        #expect(copy.hashValue == soup.hashValue)
    }

    @Test func whatCannotBeConfiguredIsNotShown() {
        #expect(!Bag.isConfigurable(.size))
        #expect(!Bag().isVisible(.size))
        #expect(Bag().visibleParameters == [.ribbon])
    }

    /// Every readable element and property is read, and all others are reported one by one.
    @Test func onlyWhatCannotBeUnderstoodIsLost() throws {
        let json = """
            {
                "weights": [1, "x", 2], "gone": 1, "wrapping": 9, "count": 4,
                "soup": {"identifier": "7", "displayString": 4, "side": {"spoons": "a", "bowl": 1, "identifier": "8"}}
            }
            """
        let recovered = try OrderConfiguration.read(Data(json.utf8))
        var expected = OrderConfiguration(count: 4, weights: [1, 2])
        expected.soup = Soup(identifier: "7", display: "", side: Soup(identifier: "8", display: ""))
        #expect(recovered.configuration == expected)
        #expect(
            recovered.losses.map(\.description) == [
                "wrapping: Wrapping has no case with the index 9.",
                "weights[1]: Expected to decode Double but found a string instead.",
                "soup.displayString: Expected to decode String but found number instead.",
                "soup.side.spoons: Expected to decode Int but found a string instead.",
                "soup.side.bowl: The definition has nothing of this name.",
                "gone: The definition has nothing of this name.",
            ]
        )
        #expect(recovered.losses.map { $0.underlyingError == nil } == [false, false, false, false, true, true])
    }

    /// A model with members that it does not describe, and descriptions of members that it does not have.
    private struct Bag: ConfigurationModel {
        var ribbon: String? = nil
        var size = 1

        enum Parameter: String, ConfigurationParameter { case ribbon, size, handle }
        static let modelDescription = ModelDescription(of: Self.self, named: "Bag", table: "") { table in
            table.bounds(1, 2)
            table.value("size")
            table.notConfigurable()
            table.value("handle", "Handle")
            table.notConfigurable()
        }
        func hasEffect(_ parameter: Parameter) -> Bool { parameter != .handle }
        mutating func exchange(_ fields: FieldExchange) {
            fields.value("ribbon", &ribbon)
            fields.value("size", &size)
        }
    }

    @Test func aModelThatDoesNotFitItsDescriptionDoesNotTrap() {
        #expect(Bag.description(of: .handle).title == nil)
        #expect(Bag.description(of: .size).minimum == nil, "no value is described yet")
        #expect(Bag()[.handle] == nil)
        #expect(Bag().violations() == [])
    }
}
