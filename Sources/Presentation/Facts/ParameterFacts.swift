import IntentSchema
import SchemaComparison

/// What is said of a parameter in a few words, for tables and pages.
package struct ParameterFacts: Sendable {
    /// `Integer`, `enumeration 'Size'`, `[String]` for a list.
    package var type: String
    package var control: ParameterControl
    /// The value before people set one; `nil` for none.
    package var defaultValue: String?
    /// `minimum 1`, `maximum 10`, `unit celsius`.
    package var bounds: [String]
    /// What else is written about the type: `keyboard URL`.
    package var others: [String]
    /// `while 'size' is 'large'`; `nil` for always.
    package var condition: String?

    package init(_ parameter: Parameter, of intent: Intent, in schema: Schema) {
        let name = parameter.type.words(in: schema)
        type = parameter.isArray ? "list of \(name)" : name
        control = ParameterControl(parameter)
        condition = parameter.parent.map { $0.words(in: schema, of: intent) }
        bounds = []
        others = []
        for difference in parameter.type.writtenOptions where !ChangeKind.ofTextIDs.contains(difference.kind) {
            let value = difference.new ?? "none"
            // The control is told in words of its own.
            if difference.aspect == "control" { continue }
            switch difference.aspect {
            case "display name of true":
                others.append("called '\(value)' when on")
                continue
            case "display name of false":
                others.append("called '\(value)' when off")
                continue
            default: break
            }
            switch difference.kind {
            case .defaultChanged: defaultValue = difference.new
            case .boundsChanged, .unitChanged: bounds.append("\(difference.aspect) \(value)")
            default: others.append("\(difference.aspect) \(value)")
            }
        }
        switch parameter.type {
        case .enumeration(let reference, let position?): defaultValue = schema[reference].cases[position].name
        case .boolean(let options): defaultValue = options.defaultValue ? "on" : "off"
        default: break
        }
    }
}

extension Intent {
    /// The parameters that people can set, in the order in which they see them.
    package var shownParameters: [Int] { displayOrder.filter { parameters[$0].isConfigurable } }

    /// Where the intent is used, in the words of Xcode's editor: `Shortcuts`, `widgets`, `suggestions`.
    package var uses: [String] {
        [
            (isConfigurable, "Shortcuts"), (isEligibleForWidgets, "widgets"), (isEligibleForSuggestions, "suggestions"),
        ].filter(\.0).map(\.1)
    }
}

extension Parameter {
    /// `Small 2, Large 6`; `nil` unless the array's size is fixed.
    package var sizesInWords: String? {
        arraySizes.isEmpty ? nil : arraySizes.map { "\($0.family.rawValue) \($0.size)" }.joined(separator: ", ")
    }
}
