extension ClosedRange {
    /// Returns the value in the range that is closest to `value`.
    public func clamp(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
