/// A span of time between two dates, either of which may be open. The portable counterpart of `INDateComponentsRange`.
public struct DateComponentsRangeValue: Hashable, Codable, Sendable {
    /// When the span begins; `nil` when it has no beginning.
    public var start: DateComponents?
    /// When the span ends; `nil` when it has no end.
    public var end: DateComponents?

    /// Creates a span.
    public init(start: DateComponents?, end: DateComponents?) {
        self.start = start
        self.end = end
    }
}
