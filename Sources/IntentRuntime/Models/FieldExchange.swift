/// Visits the values of a model: generated code calls it with each name and value, subclasses save, read, print and compare.
@_spi(Generated) public class FieldExchange {
    init() {}

    /// A value that is never missing; of several values, the list. Visited like one that may be missing.
    public func value<Value: ModelValue>(_ name: String, _ value: inout Value) {
        var visited: Value? = value
        self.value(name, &visited)
        if let visited { value = visited }
    }

    /// A value that may be missing.
    public func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {}

    /// The values that every object of a custom type has.
    public func object<Object: CustomObject>(_ object: inout Object) {
        value("identifier", &object.identifier)
        value("displayString", &object.displayString)
        value("pronunciationHint", &object.pronunciationHint)
        value("alternativeSpeakableMatches", &object.alternativeSpeakableMatches)
        value("subtitleString", &object.subtitle)
        value("displayImage", &object.image)
    }
}

/// Keeps every value with its name.
final class FieldValues: FieldExchange {
    private(set) var values: [(String, (any ModelValue)?)] = []

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) { values.append((name, value)) }
}

/// Compares each value with the one of another model of the same type.
final class FieldComparison: FieldExchange {
    private(set) var isEqual = true
    private var others: ArraySlice<(any ModelValue)?>

    init(_ others: [(any ModelValue)?]) { self.others = others[...] }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        guard isEqual, let other = others.popFirst() else { return }
        isEqual = other as? Value == value
    }
}

final class FieldHash: FieldExchange {
    private(set) var hasher: Hasher

    init(_ hasher: Hasher) { self.hasher = hasher }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) { value.hash(into: &hasher) }
}

/// Sets values. What is missing becomes `nil`, and of a value that is never missing stays as it is; so does a value of another
/// type.
final class FieldAssignment: FieldExchange {
    /// Whether each value had a name and a type that fit.
    var isDone: Bool { values.isEmpty }
    private var values: [String: (any ModelValue)?]

    init(_ values: [String: (any ModelValue)?]) { self.values = values }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value) {
        guard let new = values[name] as? Value else { return }
        value = new
        values[name] = nil
    }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        guard let new = values[name] else { return }
        if let new {
            guard let new = new as? Value else { return }
            value = new
        } else {
            value = nil
        }
        values[name] = nil
    }
}

/// What a model's values are called, which types they have and what they are to begin with.
final class FieldTypes: FieldExchange {
    private(set) var fields: [ParameterDescription] = []

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        // The definition says nothing of a response's activity.
        if Value.self == UserActivityValue.self { return }
        fields.append(ParameterDescription(name, Value.self, defaultValue: value))
    }
}
