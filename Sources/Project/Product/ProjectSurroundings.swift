import Diagnostics

/// What the product says about one definition: the answers that rules and commands about translations ask for.
package struct ProjectSurroundings: Sendable {
    /// The project's path, for messages.
    package var path: String
    /// Why only the project's path is known; `nil` if it was read.
    package var unread: Product.UnreadFile?
    /// Whether a project names the definition, or a target has it. If not, only the languages of the project count.
    package var refersToDefinition: Bool
    /// The definition's path relative to its project's folder; `nil` if no project contains it.
    package var definitionPath: String?

    /// The languages in which the app ships the definition, sorted, with the development language; empty if unknown.
    package var languages: [String] = []
    /// Who says that the app has the languages, as a message has it: `targets 'App' and 'Widget' have`.
    package var languageSource = "its project has"
    /// Why the app may ship it in more languages; `nil` if all are known.
    package var unreadLanguages: String?
    /// The languages that people ticked in the projects.
    package var regions: Set<String> = []
    /// The project's development language; `nil` if it does not name one.
    package var developmentLanguage: String?

    /// The targets that have the definition, in the order of the project.
    package var targets: [Target] = [Target("App", .app)]
    /// The apps whose widget extensions have the definition, although neither they nor their Intents extensions have it.
    package var appsWithout: [(app: String, extensions: [String])] = []
    /// Extensions with the definition that are in none of the App Groups of an app that contains them, with its groups.
    package var withoutGroups: [(app: String, extension: String, groups: [String])] = []
    package var entryPoints = EntryPoints()
    /// Other definitions of the same app that declare the same intents.
    package var copies: [Copy] = []
    /// The targets that list intents in their property lists.
    package var lists: [IntentList] = []
    /// Why another target may build the definition or list its intents, so that neither can be denied; `nil` if all is
    /// known.
    package var doubt: String?
    /// Why an intent may be listed although no list is known to name it; `nil` if all property lists were read.
    package var unreadLists: String?
    /// Why the classes of the definition may be there although no target has Xcode generate them.
    package var mayHaveClasses: String?
    /// A definition of the same name that a target builds, although none builds this one.
    package var builtCopy: String?
    /// Definitions that the project names, but that are not there.
    package var missingFiles: [String] = []
    /// Where the project looks for the definition, if it is somewhere else.
    package var expectedPath: String?
    /// Tables of the definition on disk that no target with the definition copies, with their languages.
    package var uncopiedTables: [(path: String, language: String)] = []
    /// The vocabularies for Siri in the project's folder that certainly no target copies, with their languages.
    package var uncopiedVocabularies: [(path: String, language: String)] = []

    /// Where the checkout's extensions and App Intents begin, and what names they have. It is the same for all definitions.
    package struct EntryPoints: Sendable {
        /// The extensions for intents that the system cannot start.
        package var missing: [MissingEntryPoint] = []
        /// The App Intents that open the app, but that only extensions build, with those.
        package var openingOutsideApp: [(name: String, location: SourceLocation, targets: [String])] = []
        /// The titles and descriptions of App Intents that targets build.
        package var appIntentTexts: [(intent: String, text: String, location: SourceLocation)] = []
        /// The targets whose property lists give the app other names, with the number of those.
        package var alternativeNames: [(target: String, count: Int, location: SourceLocation)] = []

        package init() {}
    }

    /// The names of all images in the project; `nil` if it has no asset catalogs or one cannot be read.
    package var imageNames: Set<String>?
    /// The custom intents that the project's property lists name but none of its definitions declares.
    package var undeclaredIntents: [UndeclaredIntent] = []
    /// Whether a source of the checkout names a declaration. Reads sources, so ask only if the answer matters.
    package var isNamedInCode: @Sendable (_ name: String) -> Bool = { _ in false }
    /// The widgets that intents of the definition configure in targets without their classes.
    package var widgetsWithoutClasses: [ConfiguredWidget] = []

    /// Whether it is certain that nothing builds the definition.
    package var isInNoTarget: Bool { targets.isEmpty && doubt == nil && unread == nil && mayBeInApp }
    /// Whether a project in a folder around the definition has, or may have, apps or extensions.
    package var mayBeInApp = true

    /// A target that has the definition.
    package struct Target: Equatable, Sendable {
        package var name: String
        package var kind: Product.Target.Kind
        package var role: Product.Role
        /// Whether it compiles anything. The shell of a watch app only has resources.
        package var hasCode = true
        /// The platforms for which it has the definition; empty for all.
        package var platforms: [String] = []
        package var languages: Set<String> = []
        /// Whether another target of its process makes the classes too, by that target's name.
        package var sharesClassesWith: String?

        package init(_ name: String, _ kind: Product.Target.Kind, _ role: Product.Role = .compiled) {
            self.name = name
            self.kind = kind
            self.role = role
        }
    }

    /// A definition that declares intents of this one, and that targets of the same app build.
    package struct Copy: Sendable {
        package var path: String
        /// The classes of the intents that both declare.
        package var classes: Set<String>
        /// The declarations and texts of these intents that differ, in words.
        package var differences: [String]
        package var targets: [String] = []
        /// Whether the app has the other definition rather than this one.
        package var isOriginal = false

        package init(_ path: String, _ classes: Set<String>, differences: [String] = []) {
            self.path = path
            self.classes = classes
            self.differences = differences
        }
    }

    /// The intents that a target lists under one key of its property list.
    package struct IntentList: Sendable {
        package var target: String
        package var kind: Product.Target.Kind
        package var key: IntentListKey
        package var names: [PropertyListFacts.ListedName]
        /// Whether the target has the definition.
        package var hasDefinition: Bool

        package init(
            _ target: String,
            _ kind: Product.Target.Kind,
            _ key: IntentListKey,
            _ names: [PropertyListFacts.ListedName],
            hasDefinition: Bool
        ) {
            self.target = target
            self.kind = kind
            self.key = key
            self.names = names
            self.hasDefinition = hasDefinition
        }
    }

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

    /// A widget that an intent of the definition configures.
    package struct ConfiguredWidget: Sendable {
        package var className: String
        package var target: String
        /// Where the code names the class.
        package var location: SourceLocation

        package init(className: String, target: String, location: SourceLocation) {
            self.className = className
            self.target = target
            self.location = location
        }
    }

    package typealias MissingEntryPoint = (target: String, className: String?, location: SourceLocation)

    /// What a rule has to ask for, because reading it takes more than the project itself.
    package enum Part: Sendable {
        case imageNames, undeclaredIntents, generatedClasses, widgets, entryPoints, copies
    }

    package init(path: String, unread: Product.UnreadFile? = nil, refersToDefinition: Bool = true) {
        self.path = path
        self.unread = unread
        self.refersToDefinition = refersToDefinition
    }
}
