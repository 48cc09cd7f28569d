/// A payment method. The portable counterpart of `INPaymentMethod`.
public struct PaymentMethodValue: Hashable, Codable, Sendable {
    /// The kind of account or card.
    public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
        /// An unknown or other kind.
        case unknown
        /// Accounts.
        case checking, savings, brokerage
        /// Cards.
        case debit, credit, prepaid, store
        case applePay

        /// Reads the name of a kind. A name that this version does not know becomes `unknown`.
        public init(from decoder: any Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// The kind of account or card.
    public var kind: Kind
    /// The user's name for the payment method.
    public var name: String?
    /// What distinguishes it from others, such as the last digits of a card number.
    public var identificationHint: String?
    /// An image of the card or the account.
    public var icon: ObjectImage?

    /// Creates a payment method. Only the kind is required.
    public init(kind: Kind, name: String? = nil, identificationHint: String? = nil, icon: ObjectImage? = nil) {
        self.kind = kind
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }
}
