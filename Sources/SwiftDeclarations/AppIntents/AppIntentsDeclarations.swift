import Diagnostics

/// The App Intents, entities and enumerations that Swift sources declare, each with all its extensions.
///
/// These are facts: nothing is decided here about what takes over what, and nothing is guessed. All sources count as one
/// project, whatever targets they belong to; types of the same name are distinguished and say that there are others.
package struct AppIntentsDeclarations: Sendable {
    /// In the order of the sources.
    package let intents: [AppIntentDeclaration]
    package let entities: [AppEntityDeclaration]
    package let enumerations: [AppEnumDeclaration]
    package let widgets: [WidgetDeclaration]
    package let shortcuts: [AppShortcutDeclaration]
    /// What could not be read in the sources or put together from them, in their order.
    package let notUnderstood: [Place]
    /// Names that the declarations above use and that no source declares. They are types of other modules, or stand in sources
    /// that were not given.
    package let unresolvedNames: Set<String>
    /// Names in kinds, families and identifiers that no source read so far gives a value.
    package let unresolvedConstants: Set<String>

    /// Something that was not understood, with its file.
    package struct Place: Hashable, Sendable {
        package var location: SourceLocation
        package var reason: NotUnderstood.Reason
    }

    /// The protocols of the project that make a type an App Intent, an entity or an enumeration.
    package let refiningProtocols: Set<String>

    /// The types of the project that say themselves how they become the text by which an entity is saved, and back.
    package let identifierTypes: Set<String>

    /// Puts together what files declare.
    package init(_ files: [SwiftFile]) {
        var resolver = AppIntentsResolver(ProjectTypes(files))
        resolver.run()
        intents = resolver.intents
        entities = resolver.entities
        enumerations = resolver.enumerations
        widgets = resolver.widgets
        shortcuts = resolver.shortcuts
        notUnderstood = resolver.places
        unresolvedNames = resolver.unresolvedNames
        unresolvedConstants = resolver.unresolvedConstants
        refiningProtocols = resolver.refiningProtocols
        identifierTypes = resolver.identifierTypes
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
    /// What the system knows it by where that is not its name.
    package var persistentIdentifier: String?
    /// Whether people find it in Shortcuts.
    package var isDiscoverable: Bool

    /// Whether it says that it takes the place of an old intent.
    package var isMigrated: Bool { conformances.contains { $0.name == "CustomIntentMigratedAppIntent" } }
}

/// The value of an `intentClassName`.
package struct IntentClassName: Hashable, Sendable {
    package var value: DeclaredValue
    /// The protocol or class of the project that has it, when it is not the type itself.
    package var inheritedFrom: String?
    package var location: SourceLocation
    package var conditions: [CompilationCondition]
    /// With that of the extension that it stands in.
    package var availability: Availability
}

/// A type that is an entity.
package struct AppEntityDeclaration: Hashable, Sendable {
    package var type: DeclaredType
    package var conformances: [AppIntentsConformance]
    package var identifier: Identifier
    /// Those with one of the wrappers of entities.
    package var properties: [AppIntentsProperty]
    package var persistentIdentifier: String?
    /// The type of its default query.
    package var query: String?

    /// Whether it has no identifier of its own.
    package var isTransient: Bool { conformances.contains { $0.name == "TransientAppEntity" } }

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
    package var conformances: [AppIntentsConformance]
    /// The raw type, with typealiases replaced; `nil` when raw values are made by code or the declaration was not found.
    package var rawType: SwiftType?
    package var cases: [Case]
    package var persistentIdentifier: String?

    package struct Case: Hashable, Sendable {
        package var name: String
        /// `nil` when it is not known.
        package var rawValue: Literal?
        package var location: SourceLocation
        package var conditions: [CompilationCondition]
    }
}

/// What all declarations of types have.
package struct DeclaredType: Hashable, Sendable {
    /// The name with those of the types around it.
    package var name: String
    /// `extension` when the type's declaration was not found.
    package var kind: SwiftTypeDeclaration.Kind
    /// The name's place.
    package var location: SourceLocation
    package var conditions: [CompilationCondition]
    /// With that of the types around it.
    package var availability: Availability
    /// Whether the sources have other declarations of this name, for other targets or under other conditions. An extension
    /// in another file counts for all of them.
    package var sharesName: Bool

    /// The name without those of the types around it: what the system calls the type.
    package var ownName: String {
        String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
    }
}

package struct AppIntentsConformance: Hashable, Sendable {
    /// The protocol, without its module.
    package var name: String
    /// The protocols, classes and typealiases of the project, or the macro, through which it comes; the type's own first.
    package var through: [String]
    package var location: SourceLocation
    package var conditions: [CompilationCondition]
    /// With that of the type and, where an extension adds the conformance, of the extension.
    package var availability: Availability
}

/// A parameter of an intent, or a property of an entity.
package struct AppIntentsProperty: Hashable, Sendable {
    package var name: String
    package var wrapper: SwiftAttribute
    /// The type as it is meant: typealiases of the project are replaced, its types have their full names, frameworks' modules
    /// are left out. A literal value gives the type when none is written. `nil` when it is not known.
    package var type: SwiftType?
    package var written: WrittenType?
    package var location: SourceLocation
    package var conditions: [CompilationCondition]
    package var availability: Availability

    package var isOptional: Bool { type?.isOptional ?? false }
    package var isArray: Bool { type?.isArray ?? false }
}
