import Diagnostics

/// A parameter of an intent.
public struct Parameter: Sendable {
    /// The name as written; generated code keeps its spelling.
    public var name: String
    /// Where the name stands.
    public var nameRange: SourceRange
    /// Unique in the intent and never reused.
    public var tag: Int?
    /// The name that users see.
    public var displayName: LocalizedText
    /// The position among what users see, from 1.
    public var displayPriority: Int?
    /// Users can set it, in Shortcuts or in the widget's configuration.
    public var isConfigurable: Bool
    /// The type of the value, or of one element of `isArray`.
    public var type: ParameterType
    /// It holds any number of values.
    public var isArray: Bool
    /// How many values a widget of each family takes; empty unless the array's size is fixed.
    public var arraySizes: [ArraySize]
    /// Where its possible values come from.
    public var options: Options
    /// Siri can ask for the value: handlers have a resolve method.
    public var supportsResolution: Bool
    /// The disambiguation texts are the developer's own.
    public var usesCustomDisambiguation: Bool
    /// What Siri and Shortcuts say when they ask, in the order of the file.
    public var prompts: [PromptDialog]
    /// The condition under which users see it; `nil` for always.
    public var parent: ParentCondition?
    /// Why a value can be refused, in the order of the file.
    public var unsupportedReasons: [UnsupportedReason]

    /// Where a parameter's possible values come from.
    public enum Options: Hashable, Sendable {
        /// Anything of the type.
        case unrestricted
        /// A list that the app provides at run time.
        case dynamic(supportsSearch: Bool)

        /// Whether the app provides the list.
        public var isDynamic: Bool { self != .unrestricted }
        /// Whether the app provides the list for a search term.
        public var supportsSearch: Bool { self == .dynamic(supportsSearch: true) }
    }

    /// The number of values for one widget family.
    public struct ArraySize: Hashable, Sendable {
        /// The family.
        public var family: WidgetFamily
        /// The number of values, at least 0.
        public var size: Int
    }
}

/// The sizes of widgets, by the names that definitions use.
public enum WidgetFamily: String, CaseIterable, Sendable {
    /// The small home screen widget.
    case small = "Small"
    /// The medium home screen widget.
    case medium = "Medium"
    /// The large home screen widget.
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
public struct ParentCondition: Hashable, Sendable {
    /// The parent as an index into the intent's parameters. Relationships have no cycles.
    public var parameter: Int
    /// What must hold of the parent's value.
    public var predicate: Predicate

    /// The three conditions of the format.
    public enum Predicate: Hashable, Sendable {
        /// The parent has a value, whatever it is.
        case hasAnyValue
        /// The parent, a Boolean, is this.
        case isEqual(Bool)
        /// The parent, an enumeration, is this case: an index into its cases.
        case isCase(Int)
    }
}

/// What is said when a parameter is asked for.
public struct PromptDialog: Hashable, Sendable {
    /// When it is said.
    public var kind: Kind
    /// The text; the system's own where there is none. It may contain `${count}` and parameters.
    public var text: LocalizedText

    /// The occasions for which the format has dialogs.
    public enum Kind: String, CaseIterable, Sendable {
        /// Siri asks for the value.
        case primary = "Primary"
        /// Shortcuts asks for the value.
        case configuration = "Configuration"
        /// Siri asks whether the value is the one that was meant.
        case confirmation = "Confirmation"
        /// Siri asks which of several values was meant.
        case disambiguationIntroduction = "DisambiguationIntroduction"
        /// Siri asks again which of several values was meant.
        case disambiguationSelection = "DisambiguationSelection"
        /// Siri asks again.
        case subsequentIntroduction = "SubsequentIntroduction"
        /// Siri asks briefly.
        case concise = "Concise"

        /// Whether it is part of asking which of several values was meant.
        public var isDisambiguation: Bool {
            switch self {
            case .disambiguationIntroduction, .disambiguationSelection: true
            case .primary, .configuration, .confirmation, .subsequentIntroduction, .concise: false
            }
        }
    }
}

/// Why a handler refuses a value.
public struct UnsupportedReason: Hashable, Sendable {
    /// The code; an identifier.
    public var code: String
    /// What Siri says.
    public var text: LocalizedText
    /// The developer's own, not one of the numeric standard reasons.
    public var isCustom: Bool
}

/// A value of a custom type or of a response.
public struct Property: Sendable {
    /// The name as written.
    public var name: String
    /// Where the name stands.
    public var nameRange: SourceRange
    /// Unique in the type or response.
    public var tag: Int?
    /// The name that users see.
    public var displayName: LocalizedText
    /// The position among what users see, from 1.
    public var displayPriority: Int?
    /// The type of the value, or of one element of `isArray`.
    public var type: ParameterType
    /// It holds any number of values.
    public var isArray: Bool
}
