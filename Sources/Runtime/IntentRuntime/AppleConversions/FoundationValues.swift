#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DurationValue {
    /// Creates a duration from weeks, days of 24 hours, hours, minutes, seconds and nanoseconds. Returns `nil` if other
    /// components are set, such as months, whose length varies.
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

    /// The duration in hours, minutes, seconds and nanoseconds; `nil` if the seconds do not fit an `Int`.
    public var dateComponents: DateComponents? {
        guard let whole = Int(exactly: seconds.rounded(.towardZero)) else { return nil }
        let nanoseconds = Int(((seconds - Double(whole)) * 1e9).rounded())
        return DateComponents(hour: whole / 3600, minute: whole / 60 % 60, second: whole % 60, nanosecond: nanoseconds)
    }
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension CurrencyAmountValue {
    /// Creates an amount in one of Foundation's currencies.
    public init(_ amount: Decimal, _ currency: Locale.Currency) {
        self.init(amount: amount, currencyCode: currency.identifier)
    }

    /// The currency as Foundation represents it.
    public var currency: Locale.Currency { Locale.Currency(currencyCode) }
}
