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

extension Int: BoundedValue {
    /// Reports the number if it is out of bounds.
    public func check(minimum: Int?, maximum: Int?, report: (BoundsFailure) -> Void) {
        if let minimum, self < minimum {
            report(.belowMinimum(value: .integer(self), minimum: .integer(minimum)))
        } else if let maximum, self > maximum {
            report(.aboveMaximum(value: .integer(self), maximum: .integer(maximum)))
        }
    }
}

extension Double: BoundedValue {
    /// Reports the number if it is out of bounds or not a number.
    public func check(minimum: Double?, maximum: Double?, report: (BoundsFailure) -> Void) {
        if isNaN {
            report(.notANumber)
        } else if let minimum, self < minimum {
            report(.belowMinimum(value: .decimal(self), minimum: .decimal(minimum)))
        } else if let maximum, self > maximum {
            report(.aboveMaximum(value: .decimal(self), maximum: .decimal(maximum)))
        }
    }
}
