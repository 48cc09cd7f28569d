import IntentSchema

/// A parameter in a few words, for tables and pages.
package struct ParameterFacts: Sendable {
    /// `Integer`, `enumeration 'Size'`, `list of String`.
    package var type: String
    package var control: InputControl
    /// The value before users set one, if any.
    package var defaultValue: String?
    /// `minimum 1`, `maximum 10`, `unit celsius`.
    package var bounds: [String]
    /// Other options of the type: `keyboard URL`.
    package var others: [String]
    /// The condition under which the parameter is shown: `while 'size' is 'large'`; `nil` if it always is.
    package var condition: String?

    package init(_ parameter: Parameter, of intent: Intent, in schema: Schema) {
        type = parameter.type.words(in: schema, isArray: parameter.isArray)
        control = parameter.control
        condition = parameter.parent.map { $0.words(in: schema, of: intent) }
        bounds = []
        others = []
        for option in parameter.type.options(in: schema) {
            guard let words = option.writtenWords else { continue }
            switch option.role {
            // The type and the control are already in `type` and `control`.
            case .declaration, .identity, .control: break
            case .defaultValue: defaultValue = words
            case .minimum, .maximum, .bound, .unit: bounds.append("\(option.words) \(words)")
            case .valueKind, .entry, .text: others.append("\(option.words) \(words)")
            case .nameOfBoolean(let isOn): others.append("called '\(words)' when \(isOn ? "on" : "off")")
            }
        }
        others += parameter.unknownWords.map { "unknown \($0)" }
        if case .boolean(let isOn) = parameter.type.values { defaultValue = isOn ? "on" : "off" }
    }
}

extension Parameter {
    /// `Small 2, Large 6`; `nil` unless the array's size is fixed.
    package var sizesInWords: String? {
        arraySizes.isEmpty ? nil : arraySizes.map { "\($0.family.rawValue) \($0.size)" }.joined(separator: ", ")
    }
}
