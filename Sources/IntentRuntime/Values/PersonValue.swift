/// A person. The portable counterpart of `INPerson`.
public struct PersonValue: Hashable, Codable, Sendable {
    /// A way to reach a person.
    public struct Handle: Hashable, Codable, Sendable {
        /// The kind of address that a handle is.
        public enum Kind: String, Hashable, Codable, Sendable {
            /// Neither of the others, or unknown.
            case unknown
            case emailAddress, phoneNumber

            /// Reads the name of a kind; one that this version does not know is `unknown`.
            public init(from decoder: any Decoder) throws {
                self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
            }
        }

        /// The email address or the telephone number.
        public var value: String
        /// What kind of address it is.
        public var kind: Kind
        /// What the user's contacts call it, such as `_$!<Home>!$_` or a word of the user's own.
        public var label: String?

        /// Creates a handle.
        public init(_ value: String, kind: Kind = .unknown, label: String? = nil) {
            self.value = value
            self.kind = kind
            self.label = label
        }
    }

    /// The person's name as the user sees it.
    public var displayName: String
    /// What stands before the name, such as "Dr".
    public var namePrefix: String?
    /// The name that parents give.
    public var givenName: String?
    /// Further names that parents give.
    public var middleName: String?
    /// The name of the family.
    public var familyName: String?
    /// What stands after the name, such as "Jr".
    public var nameSuffix: String?
    /// The name that friends use.
    public var nickname: String?
    /// A picture of the person.
    public var image: ObjectImage?
    /// A way to reach the person.
    public var handle: Handle?
    /// Further ways to reach the person.
    public var aliases: [Handle]?
    /// The person's identifier in the user's contacts.
    public var contactIdentifier: String?
    /// The person's identifier in the app.
    public var customIdentifier: String?

    /// Creates a person; most need only a name and a handle.
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
