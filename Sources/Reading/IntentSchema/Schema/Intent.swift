import Diagnostics

package struct Intent: Sendable {
    /// The base name, without the prefix and the suffix `Intent` that class names add.
    package var name: String
    package var nameRange: SourceRange
    /// The class prefix in the file (`INIntentClassPrefix`), or an empty string. Apple's generator ignores it and uses
    /// its command line instead, but the class name at run time includes it.
    package var classPrefix: String
    /// The explicit class name (`INIntentClassName`), if any.
    package var explicitClassName: String?
    /// The category as written, such as `information` or `order`. It only affects what Siri says.
    package var category: String
    package var verb: String
    package var title: LocalizedText
    package var description: LocalizedText
    /// The image asset shown in suggestions.
    package var defaultImageName: String?
    /// The parameters in file order. Users see them ordered by `Parameter.displayPriority`.
    package var parameters: [Parameter]
    /// The index in `parameters` of the parameter that Siri shows first.
    package var keyParameter: Int?
    /// The index in `parameters` of the parameter that receives the previous action's output in Shortcuts.
    package var input: Int?
    /// The shortcut types that Siri may suggest, in file order. A file may list them even if suggestions are off.
    package var shortcuts: [ParameterCombination]
    /// The summaries that Shortcuts shows, one for each set of visible parameters, in file order.
    package var summaries: [ParameterCombination]
    /// Whether users can configure the intent in Shortcuts.
    package var isConfigurable: Bool
    /// Whether widgets can be configured with the intent. Handling it is then optional.
    package var isEligibleForWidgets: Bool
    package var isEligibleForSuggestions: Bool
    /// Whether the user must confirm before the intent runs.
    package var requiresUserConfirmation: Bool
    /// What the user must do before the intent runs on a locked device.
    package var authentication: AuthenticationPolicy
    package var response: Response
    /// Whether the intent keeps working for its current users but is no longer offered to anyone else.
    package var isDeprecated: Bool
    /// As in `Parameter`.
    package var unknownWords: [String] = []

    /// The class name that the system uses: the explicit name, or the prefix, name and suffix `Intent`. The suffix is
    /// added even to a name that already ends in it.
    package var className: String { className(prefix: nil) }

    /// Returns the class name with another prefix; `nil` means the file's own. An explicit name is returned unchanged.
    package func className(prefix: String?) -> String {
        explicitClassName ?? (prefix ?? classPrefix) + name + "Intent"
    }

    /// The indices of the parameters in the order that users see: by display priority, then in file order.
    package var displayOrder: [Int] {
        let priorities = parameters.map { $0.displayPriority ?? .max }
        return priorities.indices.sorted { (priorities[$0], $0) < (priorities[$1], $1) }
    }
}

/// What the user must do before an intent runs. The raw values are those of `INIntentRestrictions`.
package enum AuthenticationPolicy: Int, CaseIterable, Sendable {
    /// Nothing: the intent runs even while the device is locked.
    case alwaysAllowed = 0
    /// Unlock any of the user's devices.
    case requiresAuthentication = 1
    case requiresLocalDeviceAuthentication = 2
}

/// A set of parameters that makes a shortcut, with its texts.
package struct ParameterCombination: Sendable {
    /// The indices of the parameters, in the order of the names in the file's key. The order is not canonical.
    package var parameters: [Int]
    /// The title, in which `${name}` stands for a parameter.
    package var title: LocalizedText
    package var subtitle: LocalizedText
    package var supportsBackgroundExecution: Bool
    /// Whether it is shown first. At most one combination is.
    package var isPrimary: Bool
    /// Whether it is derived from the summary in Shortcuts.
    package var isLinked: Bool
}

package struct Response: Sendable {
    /// The codes in file order. They normally include `success` and `failure`, but only if the file lists them.
    package var codes: [IntentResponseCode]
    package var parameters: [Property]
    /// The index in `parameters` of the value passed to the next action in Shortcuts.
    package var output: Int?

    /// The codes that the definition adds to the seven standard ones (`unspecified`, `ready`, `continueInApp`,
    /// `inProgress`, `success`, `failure`, `failureRequiringAppLaunch`). Apple numbers them from 100 in this order.
    package var customCodes: [IntentResponseCode] {
        codes.filter { !IntentResponseCode.standardNames.contains($0.name) }
    }
}

/// One possible outcome of an intent.
package struct IntentResponseCode: Sendable {
    package var name: String
    package var isSuccess: Bool
    /// What Siri says, with `${name}` for a response parameter.
    package var dialog: LocalizedText
    /// A shorter form, for when the full one would repeat what is on the screen.
    package var conciseDialog: LocalizedText

    /// The codes that every intent has, ordered by raw value from 0.
    package static let standardNames = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]
}
