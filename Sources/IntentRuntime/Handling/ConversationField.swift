/// The state of one parameter while the user is asked about it: its values in a draft, and which of them are confirmed.
struct ConversationField<Draft: IntentRequest> {
    let parameter: Draft.Parameter
    /// The confirmed values by index. Another value at an index forgets that confirmation; another list forgets all.
    private var confirmed: [Int: any ModelValue] = [:]

    init(_ parameter: Draft.Parameter) { self.parameter = parameter }

    var description: ParameterDescription { Draft.HandledConfiguration.description(of: parameter) }

    /// Whether a result needs no further question.
    func isSettled(_ result: AnyResolution.Result, at position: Int) -> Bool {
        switch result {
        case .success, .notRequired: true
        case .confirmationRequired(let value): value.isEqual(to: confirmed[position])
        case .needsValue, .disambiguation, .unsupported: false
        }
    }

    func isEmpty(in draft: Draft) -> Bool { elements(in: draft).isEmpty }

    /// Writes the values of the results to the draft.
    func apply(_ results: [AnyResolution.Result], to draft: inout Draft) throws {
        let values = results.compactMap { result -> (any ModelValue)? in
            switch result {
            case .success(let value), .confirmationRequired(let value): value
            case .notRequired, .needsValue, .disambiguation, .unsupported: nil
            }
        }
        // A parameter that is not required keeps its value.
        if values.isEmpty, !results.isEmpty { return }
        try write(values, in: &draft)
    }

    /// Sets the value, one element of a list, or the whole list.
    mutating func put(_ value: any ModelValue, at position: Int, in draft: inout Draft) throws {
        if description.isList, type(of: value) == description.valueType {
            var elements = elements(in: draft)
            guard elements.indices.contains(position) else { return try append(value, in: &draft) }
            elements[position] = value
            confirmed[position] = nil
            try write(elements, in: &draft)
        } else {
            confirmed = [:]
            guard description.accepts(value) else { throw mismatch(value) }
            _ = draft.setValue(value, named: parameter.rawValue)
        }
    }

    mutating func append(_ value: any ModelValue, in draft: inout Draft) throws {
        guard type(of: value) == description.valueType else { throw mismatch(value) }
        confirmed = [:]
        try write(elements(in: draft) + [value], in: &draft)
    }

    mutating func replace(with elements: [any ModelValue], in draft: inout Draft) throws {
        confirmed = [:]
        try write(elements, in: &draft)
    }

    mutating func confirm(_ value: any ModelValue, at position: Int, in draft: inout Draft) throws {
        try put(value, at: position, in: &draft)
        confirmed[position] = value
    }

    private func elements(in draft: Draft) -> [any ModelValue] {
        let value = draft.value(named: parameter.rawValue)
        return (value as? any AnyModelList)?.anyElements ?? value.map { [$0] } ?? []
    }

    private func write(_ elements: [any ModelValue], in draft: inout Draft) throws {
        let value =
            description.isList
            ? (description.type as? any AnyModelList.Type)?.init(anyElements: elements) as? any ModelValue
            : elements.first
        guard draft.setValue(value, named: parameter.rawValue) else { throw mismatch(elements.first) }
    }

    private func mismatch(_ value: (any ModelValue)?) -> ParameterTypeMismatch {
        ParameterTypeMismatch(parameter: parameter.rawValue, expected: description.type, value: value)
    }
}
