/// What generated configurations, responses and custom types are: a struct of values that have names in the definition.
///
/// Saving, reading, printing and comparing are written once, here, for all of them. Models that contain one another are read
/// and compared by functions that call themselves: some hundred levels are no trouble, tens of thousands overflow the stack, as
/// with every struct.
public protocol StoredModel: ModelValue, CustomDebugStringConvertible {
    /// What the definition says of the model and its values.
    static var modelDescription: ModelDescription { get }

    /// Every value at its default.
    init()

    /// Shows each value to `fields`, which may change it, under its name in the definition. Generated.
    @_spi(Generated) mutating func exchange(_ fields: FieldExchange)
}

extension StoredModel {
    /// Shows no values. Generated code replaces it.
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

    /// The hash of all values. Written here, so that the compiler derives none for each model.
    public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
    }

    /// The values with their names, as an initializer takes them: `TimelineIntervalConfiguration(interval: 15)`. Values that are
    /// missing are left out.
    public var debugDescription: String {
        let fields = FieldText()
        show(to: fields)
        return "\(Self.self)(\(fields.values.joined(separator: ", ")))"
    }

    /// Saves the values under the definition's names; values that are missing are left out.
    public func encode(to encoder: any Encoder) throws {
        let fields = FieldWriter(encoder)
        show(to: fields)
        if let error = fields.error { throw error }
    }

    /// Reads saved data: missing values take their defaults, unknown ones are ignored.
    ///
    /// - Throws: `SavedValueError` for a value that cannot be understood.
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

    /// All values with their names, in the order of the definition; `nil` for one that is missing.
    var namedValues: [(String, (any ModelValue)?)] {
        let fields = FieldValues()
        show(to: fields)
        return fields.values
    }

    var values: [(any ModelValue)?] { namedValues.map(\.1) }

    func value(named name: String) -> (any ModelValue)? { namedValues.first { $0.0 == name }?.1 }

    /// - Returns: Whether there is a value of this name that can be what is given.
    mutating func setValue(_ value: (any ModelValue)?, named name: String) -> Bool {
        let fields = FieldAssignment([name: value])
        exchange(fields)
        return fields.isDone
    }
}
