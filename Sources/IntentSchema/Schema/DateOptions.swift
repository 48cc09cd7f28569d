/// Options of dates.
package struct DateOptions: Hashable, Sendable {
    /// What the value holds.
    package var kind: Kind
    /// How it is shown; `nil` where not written.
    package var format: Format?
    /// How much of the day `Format.style` shows; `nil` where not written.
    package var dateStyle: Style?
    /// How much of the time `Format.style` shows; `nil` where not written.
    package var timeStyle: Style?
    /// The template of `Format.template`.
    package var template: LocalizedText

    /// What a value holds.
    package enum Kind: String, CaseIterable, Sendable {
        /// A day and a time.
        case dateTime = "DateTime"
        /// A day.
        case date = "Date"
        /// A time of day.
        case time = "Time"
    }

    /// How a value is shown. Files keep the options of the other formats when the format is changed.
    package enum Format: String, CaseIterable, Sendable {
        /// In the two styles.
        case style = "Style"
        /// As the distance from now.
        case relative = "Relative"
        /// By the template.
        case template = "Template"
    }

    /// How much is shown.
    package enum Style: String, CaseIterable, Sendable {
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
    package static let none = DateOptions(kind: .dateTime, format: nil, dateStyle: nil, timeStyle: nil, template: .none)
}
