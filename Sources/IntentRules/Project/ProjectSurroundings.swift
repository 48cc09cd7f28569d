import Diagnostics

/// What the Xcode project around a definition tells about it, as far as it could be read.
public struct ProjectSurroundings: Sendable {
    /// The project's path, for messages.
    public var path: String
    /// The languages of the project, sorted.
    public var languages: [String]
    /// Whether the project has the definition. Of a project that does not, nothing else is looked at.
    public var refersToDefinition: Bool
    /// The names of all images of the project; `nil` when not all asset catalogues could be read, or there are none.
    public var imageNames: Set<String>?
    /// The custom intents that property lists of the project name although no definition of the project declares them.
    public var undeclaredIntents: [UndeclaredIntent]

    /// An intent that only a property list knows.
    public struct UndeclaredIntent: Sendable {
        /// The name of its class.
        public var name: String
        /// The key of the list in which it stands.
        public var key: String
        /// Where it stands.
        public var location: SourceLocation

        /// Names one.
        public init(name: String, key: String, location: SourceLocation) {
            self.name = name
            self.key = key
            self.location = location
        }
    }

    /// Gathers what is known.
    public init(
        path: String,
        languages: [String] = [],
        refersToDefinition: Bool = true,
        imageNames: Set<String>? = nil,
        undeclaredIntents: [UndeclaredIntent] = []
    ) {
        self.path = path
        self.languages = languages
        self.refersToDefinition = refersToDefinition
        self.imageNames = imageNames
        self.undeclaredIntents = undeclaredIntents
    }
}
