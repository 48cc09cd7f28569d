import Diagnostics

/// What the Xcode project around a definition tells about it, as far as it could be read.
package struct ProjectSurroundings: Sendable {
    /// The project's path, for messages.
    package var path: String
    /// Whether the project was understood. Of one that was not, nothing is known but the path.
    package var isReadable: Bool
    /// The languages of the project, sorted.
    package var languages: [String] = []
    /// The language that the project is developed in; `nil` when it does not say.
    package var developmentLanguage: String?
    /// The definition's path from the folder of the project, which has it; `nil` where no project does.
    package var definitionPath: String?
    /// Whether the project has the definition. Of a project that does not, nothing else is looked at.
    package var refersToDefinition: Bool
    /// Whether it is certain that nothing builds the definition although the project lists it.
    package var isInNoTarget = false
    /// The names of all images of the project; `nil` when not all asset catalogues could be read, or there are none.
    package var imageNames: Set<String>?
    /// The custom intents that property lists of the project name although no definition of the project declares them.
    package var undeclaredIntents: [UndeclaredIntent] = []

    /// An intent that only a property list knows.
    package struct UndeclaredIntent: Sendable {
        /// The name of its class.
        package var name: String
        /// The key of the list in which it stands.
        package var key: String
        package var location: SourceLocation
        /// An intent of the project that is called nearly like it and that the list does not name.
        package var suggestion: String?
        /// Its line, where it has one to itself.
        package var line: SourceRange?

        package init(name: String, key: String, location: SourceLocation) {
            self.name = name
            self.key = key
            self.location = location
        }
    }

    package init(path: String, isReadable: Bool = true, refersToDefinition: Bool = true) {
        self.path = path
        self.isReadable = isReadable
        self.refersToDefinition = refersToDefinition
    }
}

extension RuleContext {
    /// The Xcode project that has the definition; `nil` when none is known.
    var project: ProjectSurroundings? {
        isOutsideProject || unreadableProject != nil ? nil : input.project
    }

    /// The path of the project around that cannot be read.
    var unreadableProject: String? { input.project.flatMap { $0.isReadable ? nil : $0.path } }

    /// Whether the project around is known not to have the definition.
    var isOutsideProject: Bool { input.project?.refersToDefinition == false }
}
