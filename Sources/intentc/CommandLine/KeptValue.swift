/// A value that is never given up. The system takes a process's memory back at once when it ends; taking a large tree apart
/// before, value by value, would be a tenth of all work.
final class KeptValue<Value> {
    private let value: Value

    private init(_ value: Value) { self.value = value }

    /// Keeps a value until the process ends.
    static func keep(_ value: Value) { _ = Unmanaged.passRetained(KeptValue(value)) }
}
