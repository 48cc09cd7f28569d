/// A person. The portable counterpart of `INPerson`.
public struct PersonValue: Hashable, Codable, Sendable {
    /// An address at which to reach a person.
    public struct Handle: Hashable, Codable, Sendable {
        /// The kind of address.
        public enum Kind: String, Hashable, Codable, Sendable {
            /// An unknown or other kind.
            case unknown
            case emailAddress, phoneNumber

            /// Reads the name of a kind. A name that this version does not know becomes `unknown`.
            public init(from decoder: any Decoder) throws {
                self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
            }
        }

        /// The email address or phone number.
        public var value: String
        /// The kind of address.
        public var kind: Kind
        /// The label in the user's contacts, such as `_$!<Home>!$_` or a word of the user's own.
        public var label: String?

        /// Creates a handle for an address.
        public init(_ value: String, kind: Kind = .unknown, label: String? = nil) {
            self.value = value
            self.kind = kind
            self.label = label
        }
    }

    /// The person's name as the user sees it.
    public var displayName: String
    /// A prefix of the name, such as "Dr".
    public var namePrefix: String?
    /// The person's first name.
    public var givenName: String?
    /// The person's further given names.
    public var middleName: String?
    /// The person's last name.
    public var familyName: String?
    /// A suffix of the name, such as "Jr".
    public var nameSuffix: String?
    /// The name that friends use.
    public var nickname: String?
    /// An image of the person.
    public var image: ObjectImage?
    /// The main address at which to reach the person.
    public var handle: Handle?
    /// Other addresses at which to reach the person.
    public var aliases: [Handle]?
    /// The person's identifier in the user's contacts.
    public var contactIdentifier: String?
    /// The person's identifier in the app.
    public var customIdentifier: String?

    /// Creates a person. Most people need only a name and a handle.
    public init(
        displayName: String,
        namePrefix: String? = nil,
        givenName: String? = nil,
        middleName: String? = nil,
        familyName: String? = nil,
        nameSuffix: String? = nil,
        nickname: String? = nil,
        image: ObjectImage? = nil,
        handle: Handle? = nil,
        aliases: [Handle]? = nil,
        contactIdentifier: String? = nil,
        customIdentifier: String? = nil
    ) {
        self.displayName = displayName
        self.namePrefix = namePrefix
        self.givenName = givenName
        self.middleName = middleName
        self.familyName = familyName
        self.nameSuffix = nameSuffix
        self.nickname = nickname
        self.image = image
        self.handle = handle
        self.aliases = aliases
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
    }
}
