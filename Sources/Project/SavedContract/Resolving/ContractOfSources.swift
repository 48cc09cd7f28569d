import Diagnostics
import SwiftDeclarations

extension SavedContract {
    /// The names of the targets that have a source; empty if none is known to.
    package typealias TargetsOfSource = (_ path: String) -> Set<String>

    /// Reads Swift sources other than tests, whose declarations no user can have saved.
    package init(readingFrom sources: [SourceText], targets: TargetsOfSource = { _ in [] }) {
        self.init(readingAllOf: sources.filter { !Self.isTest($0.path) }, targets: targets)
    }

    /// Reads the sources that may declare App Intents or widgets, and the remaining ones only if a declaration is
    /// missing.
    ///
    /// - Parameter expected: types whose sources are read, too, because they are App Intents in another state.
    package init(
        readingAllOf sources: [SourceText],
        targets: TargetsOfSource = { _ in [] },
        expecting expected: Set<String> = []
    ) {
        func mayMatter(_ source: SourceText) -> Bool {
            SourceFilter.mayMatter(source.bytes)
                || !expected.isEmpty && !DeclaredNames.names(in: source.bytes).isDisjoint(with: expected)
        }
        var files = sources.map { mayMatter($0) ? SwiftFile($0) : nil }
        var resolver = SourceResolver(files.compactMap { $0 }, targets: targets)
        self = resolver.run()
        let isComplete = resolver.isComplete && expected.isDisjoint(with: unreadBases.keys.map(\.ownName))
        guard !isComplete, files.contains(where: { $0 == nil }) else { return }
        for index in files.indices where files[index] == nil { files[index] = SwiftFile(sources[index]) }
        self.init(files.compactMap { $0 }, targets: targets)
    }

    package init(_ files: [SwiftFile], targets: TargetsOfSource = { _ in [] }) {
        var resolver = SourceResolver(files, targets: targets)
        self = resolver.run()
    }

    package static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Preview Content" }
    }
}
