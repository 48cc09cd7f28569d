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

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        guard let value, error == nil else { return }
        do { try save(value, ModelKey(name)) } catch { self.error = error }
    }

    /// Encoders have methods of their own for some types, which do much less than the one for all.
    private func save<Value: ModelValue>(_ value: Value, _ key: ModelKey) throws {
        if Value.self == String.self, let text = value as? String {
            try container.encode(text, forKey: key)
        } else if Value.self == Int.self, let number = value as? Int {
            try container.encode(number, forKey: key)
        } else if Value.self == Bool.self, let flag = value as? Bool {
            try container.encode(flag, forKey: key)
        } else if Value.self == Double.self, let number = value as? Double {
            try container.encode(number, forKey: key)
        } else if Value.self == DateComponents.self, let date = value as? DateComponents {
            try container.encode(SavedDate(date), forKey: key)
        } else if Value.self == [DateComponents].self, let dates = value as? [DateComponents] {
            try container.encode(dates.map(SavedDate.init), forKey: key)
        } else {
            try container.encode(value, forKey: key)
        }
    }
}

/// Reads each value, up to the first that cannot be understood.
final class FieldReader: FieldExchange {
    private(set) var error: SavedValueError?
    private let container: KeyedDecodingContainer<ModelKey>

    init(_ decoder: any Decoder) throws { container = try decoder.container(keyedBy: ModelKey.self) }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        if let saved: Value = read(name) { value = saved }
    }

    private func read<Value: ModelValue>(_ name: String) -> Value? {
        guard error == nil else { return nil }
        do {
            return try read(ModelKey(name))
        } catch is NothingChosen where !(Value.self is any AnyModelList.Type) {
            return nil
        } catch {
            self.error = SavedValueError(reading: Value.self, for: name, failedWith: error)
            return nil
        }
    }

    /// Decoders have methods of their own for some types, which do much less than the one for all.
    private func read<Value: ModelValue>(_ key: ModelKey) throws -> Value? {
        if Value.self == String.self {
            try container.decodeIfPresent(String.self, forKey: key) as? Value
        } else if Value.self == Int.self {
            try container.decodeIfPresent(Int.self, forKey: key) as? Value
        } else if Value.self == Bool.self {
            try container.decodeIfPresent(Bool.self, forKey: key) as? Value
        } else if Value.self == Double.self {
            try container.decodeIfPresent(Double.self, forKey: key) as? Value
        } else if Value.self == DateComponents.self {
            try container.decodeIfPresent(SavedDate.self, forKey: key)?.date as? Value
        } else if Value.self == [DateComponents].self {
            try container.decodeIfPresent([SavedDate].self, forKey: key)?.map(\.date) as? Value
        } else {
            try container.decodeIfPresent(Value.self, forKey: key)
        }
    }
}
