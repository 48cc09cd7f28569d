/// Options of dates.
public struct DateOptions: Hashable, Sendable {
    /// What the value holds.
    public var kind: Kind
    /// How it is shown; `nil` where not written.
    public var format: Format?
    /// How much of the day `Format.style` shows; `nil` where not written.
    public var dateStyle: Style?
    /// How much of the time `Format.style` shows; `nil` where not written.
    public var timeStyle: Style?
    /// The template of `Format.template`.
    public var template: LocalizedText

    /// What a value holds.
    public enum Kind: String, CaseIterable, Sendable {
        /// A day and a time.
        case dateTime = "DateTime"
        /// A day.
        case date = "Date"
        /// A time of day.
        case time = "Time"
    }

    /// How a value is shown. Files keep the options of the other formats when the format is changed.
    public enum Format: String, CaseIterable, Sendable {
        /// In the two styles.
        case style = "Style"
        /// As the distance from now.
        case relative = "Relative"
        /// By the template.
        case template = "Template"
    }

    /// How much is shown.
    public enum Style: String, CaseIterable, Sendable {
        /// Everything.
        case full = "Full"
        /// Most of it.
        case long = "Long"
        /// Abbreviated.
        case medium = "Medium"
        /// Numbers only.
        case short = "Short"
        /// Nothing.
        case no = "No"
    }

    /// The values where the file says nothing.
    public static let none = DateOptions(kind: .dateTime, format: nil, dateStyle: nil, timeStyle: nil, template: .none)
}
