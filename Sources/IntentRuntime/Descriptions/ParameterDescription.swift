/// What a definition says of one parameter, of a property of a custom type, or of a value of a response.
public struct ParameterDescription: Sendable {
    /// The name in the definition, which is also the key in saved data.
    public let name: String
    /// The title that users see.
    public internal(set) var title: DefinitionText?
    /// What kind of value it has.
    public let kind: ParameterKind
    /// The type of the value; of an element, for a parameter that supports several.
    public let valueType: any ModelValue.Type
    /// The value before the user sets one; `nil` for none. Of a parameter that supports several: an empty list.
    public let defaultValue: (any ModelValue)?
    /// The same, for a text: with where to find its translations.
    public internal(set) var defaultText: DefinitionText?
    /// Whether the parameter supports several values.
    public let isList: Bool
    /// How the value is set.
    public internal(set) var control: ParameterControl?
    /// The smallest value that is allowed.
    public internal(set) var minimum: NumericValue?
    /// The largest value that is allowed.
    public internal(set) var maximum: NumericValue?
    /// The unit that users see, by its name in Foundation, for a duration or a measurement.
    public internal(set) var unit: String?
    /// The currencies that are allowed; empty for all.
    public internal(set) var currencyCodes: [String] = []
    /// The types of files that are allowed; empty for all.
    public internal(set) var typeIdentifiers: [String] = []
    /// How many values there is room for, by the family of the widget.
    public internal(set) var sizes: [ConfigurationWidgetFamily: Int] = [:]
    /// Whether users can set the parameter at all. One that they cannot is set by the app or by Siri.
    public internal(set) var isConfigurable = true
    /// Where what users may choose from comes from.
    public internal(set) var options: Options = .unrestricted
    /// Whether Siri and Shortcuts ask for the value when the intent runs.
    public internal(set) var isResolvable = false
    /// Under which condition the parameter is shown and has an effect; `nil` for always.
    public internal(set) var parent: Parent?
    /// What is said to ask for the value.
    public internal(set) var prompts: [Prompt: DefinitionText] = [:]
    /// Why a value may be refused, with what is then said, by the codes of the reasons.
    public internal(set) var unsupportedReasons: [String: DefinitionText] = [:]
    /// How a value violates the bounds; `nil` where there are none.
    var check: (@Sendable (any ModelValue) -> ViolationReason?)?
    /// The type of what is stored and saved.
    let type: any ModelValue.Type

    init(_ name: String, _ type: any ModelValue.Type, defaultValue: (any ModelValue)?) {
        let elementType = (type as? any AnyModelList.Type)?.elementType
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        valueType = elementType ?? type
        isList = elementType != nil
        kind = ParameterKind(of: valueType)
    }

    /// Where what users may choose from comes from.
    public enum Options: Hashable, Sendable {
        /// The kind of value alone says it, such as the cases of an enumeration.
        case unrestricted
        /// The app lists it.
        case dynamic
        /// The app lists it, and searches it for what users type.
        case searchable
    }

    /// The parameter above another one, and what it has to be for that one to be shown.
    public struct Parent: Hashable, Sendable {
        /// What the parent's value has to be.
        public enum Condition: Hashable, Sendable {
            /// Any value: the parameter is not empty.
            case hasAnyValue
            /// On or off, of a Boolean.
            case isEqual(Bool)
            /// This case of an enumeration, by its index.
            case isCase(Int)
        }

        /// The parent's name in the definition.
        public let name: String
        /// What its value has to be.
        public let condition: Condition
    }

    /// What a text asks for.
    public enum Prompt: String, Hashable, Sendable {
        /// Which value it should have.
        case primary
        /// Which value it should have, in the settings of a shortcut or a widget.
        case configuration
        /// Whether the value is right.
        case confirmation
        /// Which of several is meant, before they are listed.
        case disambiguationIntroduction
        /// Which of several is meant, after they were listed.
        case disambiguationSelection
        /// Whether there are further values, after the first of a parameter that supports several.
        case subsequentIntroduction
        /// Which value it should have, where there is little room.
        case concise
    }

    /// The cases of an enumeration that users may choose from, with their titles; empty for other kinds.
    public var cases: [(value: any ModelValue, title: DefinitionText)] {
        let type = valueType as? any ConfigurationEnumeration.Type
        return type?.selectableCases.map { ($0, $0.title) } ?? []
    }

    /// Whether a value is of the parameter's type.
    func accepts(_ value: any ModelValue) -> Bool { Swift.type(of: value) == type }
}
