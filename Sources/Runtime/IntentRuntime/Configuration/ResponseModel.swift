/// The response of an intent: a code and the properties that the definition lists for the response.
public protocol ResponseModel: StoredModel {
    /// The outcomes of the intent.
    associatedtype Code: ResponseCode = StandardResponseCode

    /// The outcome.
    var code: Code { get }
    /// The description that has the texts for the codes.
    @_spi(Generated) static var dialogDescription: ModelDescription { get }
}

extension ResponseModel {
    /// The response's own description.
    @_spi(Generated) public static var dialogDescription: ModelDescription { modelDescription }

    /// Hashes the code: equal responses have the same one.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// What the app continues with if the response opens it; `nil` for an activity that only names the intent.
    public var userActivity: UserActivityValue? { value(named: "userActivity") as? UserActivityValue }

    /// Returns what Siri says or shows: the definition's text for the response's code, with the values filled in.
    ///
    /// - Parameters:
    ///   - style: Which of the two texts to use. If the definition has only one, it is used for both styles.
    ///   - configuration: The values of the intent, for variables that the response does not have.
    ///   - tables: The translations. Without them, the text is in the definition's own language.
    ///   - format: How to express numbers, dates and amounts.
    /// - Returns: The text, or `nil` if the definition has none for the code.
    public func dialog(
        _ style: DialogStyle = .full,
        for configuration: (any ConfigurationModel)? = nil,
        in tables: StringTableFolder = StringTableFolder(tables: [:]),
        format: ValueFormat = .standard
    ) -> String? { spokenDialog(style, for: configuration, in: tables, format)?.text }

    /// Returns the variables of the dialog that have nothing to say, such as `drink` or `line.name`. Each leaves a hole
    /// in the text.
    ///
    /// - Parameters:
    ///   - style: Which of the two texts to check.
    ///   - configuration: The values of the intent, for variables that the response does not have.
    public func missingValues(
        _ style: DialogStyle = .full,
        for configuration: (any ConfigurationModel)? = nil
    ) -> [String] {
        spokenDialog(style, for: configuration, in: StringTableFolder(tables: [:]), .standard)?.missing ?? []
    }

    /// The response without its activity, for comparing the rest.
    public var withoutActivity: Self {
        var copy = self
        _ = copy.setValue(nil, named: "userActivity")
        return copy
    }

    private func spokenDialog(
        _ style: DialogStyle,
        for configuration: (any ConfigurationModel)?,
        in tables: StringTableFolder,
        _ format: ValueFormat
    ) -> (text: String, missing: [String])? {
        guard let dialog = Self.dialogDescription.dialogs[code.rawValue] else { return nil }
        guard let text = style == .short ? dialog.short ?? dialog.full : dialog.full ?? dialog.short else { return nil }
        let models: [any StoredModel] = [self] + (configuration.map { [$0] } ?? [])
        var missing: [String] = []
        let filled = text.filled(text.string(in: tables, for: models)) { name in
            let model = models.first { $0.value(named: String(name.prefix { $0 != "." })) != nil }
            let words = model?.spokenText(of: name, in: tables, format) ?? ""
            if words.isEmpty, !missing.contains(String(name)) { missing.append(String(name)) }
            return words
        }
        return (filled, missing)
    }
}

/// Which text of a dialog to use.
public enum DialogStyle: Hashable, Sendable {
    /// The complete text.
    case full
    /// A short text for small displays.
    case short
}

/// The ways in which an intent can end: seven standard codes with raw values from 0, followed by the definition's own
/// with raw values from 100, in the definition's order.
public protocol ResponseCode: RawRepresentable, CaseIterable, ModelValue where RawValue == Int, AllCases == [Self] {
    /// Whether the code means success: `success` itself, or a code that the definition marks as a success.
    var isSuccess: Bool { get }
}

extension ResponseCode {
    /// Whether the code is `success`, for a response whose own codes are all failures.
    public var isSuccess: Bool { rawValue == 4 }

    /// The kind of codes.
    @_spi(Generated) public static func parameterKind() -> ParameterKind { .responseCode }

    /// Whether the system opens the app, as it does for `continueInApp` and `failureRequiringAppLaunch`.
    public var opensApp: Bool { rawValue == 2 || rawValue == 6 }
}

/// The codes that all intents have. A response uses them if its definition adds none of its own.
public enum StandardResponseCode: Int, ResponseCode {
    /// The handler did not specify a code.
    case unspecified
    /// The intent is ready to be handled.
    case ready
    /// The app takes over.
    case continueInApp
    /// The intent is still being handled.
    case inProgress
    /// The intent was handled as the user wanted.
    case success
    /// The intent could not be handled.
    case failure
    /// The intent cannot be handled until the app is open.
    case failureRequiringAppLaunch
}

/// The response of an intent whose definition adds no properties to it: a code and an activity. The intent has the codes
/// and their texts.
public struct CodeResponse<Intent: ConfigurationModel>: ResponseModel {
    /// The outcomes of the intent.
    public typealias Code = Intent.Code

    /// The outcome.
    public var code: Code
    /// The activity that the app continues if the response opens it.
    public var userActivity: UserActivityValue?

    /// Creates a response with a code and, optionally, an activity for the app.
    public init(code: Code, userActivity: UserActivityValue? = nil) {
        self.code = code
        self.userActivity = userActivity
    }

    /// Creates a response with the code `unspecified`.
    public init() { self.init(code: Code.allCases[0]) }

    /// The intent's description.
    @_spi(Generated) public static var dialogDescription: ModelDescription { Intent.modelDescription }

    /// Visits the code and the activity.
    @_spi(Generated) public mutating func exchange(_ fields: FieldExchange) {
        fields.value("code", &code)
        fields.value("userActivity", &userActivity)
    }
}
