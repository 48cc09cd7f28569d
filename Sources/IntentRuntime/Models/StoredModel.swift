/// A struct that stores its values in `ModelValues`: what generated configurations, responses and custom types are.
public protocol StoredModel: ModelValue {
    /// What the values are called, what they may be, and what they are when nobody has set them.
    static var modelDescription: ModelDescription { get }

    /// The values; generated properties give them their types.
    var modelValues: ModelValues { get }

    /// Creates a model of these values, which have to be of its own description.
    init(modelValues: ModelValues)
}

extension StoredModel {
    /// The model with values that this has changed.
    func changed(_ change: (inout ModelValues) -> Void) -> Self {
        var values = modelValues
        change(&values)
        return Self(modelValues: values)
    }

    /// Whether all values are equal.
    public static func == (left: Self, right: Self) -> Bool { left.modelValues == right.modelValues }

    /// Hashes all values.
    public func hash(into hasher: inout Hasher) { modelValues.hash(into: &hasher) }

    /// The hash of all values. Written here, so that the compiler derives none for each model.
    public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
    }

    /// Saves the values under the definition's names; values that are missing are left out.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ModelKey.self)
        for (position, field) in Self.modelDescription.fields.enumerated() {
            guard let value = modelValues.value(at: position) else { continue }
            try container.encode(value, forKey: ModelKey(field.name))
        }
    }

    /// Reads saved data: missing values take their defaults, unknown ones are ignored.
    ///
    /// - Throws: `SavedValueError` for a value that cannot be understood.
    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder, renames: [:]) { throw $0 }
    }

    /// Reads saved data, with the defaults for values that cannot be understood.
    ///
    /// - Parameter renames: The present names of values, by their former ones.
    init(
        from decoder: any Decoder,
        renames: [String: String],
        recovering recover: (SavedValueError) throws -> Void
    ) throws {
        let description = Self.modelDescription
        let container = try decoder.container(keyedBy: ModelKey.self)
        let former = Dictionary(grouping: renames.keys.sorted()) { renames[$0] ?? $0 }
        var values = ModelValues(description)
        for (position, field) in description.fields.enumerated() {
            let names = [field.name] + (former[field.name] ?? [])
            guard let key = names.lazy.map(ModelKey.init).first(where: container.contains) else { continue }
            do {
                guard try !container.decodeNil(forKey: key) else { continue }
                values.write(try field.type.decode(from: container, forKey: key), at: position)
            } catch {
                try recover(SavedValueError(reading: field.type, for: key, failedWith: error))
            }
        }
        self.init(modelValues: values)
    }
}

/// A key of saved data: one type for all models.
struct ModelKey: CodingKey {
    let stringValue: String

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
}

extension ModelValue {
    fileprivate static func decode(
        from container: KeyedDecodingContainer<ModelKey>,
        forKey key: ModelKey
    ) throws -> any ModelValue {
        try container.decode(Self.self, forKey: key)
    }
}
