import IntentSchema
import Presentation

extension IntentPair {
    func compareResponses(_ list: inout ChangeList) {
        let (oldResponse, newResponse) = (old.declaration.response, new.declaration.response)
        let (oldName, newName) = (old.declaration.name, new.declaration.name)
        let around = (old.changed(.response(intent: oldName)), new.changed(.response(intent: newName)))
        let properties = PropertyComparison(
            old: (oldResponse.parameters, old.schema, { .responseParameter($0, intent: oldName) }),
            new: (newResponse.parameters, new.schema, { .responseParameter($0, intent: newName) }),
            around: around,
            names: names,
            removed: .responseParameterRemoved,
            added: .responseParameterAdded,
            renamed: .responseParameterRenamed,
            typeChanged: .responseParameterTypeChanged
        )
        properties.compare(&list)
        compareOutputs(properties.pairing, around: around, &list)
        compareCodes(around, &list)
    }

    private func compareOutputs(
        _ properties: Pairing,
        around: (Change.Side, Change.Side),
        _ list: inout ChangeList
    ) {
        let (oldResponse, newResponse) = (old.declaration.response, new.declaration.response)
        if oldResponse.output.flatMap(properties.newPosition) == newResponse.output {
            // Both are also `nil` if the output was removed, which is reported for the response's parameter.
            return
        }
        if let output = newResponse.output, oldResponse.output == nil, properties.added.contains(output) { return }
        if let output = oldResponse.output, properties.removed.contains(output) { return }
        let outputs = (old: oldResponse.output, new: newResponse.output)
        list.add(
            .outputChanged,
            "output",
            from: around.0.with(outputs.old.map { oldResponse.parameters[$0].name }),
            to: around.1.with(outputs.new.map { newResponse.parameters[$0].name }),
            doubt: outputs.old == nil
                ? Change.Doubt(condition: "If shortcuts passed on the response without an output", severity: .note)
                : nil
        )
    }

    private func compareCodes(
        _ around: (Change.Side, Change.Side),
        _ list: inout ChangeList
    ) {
        let (oldResponse, newResponse) = (old.declaration.response, new.declaration.response)
        func side(in intent: Declared<Intent>) -> (IntentResponseCode) -> Change.Side {
            { intent.changed(.responseCode($0.name, intent: intent.declaration.name)) }
        }
        list.compare(
            oldResponse.codes,
            to: newResponse.codes,
            by: Pairing(oldResponse.codes, newResponse.codes, by: [{ $0.name }]),
            as: (side(in: old), side(in: new)),
            removed: .responseCodeRemoved,
            added: .responseCodeAdded,
            from: new.changed.location
        ) { $0.fields.differences(to: $1.fields) }
        // Custom codes are numbered 100, 101, … in the order of the file.
        let (oldNumbers, newNumbers) = (Self.numbers(oldResponse), Self.numbers(newResponse))
        let renumbered = oldNumbers.filter { name, number in newNumbers[name].map { $0 != number } ?? false }.keys
        if !renumbered.isEmpty {
            func shown(_ numbers: [String: Int]) -> String {
                renumbered.sorted().map { "\($0) \(numbers[$0] ?? 0)" }.joined(separator: ", ")
            }
            list.add(
                .responseCodesRenumbered,
                "response code numbers",
                from: around.0.with(shown(oldNumbers)),
                to: around.1.with(shown(newNumbers))
            )
        }
    }

    private static func numbers(_ response: Response) -> [String: Int] {
        Dictionary(response.customCodes.enumerated().map { ($1.name, 100 + $0) }) { first, _ in first }
    }
}
