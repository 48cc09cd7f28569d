import IntentSchema
import Presentation

/// What a parameter is set with in the page.
struct SheetControl {
    private let parameter: Parameter
    private let facts: ParameterFacts
    private let schema: Schema
    let id: Anchor

    init(_ parameter: Parameter, _ facts: ParameterFacts, _ schema: Schema, id: Anchor) {
        self.parameter = parameter
        self.facts = facts
        self.schema = schema
        self.id = id
    }

    /// How the script reads the value.
    var kind: String {
        switch parameter.type {
        case .enumeration: "enumeration"
        case .boolean: "boolean"
        default: "other"
        }
    }

    private var common: [HTMLAttribute] { [.id(id), .flag("data-control")] }

    var html: [HTML] {
        switch parameter.type {
        case .boolean(let options):
            return [
                .element(
                    "input",
                    common + [.plain("type", "checkbox"), .plain("role", "switch")]
                        + (options.defaultValue ? [.flag("checked")] : [])
                )
            ]
        case .enumeration(let reference, let defaultCase): return [menu(schema[reference], defaultCase)]
        case .integer(let options): return number(options.defaultValue.map { String($0) })
        case .decimal(let options): return number(options.defaultValue.map { "\($0)" })
        case .string(let options):
            if parameter.options.isDynamic { return [choice] }
            let text = options.defaultValue.text ?? ""
            if options.isMultiline { return [.element("textarea", common + [.plain("rows", "2")], text: text)] }
            return [.element("input", common + [.plain("type", "text"), .plain("value", text)])]
        default: return [choice]
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

    private func number(_ value: String?) -> [HTML] {
        if parameter.options.isDynamic { return [choice] }
        let bounds = [("min", minimum), ("max", maximum)].compactMap { name, bound in bound.map { (name, $0) } }
        var attributes = common
        for (name, bound) in bounds { attributes.append(name == "min" ? .plain("min", bound) : .plain("max", bound)) }
        if let value { attributes.append(.plain("value", value)) }
        let isSlider = facts.control == .slider
        attributes.append(.plain("type", isSlider ? "range" : "number"))
        attributes.append(.plain("step", "any"))
        return [.element("input", attributes)]
    }

    private var minimum: String? {
        switch parameter.type {
        case .integer(let options): options.minimum.map { String($0) }
        case .decimal(let options): options.minimum.map { "\($0)" }
        default: nil
        }
    }

    private var maximum: String? {
        switch parameter.type {
        case .integer(let options): options.maximum.map { String($0) }
        case .decimal(let options): options.maximum.map { "\($0)" }
        default: nil
        }
    }

    /// What the system or the app lets people choose: there is nothing to choose from here but that something is chosen.
    private var choice: HTML {
        let hasDefault = facts.defaultValue != nil
        var options: [HTML] = hasDefault ? [] : [.element("option", [.plain("value", "")], text: "Choose")]
        options.append(.element("option", [.plain("value", "some")], text: facts.defaultValue ?? "Something chosen"))
        return .element("select", common, options)
    }
}
