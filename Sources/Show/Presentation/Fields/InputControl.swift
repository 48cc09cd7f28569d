import IntentSchema

/// The control with which people set a parameter, in Shortcuts or in a widget's configuration.
package enum InputControl: Equatable, Sendable {
    case toggle
    case menu
    case textField
    case textArea
    case numberField
    case stepper
    case slider
    case date
    case time
    case dateAndTime
    case quantity
    case money
    /// A list that the app provides.
    case list(isSearchable: Bool)
    /// A system picker, for example for a person, a place or a file.
    case picker(Picked)
    /// That of a type that is not known.
    case unknown

    /// What the system has pickers for.
    package enum Picked: String, Sendable {
        case file, place, person
        case paymentMethod = "way to pay"
        case object = "object"
    }

    init(_ control: NumberControl?) {
        switch control {
        case nil, .field: self = .numberField
        case .stepper: self = .stepper
        case .slider: self = .slider
        }
    }

    init(_ kind: DateOptions.Kind) {
        switch kind {
        case .dateTime: self = .dateAndTime
        case .date: self = .date
        case .time: self = .time
        }
    }

    /// The control as text: `switch`, `list from the app`.
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
        case .unknown: "unknown control"
        }
    }
}

extension Parameter {
    /// The control that sets the parameter, or one element if it is a list.
    package var control: InputControl {
        options.isDynamic ? .list(isSearchable: options.supportsSearch) : type.traits.control
    }
}
