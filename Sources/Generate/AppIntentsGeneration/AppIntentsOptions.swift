import IntentSchema
import SwiftSource

/// Who owns the code of App Intents.
package enum AppIntentsStyle: String, CaseIterable, Sendable {
    /// The code is regenerated each time. The app's part is in separate files and is registered when a process starts.
    /// Texts have the definition's ids as keys, as in its string tables.
    case generated
    /// The code is written once and then edited by the team: one file per type, with places for the old handlers' work.
    /// Texts are their own keys, in Xcode's default table.
    case own
}

/// The user's choices for generated App Intents.
package struct AppIntentsOptions: Hashable, Sendable {
    /// The oldest systems on which the code runs.
    package var deployment: DeploymentTarget
    /// Who can use the generated types. `internal` suits an app or extension that compiles the file itself.
    package var access: AccessLevel
    /// The project's class prefix, which Apple's generator took from the command line. It replaces the one in the file.
    package var classPrefix: String?
    /// Whether actions ask for the values that Siri asked for; `false` if the app's own handlers ask.
    package var asksForValues = false
    /// Whether a parameter is required, by `Intent.parameter`. The definition decides about all others.
    package var required: [String: Bool] = [:]
    package var style = AppIntentsStyle.generated
    /// What the app's SiriKit handlers do; `nil` if their sources have not been read.
    package var handlers: HandlerFacts?
    /// The choices for single intents, by the definition's names.
    package var intents: [String: IntentOptions] = [:]
    /// The names of generated entities and enumerations, by the definition's names.
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

    /// What `handlers` knows a parameter by, whose name is part of a method's.
    func handlerKey(_ parameter: String, of intent: Intent) -> String {
        "\(intent.className(prefix: classPrefix)).\(parameter)"
    }

    package struct IntentOptions: Hashable, Sendable {
        package var typeName: String?
        /// The heading that Shortcuts lists the action under.
        package var categoryName: String?
        /// What Shortcuts calls the action's result.
        package var resultValueName: String?
        /// How the intent is retired; `nil` if it stays in use.
        package var retirement: Retirement?

        package init() {}
    }

    /// How an intent is retired: what users have made with it still works, and new shortcuts use another one.
    package struct Retirement: Hashable, Sendable {
        /// The message for users; without one, `replacement` or a standard sentence applies.
        package var message: String?
        /// The intent that replaces it, by its name in the definition, or a type of the app.
        package var replacement: String?

        package init(message: String? = nil, replacement: String? = nil) {
            self.message = message
            self.replacement = replacement
        }
    }
}
