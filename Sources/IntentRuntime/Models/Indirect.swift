/// A property whose value is stored elsewhere, for a custom type that contains itself.
@propertyWrapper
public enum Indirect<Value: Sendable>: Sendable {
    indirect case stored(Value)

    /// The value, which is reached as if the property held it itself.
    public var wrappedValue: Value {
        get {
            switch self {
            case .stored(let value): value
            }
        }
        set { self = .stored(newValue) }
    }

    /// Stores a value.
    public init(wrappedValue: Value) { self = .stored(wrappedValue) }
}

extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}
