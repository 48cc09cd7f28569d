// On Linux, all of Foundation would add 44 MB to a static program. Tests there define the flag, or have stubs of Intents.
#if canImport(Darwin) || canImport(Intents) || FOUNDATION_CONVERSIONS
import Foundation

/// Units that Foundation has too.
public protocol FoundationUnit: MeasurementUnit {
    /// Foundation's class for units of this kind.
    associatedtype UnitClass: Dimension
    /// Foundation's units of the same names, in the order of the cases.
    static var units: [UnitClass] { get }
}

extension FoundationUnit {
    /// The Foundation unit of the same name.
    public var foundation: UnitClass { zip(Self.allCases, Self.units).first { $0.0 == self }?.1 ?? Self.units[0] }

    /// The base unit of both Foundation and `scale`. Units that only Foundation has are converted to it.
    fileprivate static var base: Self {
        allCases.first { $0.scale == MeasurementScale(1) } ?? allCases[allCases.startIndex]
    }
}

extension MeasurementValue where Unit: FoundationUnit {
    /// Creates a quantity. A unit without a case, such as an app's own, is converted to the base unit.
    public init(_ measurement: Measurement<Unit.UnitClass>) {
        let unit = Unit.allCases.first { $0.foundation == measurement.unit } ?? Unit.base
        self.init(measurement.converted(to: unit.foundation).value, unit)
    }

    /// The quantity as a Foundation measurement, in the same unit.
    public var measurement: Measurement<Unit.UnitClass> { Measurement(value: value, unit: unit.foundation) }
}

extension TemperatureUnit: FoundationUnit {
    /// Foundation's units, in the order of the cases.
    public static var units: [UnitTemperature] { [.kelvin, .celsius, .fahrenheit] }
}

extension LengthUnit: FoundationUnit {
    /// Foundation's units, in the order of the cases.
    public static var units: [UnitLength] {
        [.kilometers, .meters, .centimeters, .millimeters, .inches, .feet, .yards, .miles, .nauticalMiles]
    }
}

extension MassUnit: FoundationUnit {
    /// Foundation's units, in the order of the cases.
    public static var units: [UnitMass] {
        [.kilograms, .grams, .milligrams, .metricTons, .shortTons, .ounces, .pounds, .stones]
    }
}

extension SpeedUnit: FoundationUnit {
    /// Foundation's units, in the order of the cases.
    public static var units: [UnitSpeed] { [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] }
}

extension VolumeUnit: FoundationUnit {
    /// Foundation's units, in the order of the cases.
    public static var units: [UnitVolume] {
        [
            .liters, .milliliters, .cubicMeters, .teaspoons, .tablespoons, .fluidOunces, .cups, .pints, .quarts,
            .gallons,
        ]
    }
}

extension EnergyUnit: FoundationUnit {
    /// Foundation's units, in the order of the cases.
    public static var units: [UnitEnergy] { [.joules, .kilojoules, .calories, .kilocalories, .kilowattHours] }
}
extension DurationValue {
    /// Creates a duration from a measurement in any unit.
    public init(_ measurement: Measurement<UnitDuration>) {
        self.init(seconds: measurement.converted(to: .seconds).value)
    }

    /// The duration as a Foundation measurement, in seconds.
    public var measurement: Measurement<UnitDuration> { Measurement(value: seconds, unit: .seconds) }
}

extension PersonValue {
    /// Creates a person from the name that the user sees and its parts.
    public init(displayName: String, nameComponents names: PersonNameComponents) {
        self.init(
            displayName: displayName,
            namePrefix: names.namePrefix,
            givenName: names.givenName,
            middleName: names.middleName,
            familyName: names.familyName,
            nameSuffix: names.nameSuffix,
            nickname: names.nickname
        )
    }

    /// The parts of the name; `nil` if none is known.
    public var nameComponents: PersonNameComponents? {
        var names = PersonNameComponents()
        names.namePrefix = namePrefix
        names.givenName = givenName
        names.middleName = middleName
        names.familyName = familyName
        names.nameSuffix = nameSuffix
        names.nickname = nickname
        return names == PersonNameComponents() ? nil : names
    }
}
#endif
