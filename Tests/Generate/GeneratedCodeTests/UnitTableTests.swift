import IntentRuntime
import IntentSchema
import Testing

/// Apps link the runtime library without the schema, so the library has its own units, with the same names.
@Suite struct UnitTableTests {
    @Test(arguments: MeasurementKind.allCases) func theLibraryHasTheUnitsOfTheSchema(kind: MeasurementKind) {
        let library =
            switch kind {
            case .temperature: Self.units(of: TemperatureUnit.self)
            case .speed: Self.units(of: SpeedUnit.self)
            case .mass: Self.units(of: MassUnit.self)
            case .distance: Self.units(of: LengthUnit.self)
            case .volume: Self.units(of: VolumeUnit.self)
            case .energy: Self.units(of: EnergyUnit.self)
            }
        let schema = kind.units.map { "\($0.name) \($0.coefficient) \($0.constant)" }
        #expect(library == schema.sorted())
    }

    private static func units<Unit: IntentRuntime.MeasurementUnit>(of type: Unit.Type) -> [String] {
        Unit.allCases.map { "\($0.rawValue) \($0.scale.factor) \($0.scale.offset)" }.sorted()
    }

    private struct Unknown: Error { let unit: String }

    @Test(arguments: PhysicalUnit.unitsOfTime) func theLibraryCountsTimeAsTheSchemaDoes(unit: PhysicalUnit) throws {
        let (length, count) =
            switch unit {
            case .seconds: (DurationValue.seconds(3), DurationValue.seconds(3).seconds)
            case .minutes: (DurationValue.minutes(3), DurationValue.minutes(3).minutes)
            case .hours: (DurationValue.hours(3), DurationValue.hours(3).hours)
            case .days: (DurationValue.days(3), DurationValue.days(3).days)
            case .weeks: (DurationValue.weeks(3), DurationValue.weeks(3).weeks)
            default: throw Unknown(unit: unit.name)
            }
        #expect(length.seconds == Quantity(value: 3, unit: unit).magnitude)
        #expect(count == 3)
    }
}
