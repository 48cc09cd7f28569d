import Foundation
import Testing

@testable @_spi(Generated) import IntentRuntime

private struct Mood: ModelValue {
    var score: Int

    static func parameterKind() -> ParameterKind { .integer }
    func words(_ wording: ValueWording) -> String { "\(score) of 5" }
    func sourceText() -> String { "Mood(score: \(score))" }
}

struct ValueTests {
    private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    @Test func valuesSurviveSaving() throws {
        let person = PersonValue(displayName: "Ada", handle: .init("ada@example.org", kind: .emailAddress))
        #expect(try roundTrip(person) == person)
        let lady = PersonValue(
            displayName: "Ada",
            namePrefix: "Lady",
            givenName: "Ada",
            middleName: "King",
            familyName: "Lovelace",
            nameSuffix: "I",
            nickname: "Enchantress",
            image: .systemSymbol("person"),
            handle: .init("1", kind: .phoneNumber, label: "home"),
            aliases: []
        )
        #expect(try roundTrip(lady) == lady)
        let place = PlacemarkValue(name: "Dom", coordinate: .init(latitude: 50.94, longitude: 6.96), locality: "Köln")
        #expect(try roundTrip(place) == place)
        let file = FileValue(data: Data([0, 255]), filename: "a.bin", typeIdentifier: "public.data")
        #expect(try roundTrip(file) == file)
        var passing = FileValue(fileURL: URL(fileURLWithPath: "/tmp/a"))
        passing.isRemovedOnCompletion = true
        #expect(try roundTrip(passing) == passing)
        let card = PaymentMethodValue(kind: .credit, icon: .named("Card"))
        #expect(try roundTrip(card) == card)
        let method = PaymentMethodValue(kind: .debit, name: "Card", identificationHint: "42")
        #expect(try roundTrip(method) == method)
        let span = DateComponentsRangeValue(start: DateComponents(year: 2024, month: 2), end: nil)
        #expect(try roundTrip(span) == span)
        let object = ObjectValue(identifier: "x", display: "X", alternativeSpeakableMatches: ["ex"])
        #expect(try roundTrip(object) == object)
        let length = MeasurementValue(3, LengthUnit.miles)
        #expect(try roundTrip(length) == length)
        let activity = UserActivityValue(
            activityType: "order",
            userInfo: ["number": "7"],
            title: "Order",
            webpageURL: URL(string: "https://example.org/7"),
            persistentIdentifier: "7",
            suggestedInvocationPhrase: "My order",
            isEligibleForHandoff: false,
            isEligibleForSearch: true,
            isEligibleForPrediction: true
        )
        #expect(try roundTrip(activity) == activity)
        #expect(try roundTrip(UserActivityValue(activityType: "a")) == UserActivityValue(activityType: "a"))
        let phrase = SpeakableText("Köln", pronunciationHint: "kœln", vocabularyIdentifier: "city")
        #expect(try roundTrip(phrase) == phrase)
    }

    /// Data from earlier versions has fewer members.
    @Test func valuesOfEarlierVersionsAreRead() throws {
        func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
            try JSONDecoder().decode(type, from: Data(json.utf8))
        }
        let person = try read(PersonValue.self, #"{"displayName": "Ada", "handle": {"value": "1", "kind": "unknown"}}"#)
        #expect(person == PersonValue(displayName: "Ada", handle: .init("1")))
        let file = try read(FileValue.self, #"{"data": "AQI=", "filename": "a"}"#)
        #expect(file == FileValue(data: Data([1, 2]), filename: "a"))
        #expect(try read(PaymentMethodValue.self, #"{"kind": "store"}"#) == PaymentMethodValue(kind: .store))
    }

    /// Everything that the library must know about a type is stated where the type is.
    @Test func aTypeOfTheAppCanBeAValue() throws {
        let mood = Mood(score: 3)
        let description = ParameterDescription("mood", [Mood].self, defaultValue: nil)
        #expect(description.kind == .integer)
        #expect(description.text(of: [mood, mood]) == "3 of 5, 3 of 5")
        #expect(description.text(of: mood, format: ValueFormat { value, _ in value is Mood ? "fine" : nil }) == "fine")
        #expect("\(OptionsCollection(items: [mood]))".contains("items: [Mood(score: 3)]"))
    }

    @Test func anAmountOfMoneyIsExact() throws {
        let amount = try #require(Decimal(string: "12345678901234567.89"))
        let money = CurrencyAmountValue(amount: amount, currencyCode: "EUR")
        #expect(try roundTrip(money).amount == amount)
        let number = try JSONDecoder().decode(
            CurrencyAmountValue.self,
            from: Data(#"{"amount": 1.5, "currencyCode": "EUR"}"#.utf8)
        )
        #expect(number.amount == 1.5)
        #expect(CurrencyAmountValue(19.99, "EUR").amount == Decimal(string: "19.99"))
    }

    @Test func durationsConvert() {
        #expect(DurationValue.days(1) == DurationValue.hours(24))
        #expect(DurationValue.hours(1).minutes == 60)
        #expect(DurationValue.minutes(90).hours == 1.5)
        #expect(DurationValue.seconds(59) < .minutes(1))
        #expect(DurationValue(.milliseconds(1500)).seconds == 1.5)
        #expect(DurationValue.seconds(1.5).duration == .milliseconds(1500))
    }

    @Test(arguments: [Double.infinity, -Double.infinity, 1e300, .nan])
    func aDurationBeyondAllBoundsDoesNotTrap(seconds: Double) {
        _ = DurationValue(seconds: seconds).duration.components
    }

    @Test(arguments: [
        (MeasurementValue(212, TemperatureUnit.fahrenheit), TemperatureUnit.celsius, 100.0),
        (MeasurementValue(-40, TemperatureUnit.celsius), TemperatureUnit.fahrenheit, -40.0),
        (MeasurementValue(0, TemperatureUnit.celsius), TemperatureUnit.kelvin, 273.15),
    ])
    func temperaturesConvert(from: MeasurementValue<TemperatureUnit>, to unit: TemperatureUnit, value: Double) {
        #expect(abs(from.converted(to: unit).value - value) < 1e-9)
    }

    @Test func otherMeasurementsConvert() {
        #expect(abs(MeasurementValue(1, LengthUnit.miles).converted(to: .kilometers).value - 1.609344) < 1e-9)
        #expect(abs(MeasurementValue(1, MassUnit.pounds).converted(to: .ounces).value - 16) < 1e-9)
        #expect(
            abs(MeasurementValue(36, SpeedUnit.kilometersPerHour).converted(to: .metersPerSecond).value - 10) < 1e-9
        )
        #expect(abs(MeasurementValue(1, VolumeUnit.gallons).converted(to: .quarts).value - 4) < 1e-9)
        #expect(abs(MeasurementValue(1, EnergyUnit.kilowattHours).converted(to: .kilojoules).value - 3600) < 1e-9)
        #expect(MeasurementValue(1, LengthUnit.feet) < MeasurementValue(1, LengthUnit.yards))
    }

    @Test func aFileIsReadFromItsAddress() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("IntentRuntime-\(UUID()).txt")
        try Data("text".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = FileValue(fileURL: url)
        #expect(file.filename == url.lastPathComponent)
        #expect(file.fileURL == url)
        #expect(try file.data() == Data("text".utf8))
        #expect(FileValue(data: Data(), filename: "x").fileURL == nil)
    }

    /// What a literal would round, and what would be too long to read, is written otherwise.
    @Test func valuesPrintAsCode() throws {
        let amounts = try ["123456789012345", "1234567890123456"].map { text in
            CurrencyAmountValue(amount: try #require(Decimal(string: text)), currencyCode: "EUR").debugDescription
        }
        #expect(amounts[0] == "CurrencyAmountValue(amount: 123456789012345, currencyCode: \"EUR\")")
        #expect(
            amounts[1] == "CurrencyAmountValue(amount: Decimal(string: \"1234567890123456\")!, currencyCode: \"EUR\")"
        )
        let durations = [0, 60, 90].map { DurationValue.seconds($0).debugDescription }
        #expect(durations.map { $0.contains("seconds") } == [true, false, true])
        let files = [16, 17].map { FileValue(data: Data(count: $0), filename: "a").debugDescription }
        #expect(files.map { $0.contains("17 bytes") } == [false, true])
    }

    @Test func whatIsNoNumberIsWithinItsBounds() {
        #expect(Double.nan.clamped(nil, 5) == 5)
        #expect(Double.nan.clamped(1, 5) == 1)
        #expect(Double.nan.clamped(nil, nil).isNaN)
    }
}
