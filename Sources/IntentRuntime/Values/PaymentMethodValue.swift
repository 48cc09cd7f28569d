/// A payment method. The portable counterpart of `INPaymentMethod`.
public struct PaymentMethodValue: Hashable, Codable, Sendable {
    /// What kind of account or card pays.
    public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
        /// None of the others, or unknown.
        case unknown
        /// Accounts.
        case checking, savings, brokerage
        /// Cards.
        case debit, credit, prepaid, store
        case applePay

        /// Reads the name of a kind; one that this version does not know is `unknown`.
        public init(from decoder: any Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// What kind of account or card pays.
    public var kind: Kind
    /// What the user calls it.
    public var name: String?
    /// What distinguishes it from others, such as the last digits of a card's number.
    public var identificationHint: String?
    /// A picture of the card or the account.
    public var icon: ObjectImage?

    /// Creates a payment method.
    public init(kind: Kind, name: String? = nil, identificationHint: String? = nil, icon: ObjectImage? = nil) {
        self.kind = kind
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }
}
