import Foundation
import IntentSchema
import Testing

/// The units of numbers, and units that this version does not know.
@Suite struct QuantityValueTests {
    static func duration(_ metadata: [String: Any]) throws -> QuantityOptions {
        guard case .duration(let options) = try SmallDefinition.type("TimeInterval", metadata) else { return .none }
        return options
    }

    static func distance(_ metadata: [String: Any]) throws -> QuantityOptions {
        guard case .measurement(.distance, let options) = try SmallDefinition.type("Distance", metadata) else {
            return .none
        }
        return options
    }

    static func length(_ name: String) throws -> PhysicalUnit {
        try #require(MeasurementKind.distance.units.first { $0.name == name })
    }

    @Test func everyNumberCountsTheOnlyUnit() throws {
        let options = try Self.duration([
            "Unit": "Minutes", "DefaultUnit": "Seconds", "MinimumUnit": "Seconds", "MaximumUnit": "Hours",
            "DefaultValue": 30, "MinimumValue": 5, "MaximumValue": 240,
        ])
        #expect(options.unit == .minutes)
        #expect(options.shownUnit == .minutes)
        #expect(options.defaultValue == Quantity(value: 30, unit: .minutes))
        #expect(options.minimum == Quantity(value: 5, unit: .minutes))
        #expect(options.maximum == Quantity(value: 240, unit: .minutes))
        #expect(options.minimumUnit == .seconds)
        #expect(options.maximumUnit == .hours)
    }

    @Test(arguments: ["Multiple", "Any", "multiple"])
    func whereUsersChooseEachNumberHasItsOwnUnit(choice: String) throws {
        let options = try Self.duration([
            "Unit": choice, "DefaultUnit": "Minutes", "MinimumUnit": "Seconds", "MaximumUnit": "Days",
            "DefaultValue": 90, "MinimumValue": 1, "MaximumValue": 2,
        ])
        #expect(options.unit == nil)
        #expect(options.shownUnit == .minutes)
        #expect(options.defaultValue == Quantity(value: 90, unit: .minutes))
        #expect(options.minimum == Quantity(value: 1, unit: .seconds))
        #expect(options.maximum == Quantity(value: 2, unit: .days))
    }

    @Test(arguments: PhysicalUnit.unitsOfTime) func everyUnitOfTimeIsKnown(unit: PhysicalUnit) throws {
        #expect(try Self.duration(["Unit": unit.writtenName]).unit == unit)
        #expect(try Self.duration(["Unit": unit.name.uppercased()]).unit == unit)
    }

    @Test func aDurationWithoutUnitsCountsSeconds() throws {
        let options = try Self.duration(["DefaultValue": 90, "MaximumValue": 120])
        #expect(options.shownUnit == nil)
        #expect(options.defaultValue == Quantity(value: 90, unit: .seconds))
        #expect(options.minimum == Quantity(value: 0, unit: .seconds))
        #expect(options.maximum == Quantity(value: 120, unit: .seconds))
    }

    /// Five fortnights are not five seconds, and no other number is correct either.
    @Test func aNumberOfAnUnknownUnitIsNoNumber() throws {
        let metadata: [String: Any] = ["Unit": "Fortnights", "DefaultValue": 5, "MaximumValue": 10]
        let options = try Self.duration(metadata)
        #expect(options.unit == nil)
        #expect(options.defaultValue == nil)
        #expect(options.minimum == nil)
        #expect(options.maximum == nil)
        #expect(
            try SmallDefinition.findings("TimeInterval", metadata) == [
                "unknown-option: intentc does not know the unit 'Fortnights' of 'a'"
            ]
        )
    }

    @Test func anUnknownUnitOfOneNumberLeavesTheOthers() throws {
        let metadata: [String: Any] = [
            "DefaultUnit": "Minuts", "MinimumUnit": "Minutes", "DefaultValue": 5, "MinimumValue": 1,
        ]
        let options = try Self.duration(metadata)
        #expect(options.defaultValue == nil)
        #expect(options.minimum == Quantity(value: 1, unit: .minutes))
        #expect(
            try SmallDefinition.findings("TimeInterval", metadata) == [
                "misspelled-format-word: unknown unit 'Minuts' of 'a'; did you mean 'Minutes'?"
            ]
        )
    }

    @Test func boundsOfAMeasurementCountTheUnitOfTheDefault() throws {
        let options = try Self.distance([
            "Unit": "Any", "DefaultUnit": "Kilometers", "DefaultValue": 5, "MaximumValue": 42,
        ])
        let kilometers = try Self.length("kilometers")
        #expect(options.unit == nil)
        #expect(options.shownUnit == kilometers)
        #expect(options.defaultValue == Quantity(value: 5, unit: kilometers))
        #expect(options.minimum == Quantity(value: 0, unit: kilometers))
        #expect(options.maximum == Quantity(value: 42, unit: kilometers))
    }

    @Test(arguments: [(1, 0, "1 day", "0 hours"), (2, 1, "2 days", "1 hour")])
    func oneOfAUnitIsInTheSingular(minimum: Int, maximum: Int, least: String, most: String) throws {
        let metadata: [String: Any] = [
            "Unit": "Multiple", "MinimumUnit": "Days", "MaximumUnit": "Hours", "MinimumValue": minimum,
            "MaximumValue": maximum,
        ]
        #expect(
            try SmallDefinition.findings("TimeInterval", metadata) == [
                "minimum-above-maximum: the minimum \(least) of 'a' is greater than its maximum \(most)"
            ]
        )
    }

    @Test func aMeasurementWithoutUnitsHasNoNumbers() throws {
        let options = try Self.distance(["DefaultValue": 5, "MaximumValue": 42])
        #expect(options == .none)
    }

    @Test func aUnitOfAnotherQuantityIsUnknown() throws {
        #expect(try Self.distance(["Unit": "Celsius", "DefaultValue": 5]) == .none)
    }

    @Test func negativeNumbersAreKnownWhereTheyAreWritten() throws {
        #expect(try Self.distance(["Unit": "Meters"]).supportsNegativeNumbers == nil)
        #expect(
            try Self.distance(["Unit": "Meters", "SupportsNegativeNumbers": false]).supportsNegativeNumbers == false
        )
    }

    @Test func quantitiesOfDifferentUnitsCompareByTheirMagnitude() throws {
        #expect(Quantity(value: 90, unit: .minutes).magnitude == 5400)
        #expect(Quantity(value: 2, unit: .weeks).magnitude == 1_209_600)
        let celsius = try #require(MeasurementKind.temperature.units.first { $0.name == "celsius" })
        #expect(Quantity(value: 20, unit: celsius).magnitude == 293.15)
    }

    @Test(arguments: MeasurementKind.allCases) func everyKindHasItsBaseUnitOnce(kind: MeasurementKind) throws {
        #expect(kind.units.filter { $0.coefficient == 1 && $0.constant == 0 } == [kind.baseUnit])
        #expect(Set(kind.units.map(\.name)).count == kind.units.count)
        for unit in kind.units {
            let metadata = ["Unit": unit.writtenName]
            let type = try SmallDefinition.type(kind.rawValue, metadata)
            guard case .measurement(kind, let options) = type else {
                Issue.record("\(type)")
                continue
            }
            #expect(options.unit == unit)
        }
    }
}
