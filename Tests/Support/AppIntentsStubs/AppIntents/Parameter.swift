// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

import CoreLocation

@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
    public enum DateKind: Sendable { case date, time, dateTime }
    public enum PlacemarkDisplayStyle: Sendable { case name, address, city }
    public enum IntControlStyle: Sendable { case stepper, field }
    public enum DoubleControlStyle: Sendable { case stepper, field, slider }
    public enum Duration: Sendable {
        case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds
    }
    public enum Energy: Sendable { case kilojoules, joules, kilocalories, calories, kilowattHours }
    public enum Length: Sendable {
        case megameters, kilometers, hectometers, decameters, meters, decimeters, centimeters, millimeters
        case micrometers, nanometers, picometers, inches, feet, yards, miles, scandinavianMiles, lightyears
        case nauticalMiles, fathoms, furlongs, astronomicalUnits, parsecs
    }
    public enum Mass: Sendable {
        case kilograms, grams, decigrams, centigrams, milligrams, micrograms, nanograms, picograms
        case ounces, pounds, stones, metricTons, shortTons, carats, ouncesTroy, slugs
    }
    public enum Speed: Sendable { case metersPerSecond, kilometersPerHour, milesPerHour, knots }
    public enum Temperature: Sendable { case kelvin, celsius, fahrenheit }
    public enum Volume: Sendable {
        case megaliters, kiloliters, liters, deciliters, centiliters, milliliters
        case cubicKilometers, cubicMeters, cubicDecimeters, cubicCentimeters, cubicMillimeters
        case cubicInches, cubicFeet, cubicYards, cubicMiles, acreFeet, bushels
        case teaspoons, tablespoons, fluidOunces, cups, pints, quarts, gallons
        case imperialTeaspoons, imperialTablespoons, imperialFluidOunces, imperialPints, imperialQuarts
        case imperialGallons, metricCups
    }

    public var wrappedValue: Value {
        get { fatalError("stub") }
        set {}
    }
    public var projectedValue: IntentParameter<Value> { self }

    init(_ stub: Void) {}
}
