/// What a definition says about a parameter, a property of a custom type, or a property of a response.
public struct ParameterDescription: Sendable {
    /// The name in the definition, which is also the key in saved data.
    public let name: String
    /// The title that users see.
    public internal(set) var title: DefinitionText?
    /// The kind of value.
    public let kind: ParameterKind
    /// The type of the value, or of an element if the parameter supports several values.
    public let valueType: any ModelValue.Type
    /// The value before the user sets one; `nil` for none. An empty list if the parameter supports several values.
    public let defaultValue: (any ModelValue)?
    /// The default of a text parameter, with where to find its translations.
    public internal(set) var defaultText: DefinitionText?
    /// Whether the parameter supports several values.
    public let isList: Bool
    /// How the user sets the value; `nil` if the definition does not say.
    public internal(set) var control: ParameterControl?
    /// The smallest value that is allowed.
    public internal(set) var minimum: NumericValue?
    /// The largest value that is allowed.
    public internal(set) var maximum: NumericValue?
    /// The unit that users see for a duration or a measurement, by its name in Foundation.
    public internal(set) var unit: String?
    /// The ISO 4217 codes of the currencies that are allowed; empty for all.
    public internal(set) var currencyCodes: [String] = []
    /// The uniform type identifiers of files that are allowed; empty for all.
    public internal(set) var typeIdentifiers: [String] = []
    /// The maximum number of values by widget family. A family that is missing has no limit.
    public internal(set) var sizes: [ConfigurationWidgetFamily: Int] = [:]
    /// Whether users can set the parameter. Otherwise the app or Siri sets it.
    public internal(set) var isConfigurable = true
    /// Where the options that users choose from come from.
    public internal(set) var options: Options = .unrestricted
    /// Whether Siri and Shortcuts ask for the value when the intent runs.
    public internal(set) var isResolvable = false
    /// The condition under which the parameter is visible and has an effect; `nil` for always.
    public internal(set) var parent: Parent?
    /// The texts that ask for the value.
    public internal(set) var prompts: [Prompt: DefinitionText] = [:]
    /// The texts that tell the user why a value is refused, by the codes of the reasons.
    public internal(set) var unsupportedReasons: [String: DefinitionText] = [:]
    /// Returns how a value violates the bounds, if it does; `nil` if there are no bounds.
    var check: (@Sendable (any ModelValue) -> ViolationReason?)?
    /// The type of the stored and saved value: the list, if the parameter supports several values.
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

    /// Where the options that users choose from come from.
    public enum Options: Hashable, Sendable {
        /// The kind of value alone, such as the cases of an enumeration.
        case unrestricted
        /// A list from the app.
        case dynamic
        /// A list from the app, which also searches for what users type.
        case searchable
    }

    /// The parameter that another one depends on, and the condition that its value has to meet.
    public struct Parent: Hashable, Sendable {
        /// The condition that the parent's value has to meet.
        public enum Condition: Hashable, Sendable {
            /// The parameter has a value.
            case hasAnyValue
            /// The Boolean is on or off.
            case isEqual(Bool)
            /// The enumeration has the case with this index.
            case isCase(Int)
        }

        /// The parent's name in the definition.
        public let name: String
        /// The condition that the parent's value has to meet.
        public let condition: Condition
    }

    /// The purpose of a text that asks for a value.
    public enum Prompt: String, Hashable, Sendable {
        /// Asks for the value.
        case primary
        /// Asks for the value in the settings of a shortcut or a widget.
        case configuration
        /// Asks whether the value is right.
        case confirmation
        /// Introduces a list of several matching values.
        case disambiguationIntroduction
        /// Asks the user to choose from the values that were listed.
        case disambiguationSelection
        /// Asks for more values, after the first of a parameter that supports several.
        case subsequentIntroduction
        /// Asks for the value on a small display.
        case concise
    }

    /// The cases of an enumeration that users can choose, with their titles; empty for other kinds.
    public var cases: [(value: any ModelValue, title: DefinitionText)] {
        let type = valueType as? any ConfigurationEnumeration.Type
        return type?.selectableCases.map { ($0, $0.title) } ?? []
    }
}
