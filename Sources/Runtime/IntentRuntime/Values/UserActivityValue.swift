/// What an app continues with when a response opens it. The portable counterpart of `NSUserActivity`.
public struct UserActivityValue: Hashable, Sendable {
    private struct Content: Hashable, Codable {
        var activityType: String
        var userInfo: [String: String]
    }

    // Stored indirectly, because every response has room for an activity and few have one.
    @Indirect private var content: Content

    /// The type by which the app recognizes the activity, such as the name of the intent's class.
    public var activityType: String {
        get { content.activityType }
        set { content.activityType = newValue }
    }

    /// The data that the app needs to continue.
    public var userInfo: [String: String] {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }

    /// Creates an activity with a type and data for the app.
    public init(activityType: String, userInfo: [String: String] = [:]) {
        content = Content(activityType: activityType, userInfo: userInfo)
    }
}

extension UserActivityValue: Codable {
    /// Reads both properties.
    public init(from decoder: any Decoder) throws { content = try Content(from: decoder) }

    /// Saves both properties.
    public func encode(to encoder: any Encoder) throws { try content.encode(to: encoder) }
}
