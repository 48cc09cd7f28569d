/// A struct whose values have names in the definition. Generated configurations, responses and custom types conform.
///
/// This protocol implements saving, reading, printing and comparing for all of them. Nested models are processed
/// recursively: some hundred levels are fine, but tens of thousands overflow the stack, as with any struct.
public protocol StoredModel: ModelValue, CustomDebugStringConvertible {
    /// What the definition says about the model and its values.
    static var modelDescription: ModelDescription { get }

    /// Creates a model in which each value has its default.
    init()

    /// Passes each value with its name in the definition to `fields`, which can change it. Generated.
    @_spi(Generated) mutating func exchange(_ fields: FieldExchange)
}

extension StoredModel {
    /// Visits no values. Generated code replaces it.
    @_spi(Generated) public mutating func exchange(_ fields: FieldExchange) {}

    /// Whether all values are equal.
    public static func == (left: Self, right: Self) -> Bool {
        let comparison = FieldComparison(left.values)
        right.show(to: comparison)
        return comparison.isEqual
    }

    /// Hashes all values.
    public func hash(into hasher: inout Hasher) {
        let fields = FieldHash(hasher)
        show(to: fields)
        hasher = fields.hasher
    }

    /// The hash of all values. Implemented here, so that the compiler does not derive it for each model.
    public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
    }

    /// The values in the form of an initializer call: `TimelineIntervalConfiguration(interval: 15)`. Omits missing
    /// values.
    public var debugDescription: String {
        let fields = FieldText()
        show(to: fields)
        return "\(Self.self)(\(fields.values.joined(separator: ", ")))"
    }

    /// Saves the values under their names in the definition. Omits missing values.
    public func encode(to encoder: any Encoder) throws {
        let fields = FieldWriter(encoder)
        show(to: fields)
        if let error = fields.error { throw error }
    }

    /// Reads saved data. Missing values take their defaults; unknown ones are ignored.
    ///
    /// - Throws: `SavedValueError` for a value that cannot be read.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        exchange(fields)
        if let error = fields.error { throw error }
    }

    func show(to fields: FieldExchange) {
        var copy = self
        copy.exchange(fields)
    }

    /// All values with their names, in the definition's order; `nil` for a missing value.
    var namedValues: [(String, (any ModelValue)?)] {
        let fields = FieldValues()
        show(to: fields)
        return fields.values
    }

    var values: [(any ModelValue)?] { namedValues.map(\.1) }

    func value(named name: String) -> (any ModelValue)? { namedValues.first { $0.0 == name }?.1 }

    /// - Returns: Whether the model has a value with this name and the given value has the right type.
    mutating func setValue(_ value: (any ModelValue)?, named name: String) -> Bool {
        let fields = FieldAssignment([name: value])
        exchange(fields)
        return fields.isDone
    }
}
