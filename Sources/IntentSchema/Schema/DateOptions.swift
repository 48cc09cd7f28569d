package struct DateOptions: Equatable, Sendable {
    package var kind: Kind
    /// How it is shown; `nil` where not written.
    package var format: Format?
    /// How much of the day `Format.style` shows; `nil` where not written.
    package var dateStyle: Style?
    /// How much of the time `Format.style` shows; `nil` where not written.
    package var timeStyle: Style?
    package var template: LocalizedText

    package enum Kind: String, CaseIterable, Sendable {
        case dateTime = "DateTime"
        case date = "Date"
        case time = "Time"
    }

    /// How a value is shown. Files keep the options of the other formats when the format is changed.
    package enum Format: String, CaseIterable, Sendable {
        case style = "Style"
        case relative = "Relative"
        case template = "Template"
    }

    package enum Style: String, CaseIterable, Sendable {
        case full = "Full"
        /// The month as a word, without the day of the week.
        case long = "Long"
        case medium = "Medium"
        /// Numbers, without a word.
        case short = "Short"
        case no = "No"
    }

    /// The values where the file says nothing.
    package static let none = DateOptions(kind: .dateTime, format: nil, dateStyle: nil, timeStyle: nil, template: .none)
}
