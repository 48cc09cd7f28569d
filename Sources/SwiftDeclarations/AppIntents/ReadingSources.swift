import Diagnostics

extension AppIntentsDeclarations {
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
