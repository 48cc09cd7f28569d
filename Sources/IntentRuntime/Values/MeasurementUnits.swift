/// Units of temperature; the base unit is the kelvin.
public enum TemperatureUnit: String, MeasurementUnit {
    case kelvin, celsius, fahrenheit

    /// As defined by the International System of Units.
    public var scale: MeasurementScale {
        switch self {
        case .kelvin: MeasurementScale(1)
        case .celsius: MeasurementScale(1, offset: 273.15)
        case .fahrenheit: MeasurementScale(5.0 / 9.0, offset: 459.67 * 5.0 / 9.0)
        }
    }
}

/// Units of length; the base unit is the metre.
public enum LengthUnit: String, MeasurementUnit {
    case kilometers, meters, centimeters, millimeters, inches, feet, yards, miles, nauticalMiles

    /// As defined by the International System of Units and the international yard.
    public var scale: MeasurementScale {
        switch self {
        case .kilometers: MeasurementScale(1000)
        case .meters: MeasurementScale(1)
        case .centimeters: MeasurementScale(0.01)
        case .millimeters: MeasurementScale(0.001)
        case .inches: MeasurementScale(0.0254)
        case .feet: MeasurementScale(0.3048)
        case .yards: MeasurementScale(0.9144)
        case .miles: MeasurementScale(1609.344)
        case .nauticalMiles: MeasurementScale(1852)
        }
    }
}

/// Units of mass; the base unit is the kilogram.
public enum MassUnit: String, MeasurementUnit {
    case kilograms, grams, milligrams, metricTons, shortTons, ounces, pounds, stones

    /// As defined by the International System of Units and the international pound.
    public var scale: MeasurementScale {
        switch self {
        case .kilograms: MeasurementScale(1)
        case .grams: MeasurementScale(0.001)
        case .milligrams: MeasurementScale(0.000001)
        case .metricTons: MeasurementScale(1000)
        case .shortTons: MeasurementScale(907.18474)
        case .ounces: MeasurementScale(0.028349523125)
        case .pounds: MeasurementScale(0.45359237)
        case .stones: MeasurementScale(6.35029318)
        }
    }
}

/// Units of speed; the base unit is one metre per second.
public enum SpeedUnit: String, MeasurementUnit {
    case metersPerSecond, kilometersPerHour, milesPerHour, knots

    /// Derived from the units of length.
    public var scale: MeasurementScale {
        switch self {
        case .metersPerSecond: MeasurementScale(1)
        case .kilometersPerHour: MeasurementScale(1000.0 / 3600.0)
        case .milesPerHour: MeasurementScale(0.44704)
        case .knots: MeasurementScale(1852.0 / 3600.0)
        }
    }
}

/// Units of volume; the base unit is the litre.
public enum VolumeUnit: String, MeasurementUnit {
    case liters, milliliters, cubicMeters, teaspoons, tablespoons, fluidOunces, cups, pints, quarts, gallons

    /// As defined by the United States customary units.
    public var scale: MeasurementScale {
        switch self {
        case .liters: MeasurementScale(1)
        case .milliliters: MeasurementScale(0.001)
        case .cubicMeters: MeasurementScale(1000)
        case .teaspoons: MeasurementScale(0.00492892159375)
        case .tablespoons: MeasurementScale(0.01478676478125)
        case .fluidOunces: MeasurementScale(0.0295735295625)
        case .cups: MeasurementScale(0.2365882365)
        case .pints: MeasurementScale(0.473176473)
        case .quarts: MeasurementScale(0.946352946)
        case .gallons: MeasurementScale(3.785411784)
        }
    }
}

/// Units of energy; the base unit is the joule.
public enum EnergyUnit: String, MeasurementUnit {
    case joules, kilojoules, calories, kilocalories, kilowattHours

    /// A calorie is the thermochemical one.
    public var scale: MeasurementScale {
        switch self {
        case .joules: MeasurementScale(1)
        case .kilojoules: MeasurementScale(1000)
        case .calories: MeasurementScale(4.184)
        case .kilocalories: MeasurementScale(4184)
        case .kilowattHours: MeasurementScale(3_600_000)
        }
    }
}
