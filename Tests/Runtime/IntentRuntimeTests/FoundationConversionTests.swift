import Foundation
import IntentRuntime
import Testing

/// Converts values to Foundation's types and back.
struct FoundationConversionTests {
    private func check<Unit: FoundationUnit>(_ type: Unit.Type) {
        for unit in Unit.allCases {
            let value = MeasurementValue(12.5, unit)
            #expect(value.measurement.unit == unit.foundation)
            let back = MeasurementValue<Unit>(value.measurement)
            #expect(back.unit == unit && back.value == 12.5)
        }
    }

    @Test func quantitiesAreMeasurements() {
        check(TemperatureUnit.self)
        check(LengthUnit.self)
        check(MassUnit.self)
        check(SpeedUnit.self)
        check(VolumeUnit.self)
        check(EnergyUnit.self)
        let fathoms = MeasurementValue<LengthUnit>(Measurement(value: 2, unit: UnitLength.fathoms))
        #expect(fathoms.unit == .meters, "a unit that only Foundation has")
        #expect(abs(fathoms.value - 3.6576) < 1e-9)
    }

    @Test(arguments: [0, 1, 90, 34246.9, 86_400, 1e-9, -1.5])
    func aDurationIsAMeasurementAndComponents(seconds: Double) throws {
        let duration = DurationValue.seconds(seconds)
        #expect(DurationValue(duration.measurement) == duration)
        let components = try #require(duration.dateComponents)
        #expect(abs(try #require(DurationValue(components)).seconds - seconds) < 1e-9)
    }

    @Test func aDurationIsMadeOfUnitsThatAreAlwaysAsLong() {
        #expect(DurationValue(Measurement(value: 1.5, unit: UnitDuration.hours)) == .minutes(90))
        #expect(
            DurationValue(DateComponents(day: 1, hour: 2, minute: 3, second: 4, weekOfYear: 1)) == .seconds(698_584)
        )
        #expect(DurationValue.seconds(34246.5).dateComponents?.hour == 9)
        #expect(DurationValue(DateComponents(month: 1)) == nil)
        #expect(DurationValue(DateComponents(hour: 1, weekday: 2)) == nil)
        #expect(DurationValue.seconds(.infinity).dateComponents == nil)
        #expect(DurationValue.seconds(.nan).dateComponents == nil)
    }

    @Test func anAmountHasACurrency() {
        let amount = CurrencyAmountValue(Decimal(19.5), Locale.Currency("EUR"))
        #expect(amount == CurrencyAmountValue(19.5, "EUR"))
        #expect(amount.currency == Locale.Currency("EUR"))
    }

    @Test func aPersonHasTheComponentsOfAName() {
        var names = PersonNameComponents()
        names.namePrefix = "Dr"
        names.givenName = "Ada"
        names.middleName = "King"
        names.familyName = "Lovelace"
        names.nameSuffix = "FRS"
        names.nickname = "Countess"
        let person = PersonValue(displayName: "Ada Lovelace", nameComponents: names)
        #expect(person.displayName == "Ada Lovelace")
        #expect(person.familyName == "Lovelace")
        #expect(person.nameComponents == names)
        #expect(PersonValue(displayName: "Ada").nameComponents == nil)
    }

    @Test func aFileIsItsAddressOrItsBytes() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("x".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = FileValue(fileURL: url)
        #expect(file.fileURL == url)
        #expect(try file.data() == Data("x".utf8))
        #expect(file.filename == url.lastPathComponent)
    }
}
