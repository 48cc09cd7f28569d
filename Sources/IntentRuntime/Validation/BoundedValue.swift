/// A value that can be outside the bounds of its parameter.
protocol BoundedValue {
    associatedtype Bound: BoundNumber

    /// What is compared with the bounds.
    var boundedNumber: Bound { get }
}

/// A bound, with what a violation says of it.
protocol BoundNumber: Comparable, Sendable {
    var numericValue: NumericValue { get }
}

extension BoundNumber {
    var boundedNumber: Self { self }

    /// What is wrong with the number; `nil` if it lies between the bounds.
    func failure(_ minimum: Self?, _ maximum: Self?) -> ViolationReason? {
        // Only what is not a number differs from itself.
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
