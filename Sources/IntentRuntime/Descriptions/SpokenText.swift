#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ParameterDescription {
    /// A value in words, as dialogs say it and a settings screen shows it: an object's text, a case's title, a duration in the
    /// definition's unit. Several values are separated by commas.
    public func text(of value: any ModelValue, in tables: StringTableFolder = StringTableFolder(tables: [:])) -> String
    {
        spokenText(value, self, tables)
    }
}

extension DefinitionText {
    /// The translation of a text that is filled with these values.
    ///
    /// A text that mentions an enumeration has no row under its own id but one for each case, under the ids of the text and of the
    /// case's title, with the case filled in.
    func string(in tables: StringTableFolder, for models: [any StoredModel]) -> String {
        guard let id, tables.text(forID: id, inTable: table) == nil else { return string(in: tables) }
        var cases: [String] = []
        _ = filled { name in
            let value = models.lazy.compactMap { $0.value(named: String(name)) }.first
            if let choice = (value as? any ConfigurationEnumeration)?.title.id { cases.append(choice) }
            return nil
        }
        let ids = [([id] + cases).joined(separator: "-")] + cases.map { "\(id)-\($0)" }
        return ids.lazy.compactMap { tables.text(forID: $0, inTable: table) }.first ?? text
    }
}

extension StoredModel {
    /// A value as a dialog says it; empty for one that is missing, `nil` for a name that is none of the model's.
    func spokenText(of variable: Substring, in tables: StringTableFolder) -> String? {
        let path = variable.split(separator: ".", maxSplits: 1)
        guard let name = path.first, let field = Self.modelDescription[String(name)] else { return nil }
        guard let value = value(named: field.name) else { return "" }
        guard path.count > 1 else { return IntentRuntime.spokenText(value, field, tables) }
        return (value as? any StoredModel)?.spokenText(of: path[1], in: tables) ?? ""
    }
}

/// A value in words: an object's text, a case's title, a number as it is written.
func spokenText(
    _ value: any ModelValue,
    _ field: ParameterDescription?,
    _ tables: StringTableFolder
) -> String {
    switch value {
    case let text as String: text
    case let object as any ConfigurationObject: object.displayString
    case let choice as any ConfigurationEnumeration: choice.title.string(in: tables)
    case let list as any AnyModelList:
        list.anyElements.map { spokenText($0, field, tables) }.joined(separator: ", ")
    case let flag as Bool:
        if case .toggle(let on, let off) = field?.control, let text = flag ? on : off {
            text.string(in: tables)
        } else {
            "\(flag)"
        }
    case let number as Double: plain(number)
    case let length as DurationValue: spokenDuration(length, unit: field?.unit)
    case let amount as CurrencyAmountValue: "\(amount.amount) \(amount.currencyCode)"
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

private func spokenDuration(_ length: DurationValue, unit: String?) -> String {
    let units: [(name: String, seconds: Double)] = [
        ("weeks", 604_800), ("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1),
    ]
    // The definition's unit, or the largest one of which there is a whole number.
    let fitting =
        units.first { $0.name == unit }
        ?? units.first { length.seconds != 0 && (length.seconds / $0.seconds).rounded() == length.seconds / $0.seconds }
    let (name, seconds) = fitting ?? ("seconds", 1)
    let count = length.seconds / seconds
    return "\(plain(count)) \(count == 1 ? String(name.dropLast()) : name)"
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
    var words: String { "\(plain(value)) \(unit.rawValue)" }
}
