/// A length of time, the value of a Duration parameter. Saved as its number of seconds, which is also what Apple's
/// generated classes use.
public struct DurationValue: Hashable, Comparable, Codable, Sendable {
    /// The length in seconds.
    public var seconds: Double

    /// A length in seconds.
    public static func seconds(_ count: Double) -> DurationValue { DurationValue(seconds: count) }
    /// A length in minutes of 60 seconds.
    public static func minutes(_ count: Double) -> DurationValue { DurationValue(seconds: count * 60) }
    /// A length in hours of 60 minutes.
    public static func hours(_ count: Double) -> DurationValue { DurationValue(seconds: count * 3600) }
    /// A length in days of 24 hours.
    public static func days(_ count: Double) -> DurationValue { DurationValue(seconds: count * 86400) }
    /// A length in weeks of 7 days.
    public static func weeks(_ count: Double) -> DurationValue { DurationValue(seconds: count * 604_800) }

    /// A length in seconds.
    public init(seconds: Double) { self.seconds = seconds }

    /// The length in minutes.
    public var minutes: Double { seconds / 60 }
    /// The length in hours.
    public var hours: Double { seconds / 3600 }
    /// The length in days of 24 hours.
    public var days: Double { seconds / 86400 }
    /// The length in weeks of 7 days.
    public var weeks: Double { seconds / 604_800 }

    /// Whether the left length is shorter.
    public static func < (left: DurationValue, right: DurationValue) -> Bool { left.seconds < right.seconds }

    /// Reads a number of seconds.
    public init(from decoder: any Decoder) throws {
        self.init(seconds: try decoder.singleValueContainer().decode(Double.self))
    }

    /// Saves the number of seconds.
    public func encode(to encoder: any Encoder) throws { try seconds.encode(to: encoder) }
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension DurationValue {
    /// Converts a standard library `Duration`, to the precision of a `Double`.
    public init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self.init(seconds: Double(seconds) + Double(attoseconds) * 1e-18)
    }

    /// The standard library's form, for sleeping and formatting. A length that it cannot express becomes the nearest one.
    public var duration: Duration {
        guard !seconds.isNaN else { return .zero }
        // A duration's whole seconds have to fit 64 bits; this is twenty times the age of the universe.
        let limit: Double = 9e18
        return .seconds(min(max(seconds, -limit), limit))
    }
}

extension DurationValue: BoundedValue, BoundNumber {
    var numericValue: NumericValue { .seconds(seconds) }
}
