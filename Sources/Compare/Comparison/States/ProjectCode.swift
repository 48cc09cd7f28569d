import Diagnostics
import IntentSchema
import SavedContract

/// The code of a state: the Swift sources, or what was built from them.
package struct ProjectCode {
    package private(set) var contract = SavedContract()
    package let failures: [Diagnostic]
    /// Whether the files are in folders rather than in a commit.
    let isInFolders: Bool
    package let sources: [SourceText]
    /// The names that reports about the new state use for files of the old one.
    private let currentPaths: [String: String]

    /// - Parameters:
    ///   - hasSources: whether Swift sources were searched for, so that none are known to be none.
    ///   - targets: the names of the targets that have a source, by its path inside the project.
    ///   - expected: types that are App Intents in the state before.
    package init(
        _ files: [ProjectFile],
        failures: [Diagnostic] = [],
        isInFolders: Bool = true,
        hasSources: Bool = true,
        targets: SavedContract.TargetsOfSource = { _ in [] },
        expecting expected: Set<String> = []
    ) {
        self.isInFolders = isInFolders
        sources = files.map(\.source)
        currentPaths = Dictionary(files.map { ($0.source.path, $0.currentPath ?? $0.relativePath) }) { first, _ in first
        }
        let swift = files.filter { $0.relativePath.hasSuffix(".swift") && !SavedContract.isTest($0.relativePath) }
        var failures = failures
        for file in files where !file.relativePath.hasSuffix(".swift") {
            let source = file.source
            let value = JSONReader.read(source, syntaxError: .unreadableInput, duplicateKey: .unreadableInput).value
            if let read = value.flatMap({ SavedContract(metadata: $0, at: source.path) }) {
                contract.add(read)
            } else {
                let place = SourceLocation(path: source.path, place: .file)
                failures.append(Diagnostic(Unread("it is not App Intents metadata", at: place)))
            }
        }
        self.failures = failures
        if swift.isEmpty, !hasSources || !failures.isEmpty { return }
        let places = Dictionary(swift.map { ($0.source.path, $0.relativePath) }) { first, _ in first }
        contract.add(
            SavedContract(
                readingAllOf: swift.map(\.source),
                targets: { places[$0].map(targets) ?? [] },
                expecting: expected
            )
        )
    }

    /// The code of a revision whose sources have been read already.
    ///
    /// - Parameters:
    ///   - name: the name of the revision, which prefixes the paths of its files.
    ///   - present: the name of the revision that is reported on.
    package init(_ contract: SavedContract, of name: String, now present: String, _ sources: [String: SourceText]) {
        self.contract = contract.relocated { "\(name):\($0)" }
        failures = []
        isInFolders = false
        self.sources = sources.map { SourceText(path: "\(name):\($0)", bytes: $1.bytes) }
        currentPaths = Dictionary(sources.keys.map { ("\(name):\($0)", "\(present):\($0)") }) { first, _ in first }
    }

    /// The sources by the paths that they have in the new state.
    ///
    /// - Parameter isNew: whether this is the code of the new state.
    func currentSources(isNew: Bool) -> [String: SourceText] {
        Dictionary(sources.map { (isNew ? $0.path : place(of: $0.path).path, $0) }) { first, _ in first }
    }

    /// The location, in the new state, of a file that something was removed from.
    func place(of path: String) -> SourceLocation {
        SourceLocation(path: currentPaths[path] ?? path, place: .file)
    }
}
