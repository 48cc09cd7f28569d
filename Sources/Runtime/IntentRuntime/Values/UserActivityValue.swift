/// What an app continues with when a response opens it. The portable counterpart of `NSUserActivity`.
public struct UserActivityValue: StoredModel {
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
        self.activityType = activityType
        self.userInfo = userInfo
        self.title = title
        self.webpageURL = webpageURL
        self.persistentIdentifier = persistentIdentifier
        self.suggestedInvocationPhrase = suggestedInvocationPhrase
        self.isEligibleForHandoff = isEligibleForHandoff
        self.isEligibleForSearch = isEligibleForSearch
        self.isEligibleForPrediction = isEligibleForPrediction
    }

    /// Creates an activity without a type.
    public init() {}

    /// Visits the properties.
    @_spi(Generated) public mutating func exchange(_ fields: FieldExchange) {
        fields.value("activityType", &activityType)
        fields.value("userInfo", &userInfo)
        fields.value("title", &title)
        fields.value("webpageURL", &webpageURL)
        fields.value("persistentIdentifier", &persistentIdentifier)
        fields.value("suggestedInvocationPhrase", &suggestedInvocationPhrase)
        fields.value("isEligibleForHandoff", &isEligibleForHandoff)
        fields.value("isEligibleForSearch", &isEligibleForSearch)
        fields.value("isEligibleForPrediction", &isEligibleForPrediction)
    }
}
