/// Whose the code of App Intents is.
package enum AppIntentsStyle: String, CaseIterable, Sendable {
    /// It is generated each time; the app's part is in files of its own and is registered when a process starts.
    case generated
    /// It is made once and edited from then on: a file for each type, with places for what the old handlers did.
    case own
}

/// What the texts of App Intents are translated by.
package enum TextKeys: String, CaseIterable, Sendable {
    /// The definition's ids, as its string tables have them.
    case ids
    /// The texts themselves, in the table that Xcode takes by default.
    case natural
}

/// What the user decides about generated App Intents.
package struct AppIntentsOptions: Hashable, Sendable {
    /// The oldest systems on which the code runs.
    package var deployment: DeploymentTarget
    /// The SDK that compiles the code, where it is newer than the oldest systems.
    package var sdk: DeploymentTarget?
    /// Who may use the generated types. `internal` suits an app or extension that compiles the file itself.
    package var access: AccessLevel
    /// The project's class prefix, as Apple's generator took it from the command line; it replaces the one in the file.
    package var classPrefix: String?
    /// Whether an action asks for what Siri asked for. Where the app's own handlers resolve values, they ask.
    package var asksForValues = false
    /// Whether an intent cannot run without single parameters, by `Intent.parameter`. Of others the definition decides.
    package var required: [String: Bool] = [:]
    package var style = AppIntentsStyle.generated
    package var textKeys = TextKeys.ids
    /// What is decided about single intents, by their names.
    package var intents: [String: IntentOptions] = [:]
    /// Names of generated entities and enumerations, by the definition's names.
    package var typeNames: [String: String] = [:]

    package init(
        deployment: DeploymentTarget = .ios17,
        access: AccessLevel = .internal,
        classPrefix: String? = nil
    ) {
        self.deployment = deployment
        self.access = access
        self.classPrefix = classPrefix
    }

    /// What the user decides about one intent.
    package struct IntentOptions: Hashable, Sendable {
        package var typeName: String?
        /// The heading that Shortcuts lists the action under.
        package var categoryName: String?
        /// What Shortcuts calls the action's result.
        package var resultValueName: String?
        /// Whether a widget's arrays have exactly as many values as the definition says, and not at most as many.
        package var hasExactSizes = false
        /// Whether no one should use it any more.
        package var retirement: Retirement?

        package init() {}
    }

    /// How an intent is retired: what users have made with it works, and new ones use another.
    package struct Retirement: Hashable, Sendable {
        /// What users read; without one there is a sentence for all.
        package var message: String?
        /// The intent that takes its place, as the definition names it, or a type of the app's own.
        package var replacement: String?

        package init(message: String? = nil, replacement: String? = nil) {
            self.message = message
            self.replacement = replacement
        }
    }
}
