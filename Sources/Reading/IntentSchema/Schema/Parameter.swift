import Diagnostics

package struct Parameter: Sendable {
    /// The name as written. Generated code keeps its spelling.
    package var name: String
    package var nameRange: SourceRange
    /// The parameter's tag, unique within the intent and never reused.
    package var tag: Int?
    package var displayName: LocalizedText
    /// The position in the order that users see, from 1.
    package var displayPriority: Int?
    /// Whether users can set the parameter in Shortcuts or in a widget's configuration. Xcode 11 does not write this:
    /// users can then set every parameter of an intent that is in Shortcuts.
    package var isConfigurable: Bool
    /// The type of the value, or of each element if `isArray` is true.
    package var type: ParameterType
    /// Whether the parameter holds any number of values.
    package var isArray: Bool
    /// The number of values that a widget of each family takes; empty unless the array has a fixed size.
    package var arraySizes: [ArraySize]
    package var options: Options
    /// Whether Siri can ask for the value, through a resolve method of the handler.
    package var supportsResolution: Bool
    /// Whether the developer wrote the disambiguation texts.
    package var usesCustomDisambiguation: Bool
    /// What Siri and Shortcuts say when they ask for the value, in file order.
    package var prompts: [PromptDialog]
    /// The condition under which users see the parameter; `nil` for always.
    package var parent: ParentCondition?
    /// The reasons for refusing a value, in file order; the standard ones for a number with bounds that has none.
    package var unsupportedReasons: [UnsupportedValueReason]
    /// The options that are not known, as written, such as `control 'Knob'`.
    package var unknownWords: [String] = []

    /// Where a parameter's possible values come from.
    package enum Options: Equatable, Sendable {
        case unrestricted
        /// Values from a list that the app provides at run time.
        case dynamic(supportsSearch: Bool)

        /// Whether the app provides the list.
        package var isDynamic: Bool { self != .unrestricted }
        /// Whether the app provides a list for a search term.
        package var supportsSearch: Bool { self == .dynamic(supportsSearch: true) }
    }

    /// The number of values for one widget family.
    package struct ArraySize: Equatable, Sendable {
        package var family: WidgetFamily
        /// The number of values, 0 or more.
        package var size: Int
    }
}

/// Widget families. The raw values are their names in definitions, all seen in files.
package enum WidgetFamily: String, CaseIterable, Sendable {
    case small = "Small"
    case medium = "Medium"
    case large = "Large"
    /// The extra-large widget of iPad and Mac.
    case extraLarge = "ExtraLarge"
    /// A line of text above the clock.
    case accessoryInline = "AccessoryInline"
    /// A corner of a watch face.
    case accessoryCorner = "AccessoryCorner"
    /// A circle on the Lock Screen or a watch face.
    case accessoryCircular = "AccessoryCircular"
    /// Several lines on the Lock Screen or a watch face.
    case accessoryRectangular = "AccessoryRectangular"
}

/// What Siri or Shortcuts says when asking for a parameter.
package struct PromptDialog: Equatable, Sendable {
    package var kind: Kind
    /// The text, if not the system's own. It may contain `${count}` and parameters.
    package var text: LocalizedText

    /// The situations for which the format has dialogs. All are seen in files.
    package enum Kind: String, CaseIterable, Sendable {
        case primary = "Primary"
        case configuration = "Configuration"
        /// Siri asks whether it understood the value correctly.
        case confirmation = "Confirmation"
        /// Siri asks which of several values the user meant.
        case disambiguationIntroduction = "DisambiguationIntroduction"
        /// Siri asks again which of several values the user meant.
        case disambiguationSelection = "DisambiguationSelection"
        case subsequentIntroduction = "SubsequentIntroduction"
        case concise = "Concise"

        /// Whether the dialog is part of asking which of several values the user meant.
        package var isDisambiguation: Bool {
            switch self {
            case .disambiguationIntroduction, .disambiguationSelection: true
            case .primary, .configuration, .confirmation, .subsequentIntroduction, .concise: false
            }
        }
    }
}

package struct UnsupportedValueReason: Equatable, Sendable {
    package var code: String
    package var text: LocalizedText
    /// Whether the developer added this reason, rather than it being one of the standard reasons for numbers.
    package var isCustom: Bool

    /// The codes of the standard reasons for numbers, in the order in which Xcode's editor writes them.
    static let standardCodes = ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]

    /// What Xcode's generator assumes for a number with bounds that Siri asks for, if the file has no reasons.
    package static let standard = standardCodes.map { UnsupportedValueReason(code: $0, text: .none, isCustom: false) }
}

/// A property of a custom type or a value of a response.
package struct Property: Sendable {
    package var name: String
    package var nameRange: SourceRange
    /// The property's tag, unique within the type or response.
    package var tag: Int?
    package var displayName: LocalizedText
    /// The position in the order that users see, from 1.
    package var displayPriority: Int?
    /// The type of the value, or of each element if `isArray` is true.
    package var type: ParameterType
    /// Whether the property holds any number of values.
    package var isArray: Bool
    /// As in `Parameter`.
    package var unknownWords: [String] = []
}
