import Diagnostics

package struct Intent: Sendable {
    /// The base name, without prefix or the suffix `Intent` that class names add.
    package var name: String
    package var nameRange: SourceRange
    /// The class prefix stored in the file (`INIntentClassPrefix`), empty for none. Apple's generator ignores it in favour of its
    /// command line; the class name at run time has it.
    package var classPrefix: String
    /// The explicit class name (`INIntentClassName`), where the file has one.
    package var explicitClassName: String?
    /// `information`, `order`, … as written; only Siri's wording depends on it.
    package var category: String
    package var verb: String
    package var title: LocalizedText
    package var description: LocalizedText
    /// The image asset shown in suggestions.
    package var defaultImageName: String?
    /// The parameters in the order of the file. Users see them by `Parameter.displayPriority`.
    package var parameters: [Parameter]
    /// The parameter that Siri shows first, as an index into `parameters`.
    package var keyParameter: Int?
    /// The parameter that takes the previous action's output in Shortcuts, as an index into `parameters`.
    package var input: Int?
    /// The shortcut types that Siri may suggest, in the order of the file; empty when suggestions are off.
    package var shortcuts: [ParameterCombination]
    /// The summaries that Shortcuts shows, one for each set of visible parameters, in the order of the file.
    package var summaries: [ParameterCombination]
    /// Users may configure it in Shortcuts.
    package var isConfigurable: Bool
    /// A widget may be configured with it; handling it is then optional.
    package var isEligibleForWidgets: Bool
    package var isEligibleForSuggestions: Bool
    /// The user must confirm before it runs.
    package var requiresUserConfirmation: Bool
    /// What the user must do before it runs on a locked device.
    package var authentication: AuthenticationPolicy
    package var response: Response
    /// It goes on for those who use it, and is offered to no one else.
    package var isDeprecated: Bool

    /// The name of the class that the system knows: the explicit one, or prefix, name and the suffix `Intent`. The suffix is
    /// always added, also to a name that ends in it.
    package var className: String { className(prefix: nil) }

    /// The same with another prefix than the file's; `nil` for the file's own. An explicit name is used as it is.
    package func className(prefix: String?) -> String {
        explicitClassName ?? (prefix ?? classPrefix) + name + "Intent"
    }

    /// The indices of the parameters in the order in which users see them: by display priority, then as in the file.
    package var displayOrder: [Int] {
        let priorities = parameters.map { $0.displayPriority ?? .max }
        return priorities.indices.sorted { (priorities[$0], $0) < (priorities[$1], $1) }
    }
}

/// What the user must have done before an intent runs, by the numbers of `INIntentRestrictions`.
package enum AuthenticationPolicy: Int, CaseIterable, Sendable {
    /// Nothing: it runs even while the device is locked.
    case alwaysAllowed = 0
    /// Any of the user's devices must be unlocked.
    case requiresAuthentication = 1
    case requiresLocalDeviceAuthentication = 2
}

/// A set of parameters that together make a shortcut, with its wording.
package struct ParameterCombination: Sendable {
    /// The parameters as indices, in the order in which the file's key names them, which is not canonical.
    package var parameters: [Int]
    /// The title; `${name}` stands for a parameter.
    package var title: LocalizedText
    package var subtitle: LocalizedText
    package var supportsBackgroundExecution: Bool
    /// Shown first. At most one is.
    package var isPrimary: Bool
    /// Derived from the summary in Shortcuts.
    package var isLinked: Bool
}

package struct Response: Sendable {
    /// The codes in the order of the file. `success` and `failure` are among them when the file lists them, which it normally does.
    package var codes: [IntentResponseCode]
    package var parameters: [Property]
    /// The value that is handed to the next action in Shortcuts, as an index into `parameters`.
    package var output: Int?

    /// The codes that the definition adds to the seven standard ones (`unspecified`, `ready`, `continueInApp`, `inProgress`,
    /// `success`, `failure`, `failureRequiringAppLaunch`). Apple numbers them 100, 101, … in this order.
    package var customCodes: [IntentResponseCode] {
        codes.filter { !IntentResponseCode.standardNames.contains($0.name) }
    }
}

/// One way in which an intent can end.
package struct IntentResponseCode: Sendable {
    package var name: String
    package var isSuccess: Bool
    /// What Siri says; `${name}` stands for a response parameter.
    package var dialog: LocalizedText
    /// The shorter form for when the long one repeats what is on the screen.
    package var conciseDialog: LocalizedText

    /// The codes that every intent has, in the order of their raw values from 0.
    package static let standardNames = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]
}
