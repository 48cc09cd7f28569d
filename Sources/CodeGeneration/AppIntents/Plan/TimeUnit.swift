import IntentSchema

/// A unit of time that App Intents has, for one that the definition names.
struct TimeUnit {
    /// The case that App Intents has.
    let name: Identifier
    /// How many of it make one of the definition's.
    let factor: Double
    /// Whether both are the same unit.
    var isExact: Bool { factor == 1 }

    /// App Intents has nothing longer than hours.
    init(_ unit: DurationUnit) {
        switch unit {
        case .seconds, .minutes, .hours: self.init(unit, in: unit)
        case .days, .weeks: self.init(unit, in: .hours)
        }
    }

    private init(_ unit: DurationUnit, in offered: DurationUnit) {
        name = Identifier(offered.name)
        factor = unit.coefficient / offered.coefficient
    }
}
