import IntentSchema

/// How people set a parameter, in Shortcuts or in a widget's configuration.
package enum ParameterControl: Hashable, Sendable {
    case toggle
    /// The cases of an enumeration.
    case menu
    case textField
    case textArea
    case numberField
    case stepper
    case slider
    case date
    case time
    case dateAndTime
    /// A number with a unit.
    case quantity
    /// An amount of money.
    case money
    /// A list that the app provides.
    case list(isSearchable: Bool)
    /// What the system lets people choose: a person, a place, a file.
    case picker(Picked)

    /// What the system has choosers for.
    package enum Picked: String, Sendable {
        case file, place, person
        case paymentMethod = "way to pay"
        case object = "object"
    }

    /// The control of a parameter, or of one element of a list.
    package init(_ parameter: Parameter) {
        if parameter.options.isDynamic {
            self = .list(isSearchable: parameter.options.supportsSearch)
            return
        }
        switch parameter.type {
        case .string(let options): self = options.isMultiline ? .textArea : .textField
        case .integer(let options): self = Self.number(options.control)
        case .decimal(let options): self = Self.number(options.control)
        case .boolean: self = .toggle
        case .enumeration: self = .menu
        case .url, .speakableString: self = .textField
        case .dateComponents(let options):
            switch options.kind {
            case .dateTime: self = .dateAndTime
            case .date: self = .date
            case .time: self = .time
            }
        case .duration, .measurement: self = .quantity
        case .currencyAmount: self = .money
        case .file: self = .picker(.file)
        case .placemark: self = .picker(.place)
        case .person: self = .picker(.person)
        case .paymentMethod: self = .picker(.paymentMethod)
        case .object, .untypedObject, .system: self = .picker(.object)
        }
    }

    private static func number(_ control: NumberControl?) -> ParameterControl {
        switch control {
        case nil, .field: .numberField
        case .stepper: .stepper
        case .slider: .slider
        }
    }

    /// The control in words: `switch`, `list from the app`.
    package var words: String {
        switch self {
        case .toggle: "switch"
        case .menu: "menu"
        case .textField: "text field"
        case .textArea: "text field of several lines"
        case .numberField: "number field"
        case .stepper: "stepper"
        case .slider: "slider"
        case .date: "date picker"
        case .time: "time picker"
        case .dateAndTime: "date and time picker"
        case .quantity: "number with a unit"
        case .money: "amount of money"
        case .list(let isSearchable): isSearchable ? "list from the app, with search" : "list from the app"
        case .picker(let picked): "\(picked.rawValue) picker"
        }
    }
}
