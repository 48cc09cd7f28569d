#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An amount of money. The portable counterpart of `INCurrencyAmount`.
public struct CurrencyAmountValue: Hashable, Sendable {
    /// How much, exactly.
    public var amount: Decimal
    /// The currency's three-letter code from ISO 4217.
    public var currencyCode: String

    /// Creates an amount.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    /// Creates the amount exactly as written: 19.99 is exactly that, which no `Double` is.
    public init(_ amount: Double, _ currencyCode: String) {
        self.init(amount: Decimal(string: amount.description, locale: nil) ?? Decimal.nan, currencyCode: currencyCode)
    }
}

extension CurrencyAmountValue: Codable {
    private enum CodingKeys: CodingKey {
        case amount, currencyCode
    }

    /// Reads the amount from a text or a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        currencyCode = try container.decode(String.self, forKey: .currencyCode)
        if let text = try? container.decode(String.self, forKey: .amount) {
            guard let decimal = Decimal(string: text, locale: nil) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .amount,
                    in: container,
                    debugDescription: "The text \"\(text)\" is not a number."
                )
            }
            amount = decimal
        } else {
            amount = try container.decode(Decimal.self, forKey: .amount)
        }
    }

    /// Saves the amount as a text, because not every format has exact numbers.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(amount.description, forKey: .amount)
        try container.encode(currencyCode, forKey: .currencyCode)
    }
}

extension CurrencyAmountValue: BoundedValue {
    /// Reports the amount if it is out of bounds; the currency does not matter.
    public func check(minimum: Double?, maximum: Double?, report: (_ element: Int?, BoundsFailure) -> Void) {
        // By way of the text, because a Decimal becomes a Double only with the large part of Foundation.
        (Double(amount.description) ?? .nan).check(minimum: minimum, maximum: maximum, report: report)
    }
}
