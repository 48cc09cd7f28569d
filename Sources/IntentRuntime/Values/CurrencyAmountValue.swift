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

    /// Reads the amount from a text as this library writes it, or from a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        currencyCode = try container.decode(String.self, forKey: .currencyCode)
        let text = try? container.decode(String.self, forKey: .amount)
        // Foundation reads as far as a text looks like a number: "12abc" as 12, "1,5" as 1.
        amount =
            try text.map { Self.isWhole($0) ? Decimal(string: $0, locale: nil) ?? .nan : .nan }
            ?? container.decode(Decimal.self, forKey: .amount)
        if amount.isNaN {
            throw DecodingError.dataCorruptedError(
                forKey: .amount,
                in: container,
                debugDescription: "The \(text.map { "text \"\($0)\"" } ?? "amount") is not a number."
            )
        }
    }

    /// Whether the text is a number from its first character to its last: digits, with a minus in front and a fraction.
    private static func isWhole(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let digits: ClosedRange<UInt8> = UInt8(ascii: "0")...UInt8(ascii: "9")
        return (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(digits.contains) }
    }

    /// Saves the amount as a text, because not every format has exact numbers.
    ///
    /// - Throws: `EncodingError` for an amount that is not a number.
    public func encode(to encoder: any Encoder) throws {
        if amount.isNaN {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath,
                    debugDescription: "The amount is not a number."
                )
            )
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(amount.description, forKey: .amount)
        try container.encode(currencyCode, forKey: .currencyCode)
    }
}

extension CurrencyAmountValue: BoundedValue {
    /// The amount, whatever its currency. By way of the text, because a `Decimal` becomes a `Double` only with the large part
    /// of Foundation.
    var boundedNumber: Double { Double(amount.description) ?? .nan }
}
