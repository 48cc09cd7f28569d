/// A value that a parameter's bounds apply to.
protocol BoundedValue {
    associatedtype Bound: BoundNumber

    /// The number to compare with the bounds.
    var boundedNumber: Bound { get }
}

/// A number that can be a bound.
protocol BoundNumber: Comparable, Sendable {
    var numericValue: NumericValue { get }
}

extension BoundNumber {
    var boundedNumber: Self { self }

    /// Returns what is wrong with the number, or `nil` if it is within the bounds, which are inclusive.
    func failure(_ minimum: Self?, _ maximum: Self?) -> ViolationReason? {
        // Only NaN differs from itself.
        if self != self { return .notANumber }
        if let minimum, self < minimum {
            return .belowMinimum(value: numericValue, minimum: minimum.numericValue)
        }
        if let maximum, self > maximum {
            return .aboveMaximum(value: numericValue, maximum: maximum.numericValue)
        }
        return nil
    }
}

extension Int: BoundedValue, BoundNumber {
    var numericValue: NumericValue { .integer(self) }
}

extension Double: BoundedValue, BoundNumber {
    var numericValue: NumericValue { .decimal(self) }
}
