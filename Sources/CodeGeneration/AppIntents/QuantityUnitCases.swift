import IntentSchema

extension QuantityOptions {
    /// The one unit that the definition fixes; `nil` where users may choose.
    var fixedUnit: String? { unit?.lowercased() == "multiple" ? nil : unit }

    /// The unit that the default and the bounds count.
    var countedUnit: String? { fixedUnit ?? defaultUnit }
}

/// A unit of time that App Intents has, for one that the definition names.
struct TimeUnit {
    /// The case that App Intents has.
    let name: Identifier
    /// How many of it make one of the definition's.
    let factor: Double
    /// Whether both are the same unit.
    var isExact: Bool { factor == 1 }

    static let seconds = TimeUnit(name: "seconds", factor: 1)

    /// The definition's names, in any case. App Intents has nothing longer than hours.
    init?(name: String) {
        switch name.lowercased() {
        case "seconds": self.init(name: "seconds", factor: 1)
        case "minutes": self.init(name: "minutes", factor: 1)
        case "hours": self.init(name: "hours", factor: 1)
        case "days": self.init(name: "hours", factor: 24)
        case "weeks": self.init(name: "hours", factor: 24 * 7)
        default: return nil
        }
    }

    private init(name: Identifier, factor: Double) {
        self.name = name
        self.factor = factor
    }
}

extension MeasurementKind {
    /// The case that App Intents has for a unit that the definition names.
    func unitCase(named name: String?) -> Identifier? {
        guard let name = name?.lowercased() else { return nil }
        return unitCases.first { $0.lowercased() == name }.map { Identifier($0) }
    }

    private var unitCases: [String] {
        switch self {
        case .temperature: ["kelvin", "celsius", "fahrenheit"]
        case .speed: ["metersPerSecond", "kilometersPerHour", "milesPerHour", "knots"]
        case .mass: ["kilograms", "grams", "milligrams", "ounces", "pounds", "stones", "metricTons", "shortTons"]
        case .distance: ["kilometers", "meters", "centimeters", "millimeters", "inches", "feet", "yards", "miles"]
        case .volume:
            ["liters", "milliliters", "cubicMeters", "teaspoons", "tablespoons", "fluidOunces", "cups", "gallons"]
        case .energy: ["joules", "kilojoules", "calories", "kilocalories", "kilowattHours"]
        }
    }
}
