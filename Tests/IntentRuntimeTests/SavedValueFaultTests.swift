import Foundation
import IntentRuntime
import Testing

/// Saved data that looks almost right, and errors that people read.
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

    @Test func deepNestingDoesNotOverflowTheStack() {
        var soup = Soup(identifier: "0", display: "Leek")
        for depth in 1...100_000 { soup = Soup(identifier: "\(depth)", display: "Leek", side: soup) }
        let copy = soup
        soup.spoons = 1
        #expect((copy == soup) == false)
        soup.spoons = nil
        #expect((copy == soup) == true)
        #expect(copy.hashValue == soup.hashValue)
    }

    @Test func aPlaceholderIsNoValue() {
        let any = ParameterDescription.Parent.Condition.hasAnyValue
        for value in [nil, Wrapping.unknown] as [Wrapping?] {
            #expect(HasAny.isVisible(with: value) == false, "\(any)")
        }
        #expect(HasAny.isVisible(with: .paper))
    }

    /// A parameter that is shown while an enumeration has any value.
    private struct HasAny: ConfigurationModel {
        enum Parameter: String, ConfigurationParameter { case wrapping, ribbon, size }
        static let modelDescription = ModelDescription("HasAny", table: "") { table in
            table.enumeration("wrapping", nil, nil, Wrapping.self)
            table.string("ribbon", nil, nil)
            table.shown(while: "wrapping", .hasAnyValue)
            table.integer("size", nil, nil, default: 1)
            table.notConfigurable()
        }
        var modelValues = ModelValues(modelDescription)
        init(modelValues: ModelValues) { self.modelValues = modelValues }

        static func isVisible(with wrapping: Wrapping?) -> Bool {
            var model = HasAny(modelValues: ModelValues(modelDescription))
            model[.wrapping] = wrapping
            return model.isVisible(.ribbon)
        }
    }

    @Test func whatCannotBeConfiguredIsNotShown() {
        let model = HasAny(modelValues: ModelValues(HasAny.modelDescription))
        #expect(!HasAny.isConfigurable(.size))
        #expect(!model.isVisible(.size))
        #expect(model.visibleParameters == [.wrapping])
    }
}
