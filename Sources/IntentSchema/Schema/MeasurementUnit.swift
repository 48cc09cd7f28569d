package struct MeasurementUnit: QuantityUnit {
    /// The unit's name in Foundation, App Intents and the runtime library.
    package let name: String
    /// How many base units one of the unit is.
    package let coefficient: Double
    /// The offset to add to a converted number; nonzero only for temperatures.
    package let constant: Double

    fileprivate init(_ name: String, _ coefficient: Double = 1, constant: Double = 0) {
        self.name = name
        self.coefficient = coefficient
        self.constant = constant
    }
}

/// The physical quantities that Apple's editor offers, by the names of the parameter types.
package enum MeasurementKind: String, CaseIterable, Sendable {
    case temperature = "Temperature"
    case speed = "Speed"
    case mass = "Mass"
    case distance = "Distance"
    case volume = "Volume"
    case energy = "Energy"
}

extension MeasurementKind {
    /// The quantity's name in the names of Apple's classes and the runtime library's types: `UnitLength`, `INLengthResolutionResult`.
    package var dimension: String {
        switch self {
        case .temperature, .speed, .mass, .volume, .energy: rawValue
        case .distance: "Length"
        }
    }

    package var baseUnit: MeasurementUnit {
        switch self {
        case .temperature: MeasurementUnit("kelvin")
        case .speed: MeasurementUnit("metersPerSecond")
        case .mass: MeasurementUnit("kilograms")
        case .distance: MeasurementUnit("meters")
        case .volume: MeasurementUnit("liters")
        case .energy: MeasurementUnit("joules")
        }
    }

    /// Every unit, the base unit among them.
    package var units: [MeasurementUnit] {
        switch self {
        case .temperature: Self.temperatures
        case .speed: Self.speeds
        case .mass: Self.masses
        case .distance: Self.lengths
        case .volume: Self.volumes
        case .energy: Self.energies
        }
    }

    // The definitions of the International System of Units, of the international yard and pound, and of the United States
    // customary units. A calorie is the thermochemical one.

    private static let temperatures = [
        MeasurementUnit("kelvin"),
        MeasurementUnit("celsius", constant: 273.15),
        MeasurementUnit("fahrenheit", 5.0 / 9.0, constant: 459.67 * 5.0 / 9.0),
    ]

    private static let speeds = [
        MeasurementUnit("metersPerSecond"),
        MeasurementUnit("kilometersPerHour", 1000.0 / 3600.0),
        MeasurementUnit("milesPerHour", 0.44704),
        MeasurementUnit("knots", 1852.0 / 3600.0),
    ]

    private static let masses = [
        MeasurementUnit("kilograms"),
        MeasurementUnit("grams", 0.001),
        MeasurementUnit("milligrams", 0.000001),
        MeasurementUnit("ounces", 0.028349523125),
        MeasurementUnit("pounds", 0.45359237),
        MeasurementUnit("stones", 6.35029318),
        MeasurementUnit("metricTons", 1000),
        MeasurementUnit("shortTons", 907.18474),
    ]

    private static let lengths = [
        MeasurementUnit("kilometers", 1000),
        MeasurementUnit("meters"),
        MeasurementUnit("centimeters", 0.01),
        MeasurementUnit("millimeters", 0.001),
        MeasurementUnit("inches", 0.0254),
        MeasurementUnit("feet", 0.3048),
        MeasurementUnit("yards", 0.9144),
        MeasurementUnit("miles", 1609.344),
        MeasurementUnit("nauticalMiles", 1852),
    ]

    private static let volumes = [
        MeasurementUnit("liters"),
        MeasurementUnit("milliliters", 0.001),
        MeasurementUnit("cubicMeters", 1000),
        MeasurementUnit("teaspoons", 0.00492892159375),
        MeasurementUnit("tablespoons", 0.01478676478125),
        MeasurementUnit("fluidOunces", 0.0295735295625),
        MeasurementUnit("cups", 0.2365882365),
        MeasurementUnit("pints", 0.473176473),
        MeasurementUnit("quarts", 0.946352946),
        MeasurementUnit("gallons", 3.785411784),
    ]

    private static let energies = [
        MeasurementUnit("joules"),
        MeasurementUnit("kilojoules", 1000),
        MeasurementUnit("calories", 4.184),
        MeasurementUnit("kilocalories", 4184),
        MeasurementUnit("kilowattHours", 3_600_000),
    ]
}
