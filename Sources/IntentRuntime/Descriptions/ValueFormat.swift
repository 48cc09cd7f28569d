/// How values are said in dialogs. The standard format is for reading and the same on every system: `9 h 30 min`,
/// `4.50 EUR`, `2026-11-22 07:30`. An app that has Foundation's formatters for its users' language hands in its own.
///
/// ```swift
/// let format = ValueFormat { value, _ in (value as? DurationValue).map { $0.duration.formatted() } }
/// ```
public struct ValueFormat: Sendable {
    /// Every value as this library says it.
    public static let standard = ValueFormat { _, _ in nil }

    /// The words for a value of a parameter; `nil` for the standard ones.
    let words: @Sendable (any ModelValue, ParameterDescription?) -> String?

    /// - Parameter words: The words for a value, and for what the definition says of it; `nil` for the standard ones.
    public init(_ words: @escaping @Sendable (any ModelValue, ParameterDescription?) -> String?) { self.words = words }
}

/// A value in words: an object's text, a case's title, a number as it is written.
func spokenText(
    _ value: any ModelValue,
    of field: ParameterDescription?,
    in tables: StringTableFolder,
    _ format: ValueFormat
) -> String {
    if let words = format.words(value, field) { return words }
    return switch value {
    case let text as String: text
    case let object as any ConfigurationObject: object.displayString
    case let choice as any ConfigurationEnumeration: choice.title.string(in: tables)
    case let list as any AnyModelList:
        list.anyElements.map { spokenText($0, of: field, in: tables, format) }.joined(separator: ", ")
    case let flag as Bool:
        if case .toggle(let on, let off) = field?.control, let text = flag ? on : off {
            text.string(in: tables)
        } else {
            "\(flag)"
        }
    case let number as Double: plain(number)
    case let length as DurationValue: spokenDuration(length)
    case let amount as CurrencyAmountValue: "\(spokenAmount("\(amount.amount)")) \(amount.currencyCode)"
    case let phrase as SpeakableText: phrase.spokenPhrase
    case let person as PersonValue: person.displayName
    case let place as PlacemarkValue: place.name ?? place.locality ?? ""
    case let file as FileValue: file.filename
    case let url as URL: url.absoluteString
    case let method as PaymentMethodValue: method.name ?? method.kind.rawValue
    case let date as DateComponents: spokenDate(date)
    case let quantity as any AnyQuantity: quantity.words
    default: "\(value)"
    }
}

private func plain(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }

/// The two largest units: no one says the seconds of hours.
private func spokenDuration(_ length: DurationValue) -> String {
    let total = length.seconds.magnitude
    guard total >= 60, let whole = Int(exactly: total.rounded(.down)) else { return "\(plain(length.seconds)) s" }
    let parts = [(whole / 86400, "d"), (whole / 3600 % 24, "h"), (whole / 60 % 60, "min"), (whole % 60, "s")]
    let spoken = parts.drop { $0.0 == 0 }.prefix(2).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (length.seconds < 0 ? "-" : "") + spoken.joined(separator: " ")
}

/// With two digits where there is a fraction of one.
private func spokenAmount(_ text: String) -> String {
    guard let point = text.lastIndex(of: "."), text.distance(from: point, to: text.endIndex) == 2 else { return text }
    return text + "0"
}

/// The parts that there are, in the order of ISO 8601.
private func spokenDate(_ date: DateComponents) -> String {
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let day = [date.year.map(String.init), date.month.map(padded), date.day.map(padded)].compactMap(\.self)
    let time = [date.hour.map(padded), date.hour == nil ? nil : padded(date.minute ?? 0)].compactMap(\.self)
    return [day.joined(separator: "-"), time.joined(separator: ":")].filter { !$0.isEmpty }.joined(separator: " ")
}

protocol AnyQuantity {
    var words: String { get }
}

extension MeasurementValue: AnyQuantity {
    /// `5 kilometers per hour`: Foundation's name of the unit, as words.
    var words: String {
        let unit = unit.rawValue.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
        return "\(plain(value)) \(unit)"
    }
}
