/// A value, or several, that can be outside the bounds of its parameter.
public protocol BoundedValue {
    /// The type of the bounds of such a value.
    associatedtype Bound: Comparable

    /// Reports each part of the value that is out of bounds, with its position if there can be several.
    func check(minimum: Bound?, maximum: Bound?, report: (_ element: Int?, BoundsFailure) -> Void)
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
    public func check(minimum: Int?, maximum: Int?, report: (_ element: Int?, BoundsFailure) -> Void) {
        if let minimum, self < minimum {
            report(nil, .belowMinimum(value: .integer(self), minimum: .integer(minimum)))
        } else if let maximum, self > maximum {
            report(nil, .aboveMaximum(value: .integer(self), maximum: .integer(maximum)))
        }
    }
}

extension Double: BoundedValue {
    /// Reports the number if it is out of bounds or not a number.
    public func check(minimum: Double?, maximum: Double?, report: (_ element: Int?, BoundsFailure) -> Void) {
        if isNaN {
            report(nil, .notANumber)
        } else if let minimum, self < minimum {
            report(nil, .belowMinimum(value: .decimal(self), minimum: .decimal(minimum)))
        } else if let maximum, self > maximum {
            report(nil, .aboveMaximum(value: .decimal(self), maximum: .decimal(maximum)))
        }
    }
}

extension Optional: BoundedValue where Wrapped: BoundedValue {
    /// Reports nothing when there is no value.
    public func check(
        minimum: Wrapped.Bound?,
        maximum: Wrapped.Bound?,
        report: (_ element: Int?, BoundsFailure) -> Void
    ) {
        self?.check(minimum: minimum, maximum: maximum, report: report)
    }
}

extension Array: BoundedValue where Element: BoundedValue {
    /// Reports each element that is out of bounds, with its position.
    public func check(
        minimum: Element.Bound?,
        maximum: Element.Bound?,
        report: (_ element: Int?, BoundsFailure) -> Void
    ) {
        for (position, element) in enumerated() {
            element.check(minimum: minimum, maximum: maximum) { _, failure in report(position, failure) }
        }
    }
}
