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

    private enum CodingKeys: CodingKey {
        case start, end
    }

    /// Reads the dates as ISO 8601 writes them, or as Foundation saves them.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        start = try container.decodeIfPresent(SavedDate.self, forKey: .start)?.date
        end = try container.decodeIfPresent(SavedDate.self, forKey: .end)?.date
    }

    /// Saves the dates as ISO 8601 writes them.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(start.map(SavedDate.init), forKey: .start)
        try container.encodeIfPresent(end.map(SavedDate.init), forKey: .end)
    }
}
