import Diagnostics
import SwiftDeclarations

extension SavedContract {
    /// Reads Swift sources other than tests, whose declarations no user can have saved.
    package init(readingFrom sources: [SourceText]) {
        self.init(readingAllOf: sources.filter { !Self.isTest($0.path) })
    }

    /// Reads the sources that may declare App Intents or widgets, and the remaining ones only if a declaration is
    /// missing.
    package init(readingAllOf sources: [SourceText]) {
        var files = sources.map { SourceFilter.mayMatter($0.bytes) ? SwiftFile($0) : nil }
        var resolver = SourceResolver(files.compactMap { $0 })
        self = resolver.run()
        guard !resolver.isComplete, files.contains(where: { $0 == nil }) else { return }
        for index in files.indices where files[index] == nil { files[index] = SwiftFile(sources[index]) }
        self.init(files.compactMap { $0 })
    }

    package init(_ files: [SwiftFile]) {
        var resolver = SourceResolver(files)
        self = resolver.run()
    }

    package static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Preview Content" }
    }
}
