#if canImport(Foundation)
import Foundation

extension DurationValue {
    /// Takes a length of time in any unit.
    public init(_ measurement: Measurement<UnitDuration>) {
        self.init(seconds: measurement.converted(to: .seconds).value)
    }

    /// Foundation's form.
    public var measurement: Measurement<UnitDuration> { Measurement(value: seconds, unit: .seconds) }

    /// Takes weeks, days of 24 hours, hours, minutes and seconds; `nil` for components that say something else, such as months, whose
    /// length is not always the same.
    public init?(_ components: DateComponents) {
        var rest = components
        (rest.weekOfYear, rest.day, rest.hour, rest.minute, rest.second, rest.nanosecond) = (
            nil, nil, nil, nil, nil, nil
        )
        (rest.calendar, rest.timeZone) = (nil, nil)
        guard rest == DateComponents() else { return nil }
        let minutes =
            Double(components.weekOfYear ?? 0) * 10_080 + Double(components.day ?? 0) * 1440
            + Double(components.hour ?? 0) * 60 + Double(components.minute ?? 0)
        self.init(seconds: minutes * 60 + Double(components.second ?? 0) + Double(components.nanosecond ?? 0) / 1e9)
    }

    /// Hours, minutes, seconds and nanoseconds, for formatters and calendars; `nil` for a length that whole numbers cannot express.
    public var dateComponents: DateComponents? {
        guard let whole = Int(exactly: seconds.rounded(.towardZero)) else { return nil }
        let nanoseconds = Int(((seconds - Double(whole)) * 1e9).rounded())
        return DateComponents(
            hour: whole / 3600,
            minute: whole / 60 % 60,
            second: whole % 60,
            nanosecond: nanoseconds
        )
    }
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension CurrencyAmountValue {
    /// Creates an amount in a currency of Foundation.
    public init(_ amount: Decimal, _ currency: Locale.Currency) {
        self.init(amount: amount, currencyCode: currency.identifier)
    }

    /// Foundation's form of the currency.
    public var currency: Locale.Currency { Locale.Currency(currencyCode) }
}

extension PersonValue {
    /// A person who is known by name: the parts, and how the user sees them together.
    public init(displayName: String, nameComponents names: PersonNameComponents) {
        self.init(
            displayName: displayName,
            namePrefix: names.namePrefix,
            givenName: names.givenName,
            middleName: names.middleName,
            familyName: names.familyName,
            nameSuffix: names.nameSuffix,
            nickname: names.nickname
        )
    }

    /// The parts of the name; `nil` where none is known.
    public var nameComponents: PersonNameComponents? {
        var names = PersonNameComponents()
        names.namePrefix = namePrefix
        names.givenName = givenName
        names.middleName = middleName
        names.familyName = familyName
        names.nameSuffix = nameSuffix
        names.nickname = nickname
        return names == PersonNameComponents() ? nil : names
    }
}
#endif
