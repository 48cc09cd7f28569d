/// Reads values as far as they can be understood: of a list the elements, of an object the properties.
struct Recovery {
    let migrations: MigrationTable
    let report: (SavedValueError) -> Void

    /// The same for what lies below.
    func below(_ name: String) -> Recovery {
        Recovery(migrations: migrations) { [report] in report(SavedValueError($0, under: name)) }
    }

    /// A value as far as it can be understood.
    ///
    /// - Throws: What is wrong with a value of which nothing can be understood.
    func read<Value: ModelValue>(_ type: Value.Type, from decoder: any Decoder) throws -> Value {
        let value: (any ModelValue)? =
            switch type {
            case let type as any AnyModelList.Type: try list(type, from: decoder) as? any ModelValue
            case let type as any StoredModel.Type: try model(type, from: decoder)
            case let type as any ConfigurationEnumeration.Type: try choice(type, from: decoder)
            case is DateComponents.Type: try SavedDate(from: decoder).date
            default: nil
            }
        if let value = value as? Value { return value }
        // A container knows how its format writes addresses and bytes; the values themselves do not.
        return try decoder.singleValueContainer().decode(type)
    }

    func model<Model: StoredModel>(_ type: Model.Type, from decoder: any Decoder) throws -> Model {
        let fields = try FieldRecovery(type, decoder, recovery: self)
        var model = Model()
        model.exchange(fields)
        fields.reportUnknownKeys()
        return model
    }

    private func list<List: AnyModelList>(_ type: List.Type, from decoder: any Decoder) throws -> List? {
        var container = try decoder.unkeyedContainer()
        var elements: [any ModelValue] = []
        while !container.isAtEnd {
            let name = "[\(container.currentIndex)]"
            let decoder = try container.superDecoder()
            do {
                elements.append(try below(name).read(type.elementType, from: decoder))
            } catch {
                report(SavedValueError(reading: type.elementType, for: name, failedWith: error))
            }
        }
        return type.init(anyElements: elements)
    }

    /// One value for several, or the first of several for one, where that is what was saved.
    func reshaped<Value: ModelValue>(_ type: Value.Type, from decoder: any Decoder) throws -> Value? {
        if let list = type as? any AnyModelList.Type {
            return list.init(anyElements: [try read(list.elementType, from: decoder)]) as? Value
        }
        guard var container = try? decoder.unkeyedContainer(), !container.isAtEnd else { return nil }
        let value = try below("[0]").read(type, from: container.superDecoder())
        while !container.isAtEnd {
            report(SavedValueError("There is room for one value.", at: "[\(container.currentIndex)]"))
            _ = try container.superDecoder()
        }
        return value
    }

    private func choice<Choice: ConfigurationEnumeration>(_ type: Choice.Type, from decoder: any Decoder) throws
        -> Choice
    {
        let saved = try SavedChoice(from: decoder)
        let key = ObjectIdentifier(type)
        if saved.name.flatMap(Choice.caseTable.choice) == nil {
            let present =
                saved.name.flatMap { migrations.formerCases[key]?[$0] }
                ?? saved.index.flatMap { migrations.formerIndices[key]?[$0] }
            if let choice = present.flatMap(Choice.init) { return choice }
        }
        return try Choice.choice(saved, decoder.codingPath)
    }
}

/// Reads each value of a model, and reports what cannot be understood.
private final class FieldRecovery: FieldExchange {
    private let model: any StoredModel.Type
    private let container: KeyedDecodingContainer<ModelKey>
    private let recovery: Recovery
    private var known: Set<String> = []

    init(_ model: any StoredModel.Type, _ decoder: any Decoder, recovery: Recovery) throws {
        self.model = model
        self.recovery = recovery
        container = try decoder.container(keyedBy: ModelKey.self)
    }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        if let saved: Value = read(name) { value = saved }
    }

    /// Reports what has the name of nothing that was read.
    func reportUnknownKeys() {
        for name in container.allKeys.map(\.stringValue).sorted() where !known.contains(name) {
            recovery.report(SavedValueError("The definition has nothing of this name.", at: name))
        }
    }

    private func read<Value: ModelValue>(_ name: String) -> Value? {
        let place = ValuePlace(model, name)
        let names = [name] + (recovery.migrations.formerNames[place] ?? [])
        known.insert(name)
        guard let saved = names.first(where: { container.contains(ModelKey($0)) }) else { return nil }
        known.insert(saved)
        let key = ModelKey(saved)
        var losses: [SavedValueError] = []
        var value: Value?
        do {
            guard try !container.decodeNil(forKey: key) else { return nil }
            let present = Recovery(migrations: recovery.migrations) { losses.append(SavedValueError($0, under: saved)) }
            value = try present.read(Value.self, from: container.superDecoder(forKey: key))
        } catch is NothingChosen {
            return nil
        } catch {
            losses.append(SavedValueError(reading: Value.self, for: saved, failedWith: error))
        }
        if losses.isEmpty { return value }
        for convert in recovery.migrations.conversions[place] ?? [] {
            guard let decoder = try? container.superDecoder(forKey: key),
                case .converted(let converted) = try? convert(decoder)
            else { continue }
            guard let converted else { return nil }
            if let converted = converted as? Value { return converted }
        }
        if value == nil, let decoder = try? container.superDecoder(forKey: key) {
            var others: [SavedValueError] = []
            let single = Recovery(migrations: recovery.migrations) { others.append(SavedValueError($0, under: saved)) }
            value = try? single.reshaped(Value.self, from: decoder)
            if value != nil { losses = others }
        }
        losses.forEach(recovery.report)
        return value
    }
}
