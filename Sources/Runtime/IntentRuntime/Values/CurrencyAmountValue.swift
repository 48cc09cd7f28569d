#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An amount of money. The portable counterpart of `INCurrencyAmount`.
public struct CurrencyAmountValue: Hashable, Sendable {
    /// The exact number of currency units, such as 19.99.
    public var amount: Decimal
    /// The currency's three-letter code from ISO 4217.
    public var currencyCode: String

    /// Creates an amount in the currency with this code from ISO 4217.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    /// Creates an amount from the number as you write it: `19.99` becomes exactly 19.99, which no `Double` is.
    public init(_ amount: Double, _ currencyCode: String) {
        self.init(amount: Decimal(string: amount.description, locale: nil) ?? Decimal.nan, currencyCode: currencyCode)
    }
}

extension CurrencyAmountValue: Codable {
    private enum CodingKeys: CodingKey {
        case amount, currencyCode
    }

    /// Reads the amount from text, which this library writes, or from a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        currencyCode = try container.decode(String.self, forKey: .currencyCode)
        let text = try? container.decode(String.self, forKey: .amount)
        // Foundation stops where the text no longer looks like a number: "12abc" is 12, and "1,5" is 1.
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

    /// Whether the whole text is a number: digits, optionally with a minus sign and a fraction.
    private static func isWhole(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let digits: ClosedRange<UInt8> = UInt8(ascii: "0")...UInt8(ascii: "9")
        return (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(digits.contains) }
    }

    /// Saves the amount as text, because not all formats have exact numbers.
    ///
    /// - Throws: `EncodingError` if the amount is not a number.
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
    /// The amount, whatever its currency. Converted through text, because FoundationEssentials cannot convert a
    /// `Decimal` to a `Double`.
    var boundedNumber: Double { Double(amount.description) ?? .nan }
}
