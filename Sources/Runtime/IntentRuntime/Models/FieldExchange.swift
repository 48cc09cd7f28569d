/// Visits the values of a model. Generated code calls it with each one; subclasses save, read, print and compare.
@_spi(Generated) public class FieldExchange {
    init() {}

    /// Visits a value that is never missing, or a list, in the same way as one that can be missing.
    public func value<Value: ModelValue>(_ name: String, _ value: inout Value) {
        var visited: Value? = value
        self.value(name, &visited)
        if let visited { value = visited }
    }

    /// Visits a value that can be missing.
    public func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {}

    /// Visits the properties that all objects of custom types have.
    public func object<Object: CustomObject>(_ object: inout Object) {
        value("identifier", &object.identifier)
        value("displayString", &object.displayString)
        value("pronunciationHint", &object.pronunciationHint)
        value("alternativeSpeakableMatches", &object.alternativeSpeakableMatches)
        value("subtitleString", &object.subtitle)
        value("displayImage", &object.image)
    }
}

final class FieldValues: FieldExchange {
    private(set) var values: [(String, (any ModelValue)?)] = []

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) { values.append((name, value)) }
}

/// Compares each value with its counterpart in another model of the same type.
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

/// Sets values by name. `nil` clears a value that can be missing and leaves others unchanged. Ignores a value of the
/// wrong type.
final class FieldAssignment: FieldExchange {
    /// Whether each value matched a name and a type.
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

/// Describes a model's values: their names, types and defaults.
final class FieldTypes: FieldExchange {
    private(set) var fields: [ParameterDescription] = []

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        // The definition does not describe a response's activity.
        if Value.self == UserActivityValue.self { return }
        fields.append(ParameterDescription(name, Value.self, defaultValue: value))
    }
}
