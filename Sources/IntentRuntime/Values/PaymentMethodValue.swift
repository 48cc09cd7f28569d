/// A way to pay. The portable counterpart of `INPaymentMethod`.
public struct PaymentMethodValue: Hashable, Codable, Sendable {
    /// What kind of account or card pays.
    public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
        /// None of the others, or not known.
        case unknown
        /// A checking account.
        case checking
        /// A savings account.
        case savings
        /// A brokerage account.
        case brokerage
        /// A debit card.
        case debit
        /// A credit card.
        case credit
        /// A prepaid card.
        case prepaid
        /// A shop's own card.
        case store
        /// Apple Pay.
        case applePay
    }

    /// What kind of account or card pays.
    public var kind: Kind
    /// What the user calls it.
    public var name: String?
    /// What tells it from others, such as the last digits of a card's number.
    public var identificationHint: String?

    /// Makes a way to pay.
    public init(kind: Kind, name: String? = nil, identificationHint: String? = nil) {
        self.kind = kind
        self.name = name
        self.identificationHint = identificationHint
    }
}
