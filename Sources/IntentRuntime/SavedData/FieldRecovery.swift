/// Reads each value as far as it can be understood: of a list the elements, of an object the properties.
final class FieldRecovery: FieldExchange {
    private let container: KeyedDecodingContainer<ModelKey>
    private let renames: [String: [String]]
    private let report: (SavedValueError) -> Void
    private var known: Set<String> = []

    /// - Parameter renames: The former names of values, by their present ones.
    init(_ decoder: any Decoder, renames: [String: [String]] = [:], report: @escaping (SavedValueError) -> Void) throws
    {
        container = try decoder.container(keyedBy: ModelKey.self)
        self.renames = renames
        self.report = report
    }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value) {
        if let saved: Value = read(name) { value = saved }
    }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        if let saved: Value = read(name) { value = saved }
    }

    /// Reports what has the name of nothing that was read.
    func reportUnknownKeys() {
        for name in container.allKeys.map(\.stringValue).sorted() where !known.contains(name) {
            report(SavedValueError(unknownKey: name))
        }
    }

    private func read<Value: ModelValue>(_ name: String) -> Value? {
        let names = [name] + (renames[name] ?? [])
        known.formUnion(names)
        guard let saved = names.first(where: { container.contains(ModelKey($0)) }) else { return nil }
        let key = ModelKey(saved)
        do {
            guard try !container.decodeNil(forKey: key) else { return nil }
            return try recovered(Value.self, from: container.superDecoder(forKey: key)) { [report] error in
                report(SavedValueError(error, under: saved))
            }
        } catch {
            report(SavedValueError(reading: Value.self, for: saved, failedWith: error))
            return nil
        }
    }
}

/// A value as far as it can be understood.
///
/// - Throws: What is wrong with a value of which nothing can be understood.
private func recovered<Value: ModelValue>(
    _ type: Value.Type,
    from decoder: any Decoder,
    report: @escaping (SavedValueError) -> Void
) throws -> Value {
    if let list = try (type as? any AnyModelList.Type)?.recovered(from: decoder, report: report) as? Value {
        return list
    }
    if let model = try (type as? any StoredModel.Type)?.recovered(from: decoder, report: report) as? Value {
        return model
    }
    // A container knows how its format writes addresses and bytes; the values themselves do not.
    return try decoder.singleValueContainer().decode(type)
}

extension AnyModelList {
    fileprivate static func recovered(
        from decoder: any Decoder,
        report: @escaping (SavedValueError) -> Void
    ) throws -> Self? {
        var container = try decoder.unkeyedContainer()
        var elements: [any ModelValue] = []
        while !container.isAtEnd {
            let name = "[\(container.currentIndex)]"
            let decoder = try container.superDecoder()
            do {
                elements.append(
                    try IntentRuntime.recovered(elementType, from: decoder) { report(SavedValueError($0, under: name)) }
                )
            } catch {
                report(SavedValueError(reading: elementType, for: name, failedWith: error))
            }
        }
        return Self(anyElements: elements)
    }
}

extension StoredModel {
    static func recovered(
        from decoder: any Decoder,
        renames: [String: [String]] = [:],
        report: @escaping (SavedValueError) -> Void
    ) throws -> Self {
        let fields = try FieldRecovery(decoder, renames: renames, report: report)
        var model = Self()
        model.exchange(fields)
        fields.reportUnknownKeys()
        return model
    }
}
