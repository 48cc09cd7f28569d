/// What an app continues with when a response opens it. The portable counterpart of `NSUserActivity`.
@dynamicMemberLookup
public struct UserActivityValue: StoredModel {
    /// The properties of an activity.
    public struct Properties: Hashable, Sendable {
        /// The type by which the app recognizes the activity, such as the name of the intent's class.
        public var activityType = ""
        /// The data that the app needs to continue.
        public var userInfo: [String: String] = [:]
        /// The title that users see.
        public var title: String?
        /// The page that continues the activity in a browser.
        public var webpageURL: URL?
        /// The identifier by which the app deletes the activity from what the system saved.
        public var persistentIdentifier: String?
        /// The phrase that Siri suggests for a shortcut.
        public var suggestedInvocationPhrase: String?
        /// Whether another device can continue the activity; `nil` for what the system does by default.
        public var isEligibleForHandoff: Bool?
        /// Whether Spotlight finds the activity; `nil` for what the system does by default.
        public var isEligibleForSearch: Bool?
        /// Whether Siri suggests the activity; `nil` for what the system does by default.
        public var isEligibleForPrediction: Bool?
    }

    // Stored indirectly, because every response has room for an activity and few have one.
    @Indirect private var properties = Properties()

    /// A property of the activity.
    public subscript<Value>(dynamicMember property: WritableKeyPath<Properties, Value>) -> Value {
        get { properties[keyPath: property] }
        set { properties[keyPath: property] = newValue }
    }

    /// Creates an activity. Most need only a type and data for the app.
    public init(
        activityType: String,
        userInfo: [String: String] = [:],
        title: String? = nil,
        webpageURL: URL? = nil,
        persistentIdentifier: String? = nil,
        suggestedInvocationPhrase: String? = nil,
        isEligibleForHandoff: Bool? = nil,
        isEligibleForSearch: Bool? = nil,
        isEligibleForPrediction: Bool? = nil
    ) {
        properties.activityType = activityType
        properties.userInfo = userInfo
        properties.title = title
        properties.webpageURL = webpageURL
        properties.persistentIdentifier = persistentIdentifier
        properties.suggestedInvocationPhrase = suggestedInvocationPhrase
        properties.isEligibleForHandoff = isEligibleForHandoff
        properties.isEligibleForSearch = isEligibleForSearch
        properties.isEligibleForPrediction = isEligibleForPrediction
    }

    /// Creates an activity without a type.
    public init() {}

    /// Visits the properties.
    @_spi(Generated) public mutating func exchange(_ fields: FieldExchange) {
        fields.value("activityType", &properties.activityType)
        fields.value("userInfo", &properties.userInfo)
        fields.value("title", &properties.title)
        fields.value("webpageURL", &properties.webpageURL)
        fields.value("persistentIdentifier", &properties.persistentIdentifier)
        fields.value("suggestedInvocationPhrase", &properties.suggestedInvocationPhrase)
        fields.value("isEligibleForHandoff", &properties.isEligibleForHandoff)
        fields.value("isEligibleForSearch", &properties.isEligibleForSearch)
        fields.value("isEligibleForPrediction", &properties.isEligibleForPrediction)
    }
}
