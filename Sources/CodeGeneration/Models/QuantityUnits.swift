import IntentSchema

extension QuantityOptions {
    /// The unit that a default or a bound counts: the definition's one unit, or, where users may choose among several,
    /// the one that stands beside the number.
    func unit(beside unit: String?) -> String? {
        guard let only = self.unit, only.lowercased() != "multiple" else { return unit }
        return only
    }
}

/// The units of time of which definitions count durations.
enum DurationUnit: String, CaseIterable {
    case seconds, minutes, hours, days

    /// The unit that a definition names, in any case; seconds, the type's own unit, when it names none.
    init?(_ name: String?) {
        guard let name else {
            self = .seconds
            return
        }
        guard let unit = Self.allCases.first(where: { name.lowercased() == $0.rawValue }) else { return nil }
        self = unit
    }

    /// How many seconds one of the unit is.
    var seconds: Double {
        switch self {
        case .seconds: 1
        case .minutes: 60
        case .hours: 3600
        case .days: 86400
        }
    }
}

/// A number of a unit of time.
struct DurationAmount {
    private let value: Double
    private let unit: DurationUnit

    init?(_ value: Double, _ unit: DurationUnit) {
        guard value.isFinite else { return nil }
        self.value = value
        self.unit = unit
    }

    /// The runtime library's function, without the type before the dot.
    var code: Code { "\(Identifier(unit.rawValue))(\(value.plainCode))" }

    /// In words.
    var description: String {
        "\(value.plainDescription) \(value == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue)"
    }
}

extension Double {
    /// As people write it: whole numbers without a fraction.
    var plainDescription: String {
        Int(exactly: self).map { "\($0)" } ?? description
    }

    /// The same as a literal, for where the context makes a whole number a `Double`.
    var plainCode: Code {
        Int(exactly: self).map { "\($0)" } ?? "\(self)"
    }
}

extension MeasurementKind {
    /// The runtime library's unit that a definition names, in any case; `nil` for one that it does not know.
    func unit(named name: String?) -> Identifier? {
        guard let name = name?.lowercased() else { return nil }
        return units.first { $0.lowercased() == name }.map { Identifier($0) }
    }

    /// The cases of the runtime library's enum.
    private var units: [String] {
        switch self {
        case .temperature: ["kelvin", "celsius", "fahrenheit"]
        case .speed: ["metersPerSecond", "kilometersPerHour", "milesPerHour", "knots"]
        case .mass: ["kilograms", "grams", "milligrams", "metricTons", "ounces", "pounds", "stones"]
        case .distance:
            ["kilometers", "meters", "centimeters", "millimeters", "inches", "feet", "yards", "miles", "nauticalMiles"]
        case .volume:
            [
                "liters", "milliliters", "cubicMeters", "teaspoons", "tablespoons", "fluidOunces", "cups", "pints",
                "quarts", "gallons",
            ]
        case .energy: ["joules", "kilojoules", "calories", "kilocalories", "kilowattHours"]
        }
    }
}
