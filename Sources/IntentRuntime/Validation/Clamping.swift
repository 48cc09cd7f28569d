extension ClosedRange {
    /// The value in the range that is nearest to `value`.
    public func clamp(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
