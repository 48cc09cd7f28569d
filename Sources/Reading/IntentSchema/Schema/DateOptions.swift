package struct DateOptions: Equatable, Sendable {
    package var kind: Kind
    /// How the date is shown; `nil` if not written.
    package var format: Format?
    /// How much of the date `Format.style` shows; `nil` if not written.
    package var dateStyle: Style?
    /// How much of the time `Format.style` shows; `nil` if not written.
    package var timeStyle: Style?
    package var template: LocalizedText

    /// All are seen in files.
    package enum Kind: String, CaseIterable, Sendable {
        case dateTime = "DateTime"
        case date = "Date"
        case time = "Time"
    }

    /// How a value is shown. After a change of format, files keep the options of the other formats.
    /// All are seen in files.
    package enum Format: String, CaseIterable, Sendable {
        case style = "Style"
        case relative = "Relative"
        case template = "Template"
    }

    /// All are seen in files.
    package enum Style: String, CaseIterable, Sendable {
        case full = "Full"
        /// The month spelled out, without the day of the week.
        case long = "Long"
        case medium = "Medium"
        /// Numbers only.
        case short = "Short"
        case no = "No"
    }

    /// The options if the file has none.
    package static let none = DateOptions(kind: .dateTime, format: nil, dateStyle: nil, timeStyle: nil, template: .none)
}
