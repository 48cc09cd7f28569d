/// What the user decides about generated App Intents.
public struct AppIntentsOptions: Hashable, Sendable {
    /// The oldest systems on which the code runs.
    public var deployment: DeploymentTarget
    /// Who may use the generated types. `implicit` suits an app or extension that compiles the file itself.
    public var accessLevel: AccessLevel
    /// The project's class prefix, as Apple's generator took it from the command line; it replaces the one in the file.
    public var classPrefix: String?

    /// iOS 17, internal, the file's own prefix.
    public init(
        deployment: DeploymentTarget = .ios17,
        accessLevel: AccessLevel = .implicit,
        classPrefix: String? = nil
    ) {
        self.deployment = deployment
        self.accessLevel = accessLevel
        self.classPrefix = classPrefix
    }
}
