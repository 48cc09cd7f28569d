// On Linux, all of Foundation would add 44 MB to a static program. Tests there define the flag, or have stubs of Intents.
#if canImport(Darwin) || canImport(Intents) || FOUNDATION_CONVERSIONS
import Foundation

/// Units that Foundation has too.
public protocol FoundationUnit: MeasurementUnit {
    /// Foundation's class for units of this kind.
    associatedtype UnitClass: Dimension
    /// The Foundation unit of the same name.
    var foundation: UnitClass { get }
}

extension FoundationUnit {
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
    /// The Foundation unit of the same name.
    public var foundation: UnitTemperature {
        switch self {
        case .kelvin: .kelvin
        case .celsius: .celsius
        case .fahrenheit: .fahrenheit
        }
    }
}

extension LengthUnit: FoundationUnit {
    /// The Foundation unit of the same name.
    public var foundation: UnitLength {
        switch self {
        case .kilometers: .kilometers
        case .meters: .meters
        case .centimeters: .centimeters
        case .millimeters: .millimeters
        case .inches: .inches
        case .feet: .feet
        case .yards: .yards
        case .miles: .miles
        case .nauticalMiles: .nauticalMiles
        }
    }
}

extension MassUnit: FoundationUnit {
    /// The Foundation unit of the same name.
    public var foundation: UnitMass {
        switch self {
        case .kilograms: .kilograms
        case .grams: .grams
        case .milligrams: .milligrams
        case .metricTons: .metricTons
        case .shortTons: .shortTons
        case .ounces: .ounces
        case .pounds: .pounds
        case .stones: .stones
        }
    }
}

extension SpeedUnit: FoundationUnit {
    /// The Foundation unit of the same name.
    public var foundation: UnitSpeed {
        switch self {
        case .metersPerSecond: .metersPerSecond
        case .kilometersPerHour: .kilometersPerHour
        case .milesPerHour: .milesPerHour
        case .knots: .knots
        }
    }
}

extension VolumeUnit: FoundationUnit {
    /// The Foundation unit of the same name.
    public var foundation: UnitVolume {
        switch self {
        case .liters: .liters
        case .milliliters: .milliliters
        case .cubicMeters: .cubicMeters
        case .teaspoons: .teaspoons
        case .tablespoons: .tablespoons
        case .fluidOunces: .fluidOunces
        case .cups: .cups
        case .pints: .pints
        case .quarts: .quarts
        case .gallons: .gallons
        }
    }
}

extension EnergyUnit: FoundationUnit {
    /// The Foundation unit of the same name.
    public var foundation: UnitEnergy {
        switch self {
        case .joules: .joules
        case .kilojoules: .kilojoules
        case .calories: .calories
        case .kilocalories: .kilocalories
        case .kilowattHours: .kilowattHours
        }
    }
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
