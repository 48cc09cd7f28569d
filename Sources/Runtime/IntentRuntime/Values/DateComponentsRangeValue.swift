/// A range of time between two dates, or open at either end. The portable counterpart of `INDateComponentsRange`.
public struct DateComponentsRangeValue: Hashable, Codable, Sendable {
    /// The start of the range; `nil` if it has none.
    public var start: DateComponents?
    /// The end of the range; `nil` if it has none.
    public var end: DateComponents?

    /// Creates a range. Pass `nil` for an open end.
    public init(start: DateComponents?, end: DateComponents?) {
        self.start = start
        self.end = end
    }

    private enum CodingKeys: CodingKey {
        case start, end
    }

    /// Reads dates in ISO 8601 or in Foundation's form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        start = try container.decodeIfPresent(SavedDate.self, forKey: .start)?.date
        end = try container.decodeIfPresent(SavedDate.self, forKey: .end)?.date
    }

    /// Saves the dates in ISO 8601.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(start.map(SavedDate.init), forKey: .start)
        try container.encodeIfPresent(end.map(SavedDate.init), forKey: .end)
    }
}
