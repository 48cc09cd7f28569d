import Diagnostics

/// What the surrounding Xcode project says about a definition.
package struct ProjectSurroundings: Sendable {
    /// The project's path, for messages.
    package var path: String
    /// Whether the project could be parsed. If not, only its path is known.
    package var isReadable: Bool
    /// The languages of the project, sorted.
    package var languages: [String] = []
    /// The project's development language; `nil` if it does not name one.
    package var developmentLanguage: String?
    /// The definition's path relative to the project's folder; `nil` if no project contains it.
    package var definitionPath: String?
    /// Whether the project contains the definition. If not, nothing else of the project is used.
    package var refersToDefinition: Bool
    /// Whether the project lists the definition but certainly nothing builds it.
    package var isInNoTarget = false
    /// The names of all images in the project; `nil` if it has no asset catalogs or one cannot be read.
    package var imageNames: Set<String>?
    /// The custom intents that the project's property lists name but none of its definitions declares.
    package var undeclaredIntents: [UndeclaredIntent] = []

    /// An intent that only a property list names.
    package struct UndeclaredIntent: Sendable {
        /// The intent's class name.
        package var name: String
        /// The key of the list that contains the intent.
        package var key: String
        package var location: SourceLocation
        /// A similarly named intent of the project that the list does not contain.
        package var suggestion: String?

        package init(name: String, key: String, location: SourceLocation) {
            self.name = name
            self.key = key
            self.location = location
        }
    }

    /// What a rule has to ask for, because reading it takes more than the project itself.
    package enum Part: Sendable {
        case imageNames, undeclaredIntents, isInNoTarget
    }

    package init(path: String, isReadable: Bool = true, refersToDefinition: Bool = true) {
        self.path = path
        self.isReadable = isReadable
        self.refersToDefinition = refersToDefinition
    }
}
