// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures in our own words, so that generated code can be type-checked where the real framework does not
// exist. Part of no product. Values are kept, so that conversions can be run; the system's own work is not done.

// The framework repeats all of this for each dimension, with enumerations of its units inside of the parameter's class.

public protocol _NamedDimension { associatedtype Named: Sendable }
public protocol _NamedMeasurement { associatedtype Named: Sendable }
extension Measurement: _NamedMeasurement where UnitType: _NamedDimension {
    public typealias Named = UnitType.Named
}

extension UnitDuration: _NamedDimension { public typealias Named = _NamedDuration }
extension UnitEnergy: _NamedDimension { public typealias Named = _NamedEnergy }
extension UnitLength: _NamedDimension { public typealias Named = _NamedLength }
extension UnitMass: _NamedDimension { public typealias Named = _NamedMass }
extension UnitSpeed: _NamedDimension { public typealias Named = _NamedSpeed }
extension UnitTemperature: _NamedDimension { public typealias Named = _NamedTemperature }
extension UnitVolume: _NamedDimension { public typealias Named = _NamedVolume }

public enum _NamedDuration: Sendable {
    case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds
}
public enum _NamedEnergy: Sendable { case kilojoules, joules, kilocalories, calories, kilowattHours }
public enum _NamedLength: Sendable {
    case megameters, kilometers, hectometers, decameters, meters, decimeters, centimeters, millimeters
    case micrometers, nanometers, picometers, inches, feet, yards, miles, scandinavianMiles, lightyears
    case nauticalMiles, fathoms, furlongs, astronomicalUnits, parsecs
}
public enum _NamedMass: Sendable {
    case kilograms, grams, decigrams, centigrams, milligrams, micrograms, nanograms, picograms
    case ounces, pounds, stones, metricTons, shortTons, carats, ouncesTroy, slugs
}
public enum _NamedSpeed: Sendable { case metersPerSecond, kilometersPerHour, milesPerHour, knots }
public enum _NamedTemperature: Sendable { case kelvin, celsius, fahrenheit }
public enum _NamedVolume: Sendable {
    case megaliters, kiloliters, liters, deciliters, centiliters, milliliters
    case cubicKilometers, cubicMeters, cubicDecimeters, cubicCentimeters, cubicMillimeters
    case cubicInches, cubicFeet, cubicYards, cubicMiles, acreFeet, bushels
    case teaspoons, tablespoons, fluidOunces, cups, pints, quarts, gallons
    case imperialTeaspoons, imperialTablespoons, imperialFluidOunces, imperialPints, imperialQuarts
    case imperialGallons, metricCups
}

extension IntentParameter where Value.ValueType: _NamedMeasurement {
    public convenience init(
        title: LocalizedStringResource,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Value.ValueType.Named? = nil,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(())
        keep(defaultValue, defaultUnit)
    }
    public convenience init(
        title: LocalizedStringResource,
        defaultValue: _const Double? = nil,
        unit: _const Value.ValueType.Named,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(())
        keep(defaultValue, unit)
    }
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: P
    ) where P.DefaultValue.ValueType == Value.ValueType { self.init(()) }

    /// Only durations are looked at in tests that run.
    private func keep(_ value: Double?, _ unit: Value.ValueType.Named?) {
        guard let value else { return }
        let known: UnitDuration =
            switch unit as? _NamedDuration {
            case .hours: .hours
            case .minutes: .minutes
            default: .seconds
            }
        kept.stored = Measurement(value: value, unit: known) as? Value
    }
}
