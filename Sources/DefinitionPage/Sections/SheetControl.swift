import IntentSchema
import Presentation

/// What a parameter is set with in the page.
struct SheetControl {
    private let parameter: Parameter
    private let facts: ParameterFacts
    private let schema: Schema
    let id: Anchor

    init(_ parameter: Parameter, _ facts: ParameterFacts, in schema: Schema, id: Anchor) {
        self.parameter = parameter
        self.facts = facts
        self.schema = schema
        self.id = id
    }

    /// How the script reads the value.
    var kind: String {
        switch parameter.type.traits.values {
        case .cases: "enumeration"
        case .boolean: "boolean"
        case .objects, .other: "other"
        }
    }

    private var common: [HTMLAttribute] { [.id(id), .flag("data-control")] }

    var html: HTML {
        switch parameter.type.traits.values {
        case .boolean(let isOn):
            let attributes = common + [.plain("type", "checkbox"), .plain("role", "switch")]
            return .element("input", attributes + (isOn ? [.flag("checked")] : []))
        case .cases(let reference, let defaultCase): return menu(schema[reference], defaultCase)
        case .objects, .other: break
        }
        switch facts.control {
        case .numberField, .stepper: return number(type: "number")
        case .slider: return number(type: "range")
        case .textField:
            // Where there can be no default, there is no text to edit either.
            guard let text = parameter.type.defaultValue(in: schema) else { return choice }
            return .element("input", common + [.plain("type", "text"), .plain("value", text.value.words ?? "")])
        case .textArea:
            let text = parameter.type.defaultValue(in: schema)?.value.words ?? ""
            return .element("textarea", common + [.plain("rows", "2")], text: text)
        case .toggle, .menu, .date, .time, .dateAndTime, .quantity, .money, .list, .picker: return choice
        }
    }

    private func menu(_ enumeration: Enumeration, _ defaultCase: Int?) -> HTML {
        // What no one has chosen is the placeholder, where there is one.
        let chosen = defaultCase ?? enumeration.cases.firstIndex { $0.index == 0 }
        var options: [HTML] = []
        if !enumeration.cases.contains(where: { $0.index == 0 }) {
            options.append(.element("option", [.plain("value", "")], text: "Not set"))
        }
        for (position, value) in enumeration.cases.enumerated() {
            let isDefault = position == chosen
            let name = value.displayName.text.flatMap { $0.isEmpty ? nil : $0 } ?? value.name
            options.append(
                .element(
                    "option",
                    [.plain("value", String(value.index))] + (isDefault ? [.flag("selected")] : [])
                        + (value.displayName.id.map { [.plain("data-text", $0)] } ?? []),
                    text: value.isUnknown ? "\(name) (not set; not offered)" : name
                )
            )
        }
        return .element("select", common, options)
    }

    private func number(type: String) -> HTML {
        var bounds: [HTMLAttribute] = []
        var value: [HTMLAttribute] = []
        for option in parameter.type.options(in: schema) {
            guard let words = option.value.words else { continue }
            switch option.field.role {
            case .minimum: bounds.append(.plain("min", words))
            case .maximum: bounds.append(.plain("max", words))
            case .defaultValue: value.append(.plain("value", words))
            case .declaration, .identity, .bound, .unit, .valueKind, .entry, .control, .text, .nameOfBoolean: break
            }
        }
        return .element("input", common + bounds + value + [.plain("type", type), .plain("step", "any")])
    }

    /// What the system or the app lets people choose: there is nothing to choose from here but that something is chosen.
    private var choice: HTML {
        let hasDefault = facts.defaultValue != nil
        var options: [HTML] = hasDefault ? [] : [.element("option", [.plain("value", "")], text: "Choose")]
        options.append(.element("option", [.plain("value", "some")], text: facts.defaultValue ?? "Something chosen"))
        return .element("select", common, options)
    }
}
