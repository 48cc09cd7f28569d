/// The values of one model, in the order of its description.
///
/// What generated models are made of: copying one copies a reference, and what they have in common is written once, here.
public struct ModelValues: Sendable {
    private var storage: Storage

    /// Every value at its default.
    public init(_ description: ModelDescription) {
        storage = Storage(description, description.fields.map(\.defaultValue))
    }

    /// The value at the position of one that is never missing.
    public subscript<Value: ModelValue>(position: Int) -> Value {
        get {
            if let value = storage.slots[position] as? Value { return value }
            guard let value = storage.description.fields[position].defaultValue as? Value else {
                preconditionFailure("a model does not fit its own description")
            }
            return value
        }
        set { write(newValue, at: position) }
    }

    /// The value at the position of one that may be missing.
    public subscript<Value: ModelValue>(optional position: Int) -> Value? {
        get { storage.slots[position] as? Value }
        set { write(newValue, at: position) }
    }

    /// The text at the position of one that may be missing. Not generic, and so compiled in less time: most values are texts.
    public subscript(text position: Int) -> String? {
        get { self[optional: position] }
        set { self[optional: position] = newValue }
    }

    /// The values at the position of one that supports several.
    public subscript<Value: ModelValue>(list position: Int) -> [Value] {
        get { (storage.slots[position] as? ModelList<Value>)?.elements ?? [] }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.description, storage.slots) }
            // While the caller changes it, no one else holds the list: so that adding to it does not copy it.
            var list = (storage.slots[position] as? ModelList<Value>)?.elements ?? []
            storage.slots[position] = nil
            defer { storage.slots[position] = ModelList(list) }
            yield &list
        }
    }

    var description: ModelDescription { storage.description }

    func value(at position: Int) -> (any ModelValue)? { storage.slots[position] }

    /// A missing value of a kind that is never missing is the default.
    mutating func write(_ value: (any ModelValue)?, at position: Int) {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.description, storage.slots) }
        storage.slots[position] = value ?? storage.description.fields[position].defaultValue
    }

    /// Holds the values. It is written only while one struct alone refers to it.
    private final class Storage: @unchecked Sendable {
        let description: ModelDescription
        var slots: [(any ModelValue)?]

        init(_ description: ModelDescription, _ slots: [(any ModelValue)?]) {
            self.description = description
            self.slots = slots
        }

        /// Objects may contain objects to any depth: they are released one after another, where each releasing the next
        /// would overflow the stack.
        deinit {
            guard slots.contains(where: { $0 is any StoredModel || $0 is any AnyModelList }) else { return }
            var pending = slots
            slots = []
            while !pending.isEmpty {
                var value = pending.removeLast()
                if let list = value as? any AnyModelList {
                    value = nil
                    pending += list.anyElements as [(any ModelValue)?]
                } else {
                    var values = Self.values(of: value)
                    value = nil
                    pending += values?.surrendered() ?? []
                }
            }
        }

        /// A function of its own, so that the model is gone when it returns and the values are the caller's alone.
        private static func values(of value: (any ModelValue)?) -> ModelValues? {
            (value as? any StoredModel)?.modelValues
        }
    }

    /// The values, taken away if no one else has them.
    private mutating func surrendered() -> [(any ModelValue)?] {
        guard isKnownUniquelyReferenced(&storage) else { return [] }
        defer { storage.slots = [] }
        return storage.slots
    }
}

extension ModelValues: Hashable {
    /// Whether all values are equal. Objects in objects are compared one after another, to any depth.
    public static func == (left: ModelValues, right: ModelValues) -> Bool {
        var pending = [(left, right)]
        while let (left, right) = pending.popLast() {
            if left.storage === right.storage { continue }
            guard left.storage.slots.count == right.storage.slots.count else { return false }
            for (left, right) in zip(left.storage.slots, right.storage.slots) {
                switch (left, right) {
                case (nil, nil):
                    continue
                case (let left?, let right?):
                    if let leftModel = left as? any StoredModel, let rightModel = right as? any StoredModel {
                        guard type(of: leftModel) == type(of: rightModel) else { return false }
                        pending.append((leftModel.modelValues, rightModel.modelValues))
                    } else if !left.isEqual(to: right) {
                        return false
                    }
                default:
                    return false
                }
            }
        }
        return true
    }

    /// Hashes all values, objects in objects one after another.
    public func hash(into hasher: inout Hasher) {
        var pending = [self]
        while let values = pending.popLast() {
            for value in values.storage.slots {
                if let model = value as? any StoredModel {
                    pending.append(model.modelValues)
                } else if let value {
                    value.hash(into: &hasher)
                } else {
                    hasher.combine(0)
                }
            }
        }
    }
}
