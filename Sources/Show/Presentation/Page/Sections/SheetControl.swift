import IntentSchema

struct SheetControl {
    let parameter: Parameter
    let schema: Schema
    let id: Anchor

    /// Tells the script how to read the value.
    var kind: String {
        switch parameter.type.values {
        case .cases: "enumeration"
        case .boolean: "boolean"
        case .objects, .other: "other"
        }
    }

    private var common: [HTMLAttribute?] { [.id(id), .flag("data-control")] }
    private var options: [Field] { parameter.type.options(in: schema) }
    private var defaultText: String? { parameter.type.defaultValue(in: schema)?.value.words }

    /// The value at the end of the row, or a slider below the label.
    var html: HTML {
        switch parameter.type.values {
        case .boolean(let isOn): return value([toggle(isOn)])
        case .cases(let reference, let defaultCase): return menu(schema[reference], defaultCase)
        case .objects, .other: break
        }
        // Arrays get a picker, because users add their values one by one.
        if parameter.isArray { return picker() }
        switch parameter.control {
        case .numberField: return value([number("number")])
        case .stepper: return value([number("number"), stepper])
        case .slider: return .element("span", class: "v wide", [.element("output"), number("range")])
        case .textField, .textArea:
            // Text of a type that cannot have a default is not editable on the page.
            guard parameter.type.defaultValue(in: schema) != nil else { return picker() }
            let text: [HTMLAttribute?] = [
                .plain("type", "text"), .plain("value", defaultText ?? ""), .plain("placeholder", "Text"),
            ]
            return value([.element("input", with: common + text)])
        case .quantity, .money: return value([number("number"), unit.map { .text($0) }])
        case .date, .time, .dateAndTime:
            guard case .dateComponents(let options) = parameter.type else { return picker() }
            return picker(options.sample, style: "v date")
        case .toggle, .menu, .list, .picker, .unknown: return picker()
        }
    }

    private func value(_ children: [HTML?]) -> HTML { .element("span", class: "v", children) }

    private func toggle(_ isOn: Bool) -> HTML {
        let names = options.compactMap { option -> HTMLAttribute? in
            guard case .nameOfBoolean(let isOn) = option.role, let words = option.value.words else { return nil }
            return isOn ? .plain("data-on", words) : .plain("data-off", words)
        }
        let attributes = common + [.style(class: "sw"), .plain("type", "checkbox"), .plain("role", "switch")] + names
        return .element("input", with: attributes + [isOn ? .flag("checked") : nil])
    }

    /// A menu of cases. The placeholder `unknown`, which means no choice, is an option only without a default.
    private func menu(_ enumeration: Enumeration, _ defaultCase: Int?) -> HTML {
        let placeholder = enumeration.cases.firstIndex { $0.index == 0 }
        let cases = enumeration.cases.enumerated().filter { !$1.isUnknown || defaultCase == nil }
        let options = cases.map { position, value -> HTML in
            let number = HTMLAttribute.plain("value", String(value.index))
            let choice: HTMLAttribute? = position == defaultCase ?? placeholder ? .flag("selected") : nil
            if value.isUnknown {
                return .element("option", with: [number, choice, .flag("data-none")], text: "Choose")
            }
            let title = value.displayName
            return .element("option", with: [number, choice, TextMarkup.id(title)], text: title.shown ?? value.name)
        }
        return value([
            .element("select", with: common, (placeholder == nil ? [noChoice] : []) + options), Icon.arrows.html(),
        ])
    }

    private var noChoice: HTML { .element("option", with: [.plain("value", "")], text: "Choose") }

    private func number(_ type: String) -> HTML {
        let bounds = options.map { option -> HTMLAttribute? in
            guard let words = option.value.number else { return nil }
            return switch option.role {
            case .minimum: .plain("min", words)
            case .maximum: .plain("max", words)
            case .defaultValue: .plain("value", words)
            case .declaration, .identity, .bound, .unit, .valueKind, .entry, .control, .text, .nameOfBoolean: nil
            }
        }
        let kind: [HTMLAttribute?] = [.plain("type", type), .plain("step", "any")]
        return .element("input", with: common + kind + bounds + [.plain("placeholder", "Number")])
    }

    private var stepper: HTML {
        let buttons = [("−", "-1", "Less"), ("+", "1", "More")].map { sign, step, label in
            HTML.element(
                "button",
                with: [.plain("type", "button"), .plain("data-step", step), .plain("aria-label", label)],
                text: sign
            )
        }
        return .element("span", class: "stp", buttons)
    }

    /// The unit of a quantity or currency of an amount, if the definition sets one.
    private var unit: String? {
        options.lazy.filter(\.isWritten).compactMap { option -> String? in
            switch option.value {
            case .quantity(_, let unit): unit
            case .choices(let codes, _): codes.first
            default: if case .unit = option.role { option.value.words } else { nil }
            }
        }.first
    }

    /// A menu for values that come from the system or app. The page only knows whether one is chosen.
    private func picker(_ chosen: String = "Chosen", style: StaticString = "v") -> HTML {
        let hasDefault = parameter.type.hasDefault && defaultText != ""
        let choice = HTML.element(
            "option",
            with: [.plain("value", "some")],
            text: hasDefault ? defaultText ?? chosen : chosen
        )
        let menu = HTML.element("select", with: common, [hasDefault ? nil : noChoice, choice])
        return .element("span", class: style, [menu, Icon.chevron.html()])
    }
}

extension DateOptions {
    /// A sample date in the definition's format.
    fileprivate var sample: String {
        let day =
            switch dateStyle {
            case .short: "11/22/26"
            case .long: "November 22, 2026"
            case .full: "Sunday, November 22, 2026"
            case .medium, .no, nil: "Nov 22, 2026"
            }
        let time = timeStyle == .medium ? "9:41:00 AM" : "9:41 AM"
        return switch kind {
        case .date: day
        case .time: time
        case .dateTime: "\(day), \(time)"
        }
    }
}

extension FieldValue {
    /// The value as a number; `nil` if it is not one.
    fileprivate var number: String? {
        switch self {
        case .integer(let number): String(number)
        case .decimal(let number), .quantity(let number, _):
            Int(exactly: number).map { String($0) } ?? number.description
        case .absent, .word, .choices, .flag, .text, .files: nil
        }
    }
}
