/// What the user decides about generated App Intents.
package struct AppIntentsOptions: Hashable, Sendable {
    /// The oldest systems on which the code runs.
    package var deployment: DeploymentTarget
    /// Who may use the generated types. `internal` suits an app or extension that compiles the file itself.
    package var access: AccessLevel
    /// The project's class prefix, as Apple's generator took it from the command line; it replaces the one in the file.
    package var classPrefix: String?

    /// iOS 17, internal, the file's own prefix.
    package init(
        deployment: DeploymentTarget = .ios17,
        access: AccessLevel = .internal,
        classPrefix: String? = nil
    ) {
        self.deployment = deployment
        self.access = access
        self.classPrefix = classPrefix
    }
}
