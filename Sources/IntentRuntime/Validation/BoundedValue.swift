/// A value that can be outside the bounds of its parameter.
public protocol BoundedValue {
    /// The type of the bounds of such a value.
    associatedtype Bound: Comparable

    /// Reports the value if it is out of bounds.
    func check(minimum: Bound?, maximum: Bound?, report: (BoundsFailure) -> Void)
}

/// How a value violates its parameter's bounds.
public enum BoundsFailure: Hashable, Sendable {
    /// The value is smaller than the minimum.
    case belowMinimum(value: NumericValue, minimum: NumericValue)
    /// The value is larger than the maximum.
    case aboveMaximum(value: NumericValue, maximum: NumericValue)
    /// The value is the floating-point "not a number".
    case notANumber
}

/// A bound, with what a violation says of it.
protocol BoundNumber: Comparable, Sendable {
    var numericValue: NumericValue { get }
}

extension BoundNumber {
    func reportFailure(_ minimum: Self?, _ maximum: Self?, report: (BoundsFailure) -> Void) {
        // Only what is not a number differs from itself.
        if self != self {
            report(.notANumber)
        } else if let minimum, self < minimum {
            report(.belowMinimum(value: numericValue, minimum: minimum.numericValue))
        } else if let maximum, self > maximum {
            report(.aboveMaximum(value: numericValue, maximum: maximum.numericValue))
        }
    }
}

extension Int: BoundedValue, BoundNumber {
    var numericValue: NumericValue { .integer(self) }

    /// Reports the number if it is out of bounds.
    public func check(minimum: Int?, maximum: Int?, report: (BoundsFailure) -> Void) {
        reportFailure(minimum, maximum, report: report)
    }
}

extension Double: BoundedValue, BoundNumber {
    var numericValue: NumericValue { .decimal(self) }

    /// Reports the number if it is out of bounds or not a number.
    public func check(minimum: Double?, maximum: Double?, report: (BoundsFailure) -> Void) {
        reportFailure(minimum, maximum, report: report)
    }
}
