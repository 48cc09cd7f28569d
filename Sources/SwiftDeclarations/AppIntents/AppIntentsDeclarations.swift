import Diagnostics

/// The App Intents, entities and enumerations that Swift sources declare, each with all its extensions.
///
/// These are facts: nothing is decided here about what takes over what, and nothing is guessed. All sources count as one
/// project, whatever targets they belong to; types of the same name are distinguished.
package struct AppIntentsDeclarations: Sendable {
    /// In the order of the sources.
    package internal(set) var intents: [AppIntentDeclaration] = []
    package internal(set) var entities: [AppEntityDeclaration] = []
    package internal(set) var enumerations: [AppEnumDeclaration] = []
    package internal(set) var widgets: [WidgetDeclaration] = []
    package internal(set) var shortcuts: [AppShortcutDeclaration] = []
    /// What could not be read in the sources or put together from them, in their order.
    package internal(set) var notUnderstood: [Place] = []
    /// Names that the declarations above use and that no source declares. They are types of other modules, or stand in sources
    /// that were not given.
    package internal(set) var unresolvedNames: Set<String> = []
    /// Names in kinds, families and identifiers that no source read so far gives a value.
    package internal(set) var unresolvedConstants: Set<String> = []
    /// The protocols of the project that make a type an App Intent, an entity or an enumeration.
    package internal(set) var refiningProtocols: Set<String> = []
    /// The types of the project that say themselves how they become the text by which an entity is saved, and back.
    package internal(set) var identifierTypes: Set<String> = []

    /// Something that was not understood, with its file.
    package struct Place: Hashable, Sendable {
        package var location: SourceLocation
        package var reason: NotUnderstood.Reason
    }

    init() {}

    /// Puts together what files declare.
    package init(_ files: [SwiftFile]) {
        var resolver = AppIntentsResolver(ProjectTypes(files))
        self = resolver.run()
    }

    /// Reads those of a project's sources that matter: first those that mention App Intents, and only when something is
    /// missing then, all others as well.
    package init(readingFrom sources: [SourceText]) {
        var files = sources.map { SourceFilter.mayMatter($0.bytes) ? SwiftFile($0) : nil }
        self.init(files.compactMap { $0 })
        guard !isComplete, files.contains(where: { $0 == nil }) else { return }
        for index in files.indices where files[index] == nil { files[index] = SwiftFile(sources[index]) }
        self.init(files.compactMap { $0 })
    }

    /// Whether nothing in further sources could add to the declarations, given that all those have been read that
    /// `SourceFilter` lets through.
    package var isComplete: Bool {
        // An enumeration may be declared in one source and made an `AppEnum` in another, an entity have its `id` in an
        // extension, and a type become an App Intent by a protocol of the project.
        unresolvedNames.isEmpty && refiningProtocols.isEmpty && unresolvedConstants.isEmpty
            && !entities.contains { $0.identifier == .absent && !$0.isTransient }
    }
}

/// A type that is an App Intent, or that may be one.
package struct AppIntentDeclaration: Hashable, Sendable {
    package var type: DeclaredType
    /// The App Intents protocols that it conforms to. Empty for a type that has what only App Intents have, a parameter or an
    /// `intentClassName`, but whose conformance was not seen.
    package var conformances: [AppIntentsConformance]
    /// The classes of old intents that it names, with several where conditions or extensions say so. Empty: it names none.
    package var classNames: [IntentClassName]
    package var parameters: [AppIntentsProperty]
    /// Whether people find it in Shortcuts.
    package var isDiscoverable: Bool
}

/// The value of an `intentClassName`.
package struct IntentClassName: Hashable, Sendable {
    /// `nil` where it is not a literal.
    package var name: String?
    package var location: SourceLocation
    package var isConditional: Bool
    /// With that of the extension that it stands in.
    package var availability: Availability
}

/// A type that is an entity.
package struct AppEntityDeclaration: Hashable, Sendable {
    package var type: DeclaredType
    package var identifier: Identifier
    /// Those with one of the wrappers of entities.
    package var properties: [AppIntentsProperty]
    /// The type of its default query.
    package var query: String?
    /// Whether it has no identifier of its own.
    package var isTransient: Bool

    /// The type of its `id`.
    package enum Identifier: Hashable, Sendable {
        case type(SwiftType, SourceLocation)
        /// There is an `id` whose type the compiler infers.
        case notWritten(SourceLocation)
        /// No `id` was seen.
        case absent
    }
}

/// A type that is an enumeration of App Intents.
package struct AppEnumDeclaration: Hashable, Sendable {
    package var type: DeclaredType
    /// The raw type, with typealiases replaced; `nil` when raw values are made by code or the declaration was not found.
    package var rawType: SwiftType?
    package var cases: [Case]

    package struct Case: Hashable, Sendable {
        package var name: String
        /// `nil` when it is not known.
        package var rawValue: Literal?
        package var location: SourceLocation
    }
}

/// What all declarations of types have.
package struct DeclaredType: Hashable, Sendable {
    /// The name with those of the types around it.
    package var name: String
    /// What the system knows it by: the `persistentIdentifier`, or its name without those of the types around it.
    package var identifier: String
    /// The name's place.
    package var location: SourceLocation
    package var isConditional: Bool
    /// With that of the types around it.
    package var availability: Availability
}

package struct AppIntentsConformance: Hashable, Sendable {
    /// The protocol, without its module.
    package var name: String
    /// With that of the type and, where an extension adds the conformance, of the extension.
    package var availability: Availability
}

/// A parameter of an intent, or a property of an entity.
package struct AppIntentsProperty: Hashable, Sendable {
    package var name: String
    /// The type as it is meant: typealiases of the project are replaced, its types have their full names, frameworks' modules
    /// are left out. A literal value gives the type when none is written. `nil` when it is not known.
    package var type: SwiftType?
    package var location: SourceLocation
}
