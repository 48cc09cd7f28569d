/// A unit of a parameter's values.
package struct PhysicalUnit: Equatable, Sendable {
    /// The unit's name in Foundation, App Intents and the runtime library: `kilometersPerHour`.
    package let name: String
    /// The number of base units in one of this unit.
    package let coefficient: Double
    /// The offset to add after multiplying by `coefficient`; nonzero only for temperatures.
    package let constant: Double

    fileprivate init(_ name: String, _ coefficient: Double = 1, constant: Double = 0) {
        self.name = name
        self.coefficient = coefficient
        self.constant = constant
    }

    /// The unit's name in definitions: `KilometersPerHour`.
    package var writtenName: String { name.capitalizedFirst }

    func inBaseUnit(_ number: Double) -> Double { number * coefficient + constant }
}

/// The units of durations in definitions. The base unit is the second. Foundation has no unit longer than the hour.
extension PhysicalUnit {
    package static let seconds = PhysicalUnit("seconds")
    package static let minutes = PhysicalUnit("minutes", 60)
    package static let hours = PhysicalUnit("hours", 3600)
    package static let days = PhysicalUnit("days", 86_400)
    /// A guess: no known file uses it.
    package static let weeks = PhysicalUnit("weeks", 604_800)

    package static let unitsOfTime = [seconds, minutes, hours, days, weeks]
}

/// The physical quantities in Apple's editor. The raw values are the names of parameter types. No public file uses one:
/// these names, and those of the units, are inferred from the editor's and Foundation's.
package enum MeasurementKind: String, CaseIterable, Sendable {
    case temperature = "Temperature"
    case speed = "Speed"
    case mass = "Mass"
    case distance = "Distance"
    case volume = "Volume"
    case energy = "Energy"
}

extension MeasurementKind {
    /// The quantity's name in Apple's classes and the runtime library: `UnitLength`, `INLengthResolutionResult`.
    package var dimension: String {
        switch self {
        case .temperature, .speed, .mass, .volume, .energy: rawValue
        case .distance: "Length"
        }
    }

    package var baseUnit: PhysicalUnit {
        switch self {
        case .temperature: PhysicalUnit("kelvin")
        case .speed: PhysicalUnit("metersPerSecond")
        case .mass: PhysicalUnit("kilograms")
        case .distance: PhysicalUnit("meters")
        case .volume: PhysicalUnit("liters")
        case .energy: PhysicalUnit("joules")
        }
    }

    /// All units, including the base unit.
    ///
    /// Coefficients follow the International System of Units, the international yard and pound, and the United States
    /// customary units. A calorie is the thermochemical calorie.
    package var units: [PhysicalUnit] {
        switch self {
        case .temperature:
            [
                PhysicalUnit("kelvin"),
                PhysicalUnit("celsius", constant: 273.15),
                PhysicalUnit("fahrenheit", 5.0 / 9.0, constant: 459.67 * 5.0 / 9.0),
            ]
        case .speed:
            [
                PhysicalUnit("metersPerSecond"),
                PhysicalUnit("kilometersPerHour", 1000.0 / 3600.0),
                PhysicalUnit("milesPerHour", 0.44704),
                PhysicalUnit("knots", 1852.0 / 3600.0),
            ]
        case .mass:
            [
                PhysicalUnit("kilograms"),
                PhysicalUnit("grams", 0.001),
                PhysicalUnit("milligrams", 0.000001),
                PhysicalUnit("ounces", 0.028349523125),
                PhysicalUnit("pounds", 0.45359237),
                PhysicalUnit("stones", 6.35029318),
                PhysicalUnit("metricTons", 1000),
                PhysicalUnit("shortTons", 907.18474),
            ]
        case .distance:
            [
                PhysicalUnit("kilometers", 1000),
                PhysicalUnit("meters"),
                PhysicalUnit("centimeters", 0.01),
                PhysicalUnit("millimeters", 0.001),
                PhysicalUnit("inches", 0.0254),
                PhysicalUnit("feet", 0.3048),
                PhysicalUnit("yards", 0.9144),
                PhysicalUnit("miles", 1609.344),
                PhysicalUnit("nauticalMiles", 1852),
            ]
        case .volume:
            [
                PhysicalUnit("liters"),
                PhysicalUnit("milliliters", 0.001),
                PhysicalUnit("cubicMeters", 1000),
                PhysicalUnit("teaspoons", 0.00492892159375),
                PhysicalUnit("tablespoons", 0.01478676478125),
                PhysicalUnit("fluidOunces", 0.0295735295625),
                PhysicalUnit("cups", 0.2365882365),
                PhysicalUnit("pints", 0.473176473),
                PhysicalUnit("quarts", 0.946352946),
                PhysicalUnit("gallons", 3.785411784),
            ]
        case .energy:
            [
                PhysicalUnit("joules"),
                PhysicalUnit("kilojoules", 1000),
                PhysicalUnit("calories", 4.184),
                PhysicalUnit("kilocalories", 4184),
                PhysicalUnit("kilowattHours", 3_600_000),
            ]
        }
    }
}
