/// The units of time in which definitions count durations. The base unit is the second.
package enum DurationUnit: String, CaseIterable, QuantityUnit {
    case seconds
    case minutes
    case hours
    case days
    /// A guess: files with it have not been met.
    case weeks

    /// The unit's name in the runtime library, and in Foundation up to hours, which has nothing longer.
    package var name: String { rawValue }

    /// How many seconds one of the unit is.
    package var coefficient: Double {
        switch self {
        case .seconds: 1
        case .minutes: 60
        case .hours: 3600
        case .days: 86_400
        case .weeks: 604_800
        }
    }

    package var constant: Double { 0 }
}
