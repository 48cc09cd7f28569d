import Diagnostics

package struct Parameter: Sendable {
    /// The name as written; generated code keeps its spelling.
    package var name: String
    package var nameRange: SourceRange
    /// Unique in the intent and never reused.
    package var tag: Int?
    package var displayName: LocalizedText
    /// The position among what users see, from 1.
    package var displayPriority: Int?
    /// Users can set it, in Shortcuts or in the widget's configuration. Definitions of Xcode 11 do not say so: there users
    /// can set every parameter of an intent that is in Shortcuts.
    package var isConfigurable: Bool
    /// The type of the value, or of one element of `isArray`.
    package var type: ParameterType
    /// It holds any number of values.
    package var isArray: Bool
    /// How many values a widget of each family takes; empty unless the array's size is fixed.
    package var arraySizes: [ArraySize]
    /// Where its possible values come from.
    package var options: Options
    /// Siri can ask for the value: handlers have a resolve method.
    package var supportsResolution: Bool
    /// The disambiguation texts are the developer's own.
    package var usesCustomDisambiguation: Bool
    /// What Siri and Shortcuts say when they ask, in the order of the file.
    package var prompts: [PromptDialog]
    /// The condition under which users see it; `nil` for always.
    package var parent: ParentCondition?
    /// Why a value can be refused, in the order of the file.
    package var unsupportedReasons: [UnsupportedValueReason]

    /// Where a parameter's possible values come from.
    package enum Options: Equatable, Sendable {
        case unrestricted
        /// A list that the app provides at run time.
        case dynamic(supportsSearch: Bool)

        /// Whether the app provides the list.
        package var isDynamic: Bool { self != .unrestricted }
        /// Whether the app provides the list for a search term.
        package var supportsSearch: Bool { self == .dynamic(supportsSearch: true) }
    }

    /// The number of values for one widget family.
    package struct ArraySize: Equatable, Sendable {
        package var family: WidgetFamily
        /// The number of values, at least 0.
        package var size: Int
    }
}

/// The sizes of widgets, by the names that definitions use.
package enum WidgetFamily: String, CaseIterable, Sendable {
    case small = "Small"
    case medium = "Medium"
    case large = "Large"
    /// The extra large widget of iPad and Mac.
    case extraLarge = "ExtraLarge"
    /// A line of text above the clock.
    case accessoryInline = "AccessoryInline"
    /// A corner of a watch face.
    case accessoryCorner = "AccessoryCorner"
    /// A circle on lock screen and watch face.
    case accessoryCircular = "AccessoryCircular"
    /// Several lines on lock screen and watch face.
    case accessoryRectangular = "AccessoryRectangular"
}

/// The condition under which a child parameter is shown. A parent that is hidden itself hides its children.
package struct ParentCondition: Equatable, Sendable {
    /// The parent as an index into the intent's parameters. Relationships have no cycles.
    package var parameter: Int
    /// What must hold of the parent's value.
    package var predicate: Predicate

    /// The three conditions of the format.
    package enum Predicate: Hashable, Sendable {
        /// The parent has a value, whatever it is.
        case hasAnyValue
        /// The parent, a Boolean, is this.
        case isEqual(Bool)
        /// The parent, an enumeration, is this case: an index into its cases.
        case isCase(Int)
    }
}

/// What is said when a parameter is asked for.
package struct PromptDialog: Equatable, Sendable {
    package var kind: Kind
    /// The text; the system's own where there is none. It may contain `${count}` and parameters.
    package var text: LocalizedText

    /// The occasions for which the format has dialogs.
    package enum Kind: String, CaseIterable, Sendable {
        case primary = "Primary"
        case configuration = "Configuration"
        /// Siri asks whether the value is the one that was meant.
        case confirmation = "Confirmation"
        /// Siri asks which of several values was meant.
        case disambiguationIntroduction = "DisambiguationIntroduction"
        /// Siri asks again which of several values was meant.
        case disambiguationSelection = "DisambiguationSelection"
        case subsequentIntroduction = "SubsequentIntroduction"
        case concise = "Concise"

        /// Whether it is part of asking which of several values was meant.
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
    /// The developer's own, not one of the numeric standard reasons.
    package var isCustom: Bool
}

/// A value of a custom type or of a response.
package struct Property: Sendable {
    package var name: String
    package var nameRange: SourceRange
    /// Unique in the type or response.
    package var tag: Int?
    package var displayName: LocalizedText
    /// The position among what users see, from 1.
    package var displayPriority: Int?
    /// The type of the value, or of one element of `isArray`.
    package var type: ParameterType
    /// It holds any number of values.
    package var isArray: Bool
}
