/// The response of an intent: a code, and the values that the definition lists for it.
public protocol ResponseModel: StoredModel {
    /// The ways in which the intent can end.
    associatedtype Code: ResponseCode

    /// How the intent ended.
    var code: Code { get }
}

extension ResponseModel {
    /// What the app continues with if the response opens it; `nil` for an activity that only names the intent.
    public var userActivity: UserActivityValue? { value(named: "userActivity") as? UserActivityValue }

    /// What is said or shown with the response: the definition's text for its code, with the response's values in it.
    ///
    /// - Parameters:
    ///   - style: The short text, where the definition has one, or the full one.
    ///   - configuration: The values of the intent, for variables that are none of the response's.
    ///   - tables: Where translations come from; the definition's own language without them.
    ///   - format: How numbers, dates and amounts are said.
    /// - Returns: `nil` for a code that has no text.
    public func dialog(
        _ style: DialogStyle = .full,
        for configuration: (any ConfigurationModel)? = nil,
        in tables: StringTableFolder = StringTableFolder(tables: [:]),
        format: ValueFormat = .standard
    ) -> String? { spokenDialog(style, for: configuration, in: tables, format)?.text }

    /// The same, with the variables that have no value.
    func spokenDialog(
        _ style: DialogStyle,
        for configuration: (any ConfigurationModel)?,
        in tables: StringTableFolder,
        _ format: ValueFormat
    ) -> (text: String, missing: [String])? {
        guard let dialog = Self.modelDescription.dialogs[code.rawValue] else { return nil }
        guard let text = style == .short ? dialog.short ?? dialog.full : dialog.full ?? dialog.short else { return nil }
        let models: [any StoredModel] = [self] + (configuration.map { [$0] } ?? [])
        var missing: [String] = []
        let filled = text.filled(text.string(in: tables, for: models)) { name in
            guard let model = models.first(where: { $0.value(named: String(name.prefix { $0 != "." })) != nil }) else {
                missing.append(String(name))
                return nil
            }
            return model.spokenText(of: name, in: tables, format)
        }
        return (filled, missing)
    }
}

/// How much is said.
public enum DialogStyle: Hashable, Sendable {
    /// A whole sentence.
    case full
    /// What fits where there is little room.
    case short
}

/// The ways in which an intent can end: seven that every intent has, with raw values from 0, then the definition's own,
/// with raw values from 100 in the order of the definition.
public protocol ResponseCode: RawRepresentable, CaseIterable, ModelValue where RawValue == Int, AllCases == [Self] {
    /// Whether the code means success: `success` itself, and each code that the definition marks as success.
    var isSuccess: Bool { get }
}

extension ResponseCode {
    /// Whether the system opens the app: `continueInApp` and `failureRequiringAppLaunch`.
    public var opensApp: Bool { rawValue == 2 || rawValue == 6 }
}

/// The ways in which every intent can end. Responses of definitions that add no code of their own have these.
public enum StandardResponseCode: Int, ResponseCode {
    /// Nobody has said how.
    case unspecified
    /// The intent can be handled.
    case ready
    /// The app goes on.
    case continueInApp
    /// The intent is still being handled.
    case inProgress
    /// The intent was handled as the user wanted.
    case success
    /// The intent could not be handled.
    case failure
    /// The app has to be opened first.
    case failureRequiringAppLaunch

    /// Whether all went well.
    public var isSuccess: Bool { self == .success }
}

/// The response of an intent whose definition says nothing of its own.
public struct PlainResponse: ResponseModel {
    /// The ways in which every intent can end.
    public typealias Code = StandardResponseCode

    /// How the intent ended.
    public var code: StandardResponseCode
    /// What the app continues with if the response opens it.
    public var userActivity: UserActivityValue?

    /// Creates a response.
    public init(code: StandardResponseCode, userActivity: UserActivityValue? = nil) {
        self.code = code
        self.userActivity = userActivity
    }

    /// A response that does not say how the intent ended.
    public init() { self.init(code: .unspecified) }

    /// The description of a response without values of its own.
    public static let modelDescription = ModelDescription(of: Self.self, named: "Response", table: "") { _ in }

    /// The code and the activity.
    @_spi(Generated) public mutating func exchange(_ fields: FieldExchange) {
        fields.value("code", &code)
        fields.value("userActivity", &userActivity)
    }
}
