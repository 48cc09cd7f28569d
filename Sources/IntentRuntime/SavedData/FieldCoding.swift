/// A key of saved data: one type for all models.
struct ModelKey: CodingKey {
    let stringValue: String

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
}

/// Saves each value under its name.
final class FieldWriter: FieldExchange {
    private(set) var error: (any Error)?
    private var container: KeyedEncodingContainer<ModelKey>

    init(_ encoder: any Encoder) { container = encoder.container(keyedBy: ModelKey.self) }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value) {
        guard error == nil else { return }
        do { try container.encode(value, forKey: ModelKey(name)) } catch { self.error = error }
    }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        guard error == nil, let value else { return }
        do { try container.encode(value, forKey: ModelKey(name)) } catch { self.error = error }
    }
}

/// Reads each value, up to the first that cannot be understood.
final class FieldReader: FieldExchange {
    private(set) var error: SavedValueError?
    private let container: KeyedDecodingContainer<ModelKey>

    init(_ decoder: any Decoder) throws { container = try decoder.container(keyedBy: ModelKey.self) }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value) {
        if let saved: Value = read(name) { value = saved }
    }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        if let saved: Value = read(name) { value = saved }
    }

    private func read<Value: ModelValue>(_ name: String) -> Value? {
        guard error == nil else { return nil }
        let key = ModelKey(name)
        do {
            return try container.decodeIfPresent(Value.self, forKey: key)
        } catch {
            self.error = SavedValueError(reading: Value.self, for: name, failedWith: error)
            return nil
        }
    }
}
