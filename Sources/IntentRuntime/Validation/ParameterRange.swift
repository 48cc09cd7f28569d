/// A range that says which of its ends it has: `1...60`, `1...` or `...60`.
public protocol ParameterRange<Bound> {
    /// What the ends are: the type of the parameter's value.
    associatedtype Bound: Comparable

    /// The smallest value in the range, or `nil` when it has no lower end.
    var minimum: Bound? { get }
    /// The largest value in the range, or `nil` when it has no upper end.
    var maximum: Bound? { get }
}

extension ClosedRange: ParameterRange {
    /// The range's lower bound.
    public var minimum: Bound? { lowerBound }
    /// The range's upper bound.
    public var maximum: Bound? { upperBound }

    /// The value in the range that is nearest to `value`.
    public func clamp(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}

extension PartialRangeFrom: ParameterRange {
    /// The range's lower bound.
    public var minimum: Bound? { lowerBound }
    /// Always `nil`.
    public var maximum: Bound? { nil }
}

extension PartialRangeThrough: ParameterRange {
    /// Always `nil`.
    public var minimum: Bound? { nil }
    /// The range's upper bound.
    public var maximum: Bound? { upperBound }
}
