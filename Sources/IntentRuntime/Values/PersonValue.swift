/// A person. The portable counterpart of `INPerson`.
public struct PersonValue: Hashable, Codable, Sendable {
    /// A way to reach a person.
    public struct Handle: Hashable, Codable, Sendable {
        /// The kind of address that a handle is.
        public enum Kind: String, Hashable, Codable, Sendable {
            /// Neither of the others, or unknown.
            case unknown
            /// An email address.
            case emailAddress
            /// A telephone number.
            case phoneNumber

            /// Reads the name of a kind; one that this version does not know is `unknown`.
            public init(from decoder: any Decoder) throws {
                self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
            }
        }

        /// The address itself.
        public var value: String
        /// What kind of address it is.
        public var kind: Kind

        /// Creates a handle.
        public init(_ value: String, kind: Kind = .unknown) {
            self.value = value
            self.kind = kind
        }
    }

    /// The person's name as the user sees it.
    public var displayName: String
    /// The nickname that family and friends use.
    public var givenName: String?
    /// The family name.
    public var familyName: String?
    /// A way to reach the person.
    public var handle: Handle?
    /// The person's identifier in the user's contacts.
    public var contactIdentifier: String?
    /// The person's identifier in the app.
    public var customIdentifier: String?

    /// Creates a person; most need only a name and a handle.
    public init(
        displayName: String,
        givenName: String? = nil,
        familyName: String? = nil,
        handle: Handle? = nil,
        contactIdentifier: String? = nil,
        customIdentifier: String? = nil
    ) {
        self.displayName = displayName
        self.givenName = givenName
        self.familyName = familyName
        self.handle = handle
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
    }
}
