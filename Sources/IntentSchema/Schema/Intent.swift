import Diagnostics

/// A custom intent.
public struct Intent: Sendable {
    /// The base name, without prefix or the suffix `Intent` that class names add.
    public var name: String
    /// Where the name stands.
    public var nameRange: SourceRange
    /// The class prefix stored in the file (`INIntentClassPrefix`), empty for none. Apple's generator ignores it in favour of its
    /// command line; the class name at run time has it.
    public var classPrefix: String
    /// The explicit class name (`INIntentClassName`), where the file has one.
    public var explicitClassName: String?
    /// `information`, `order`, … as written; only Siri's wording depends on it.
    public var category: String
    /// `View`, `Order`, … as written.
    public var verb: String
    /// The title that users see.
    public var title: LocalizedText
    /// The description that users see.
    public var description: LocalizedText
    /// The image asset shown in suggestions.
    public var defaultImageName: String?
    /// The parameters in the order of the file. Users see them by `Parameter.displayPriority`.
    public var parameters: [Parameter]
    /// The parameter that Siri shows first, as an index into `parameters`.
    public var keyParameter: Int?
    /// The parameter that takes the previous action's output in Shortcuts, as an index into `parameters`.
    public var input: Int?
    /// The shortcut types that Siri may suggest, in the order of the file; empty when suggestions are off.
    public var shortcuts: [ParameterCombination]
    /// The summaries that Shortcuts shows, one for each set of visible parameters, in the order of the file.
    public var summaries: [ParameterCombination]
    /// Users may configure it in Shortcuts.
    public var isConfigurable: Bool
    /// A widget may be configured with it; handling it is then optional.
    public var isEligibleForWidgets: Bool
    /// Siri may suggest it.
    public var isEligibleForSuggestions: Bool
    /// The user must confirm before it runs.
    public var requiresUserConfirmation: Bool
    /// What the user must do before it runs on a locked device.
    public var authentication: AuthenticationPolicy
    /// What it answers.
    public var response: Response

    /// The name of the class that the system knows: the explicit one, or prefix, name and the suffix `Intent`. The suffix is
    /// always added, also to a name that ends in it.
    public var className: String { className(prefix: nil) }

    /// The same with another prefix than the file's; `nil` for the file's own. An explicit name is used as it is.
    public func className(prefix: String?) -> String {
        explicitClassName ?? (prefix ?? classPrefix) + name + "Intent"
    }

    /// The indices of the parameters in the order in which users see them: by display priority, then as in the file.
    public var displayOrder: [Int] {
        let priorities = parameters.map { $0.displayPriority ?? .max }
        return priorities.indices.sorted { (priorities[$0], $0) < (priorities[$1], $1) }
    }
}

/// What the user must have done before an intent runs, by the numbers of `INIntentRestrictions`.
public enum AuthenticationPolicy: Int, CaseIterable, Sendable {
    /// Nothing: it runs even while the device is locked.
    case alwaysAllowed = 0
    /// Any of the user's devices must be unlocked.
    case requiresAuthentication = 1
    /// This device must be unlocked.
    case requiresLocalDeviceAuthentication = 2
}

/// A set of parameters that together make a shortcut, with its wording.
public struct ParameterCombination: Sendable {
    /// The parameters as indices, in the order in which the file's key names them, which is not canonical.
    public var parameters: [Int]
    /// The title; `${name}` stands for a parameter.
    public var title: LocalizedText
    /// The subtitle.
    public var subtitle: LocalizedText
    /// Runs without opening the app.
    public var supportsBackgroundExecution: Bool
    /// Shown first. At most one is.
    public var isPrimary: Bool
    /// Derived from the summary in Shortcuts.
    public var isLinked: Bool
}

/// What an intent answers.
public struct Response: Sendable {
    /// The codes in the order of the file. `success` and `failure` are among them when the file lists them, which it normally does.
    public var codes: [ResponseCode]
    /// The values that an answer carries.
    public var parameters: [Property]
    /// The value that is handed to the next action in Shortcuts, as an index into `parameters`.
    public var output: Int?

    /// The codes that the definition adds to the seven standard ones (`unspecified`, `ready`, `continueInApp`, `inProgress`,
    /// `success`, `failure`, `failureRequiringAppLaunch`). Apple numbers them 100, 101, … in this order.
    public var customCodes: [ResponseCode] { codes.filter { !ResponseCode.standardNames.contains($0.name) } }
}

/// One way in which an intent can end.
public struct ResponseCode: Sendable {
    /// The name.
    public var name: String
    /// Whether it counts as success.
    public var isSuccess: Bool
    /// What Siri says; `${name}` stands for a response parameter.
    public var dialog: LocalizedText
    /// The shorter form for when the long one repeats what is on the screen.
    public var conciseDialog: LocalizedText

    /// The codes that every intent has, in the order of their raw values from 0.
    public static let standardNames = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]
}
