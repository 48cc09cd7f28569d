/// Stores a value outside the struct that has it, so that a custom type can refer to itself.
@propertyWrapper
public struct Indirect<Value> {
    fileprivate final class Storage {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    /// Stores `wrappedValue`.
    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    /// The value. Writing makes new storage: copies stay independent.
    public var wrappedValue: Value {
        get { storage.value }
        set { storage = Storage(newValue) }
    }
}

extension Indirect.Storage: Sendable where Value: Sendable {}
extension Indirect: Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
    /// Whether the stored values are equal.
    public static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension Indirect: Hashable where Value: Hashable {
    /// Hashes the stored value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Indirect: Encodable where Value: Encodable {
    /// Saves the stored value as if it were stored in the struct itself.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Indirect: Decodable where Value: Decodable {
    /// Reads a stored value.
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}
