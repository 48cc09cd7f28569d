import Diagnostics
import IntentSchema
import SavedContract
import SwiftDeclarations

/// The code of a state: the Swift sources, or what was built from them.
package struct ProjectCode {
    package private(set) var contract = SavedContract()
    package let sources: [SourceText]
    /// What could not be read: files and folders, then parts of sources.
    package private(set) var gaps: [Gap]
    /// Whether the files are in folders rather than in a commit.
    let isInFolders: Bool
    /// The names that reports about the new state use for files of the old one.
    private let currentPaths: [String: String]
    /// The paths inside the project.
    private let relativePaths: [String: String]

    /// - Parameters:
    ///   - closed: the files and folders that cannot be opened.
    ///   - hasSources: whether Swift sources were searched for, so that none are known to be none.
    ///   - targets: the names of the targets that have a source, by its path inside the project.
    ///   - expected: types that are App Intents in the state before.
    package init(
        _ files: [ProjectFile],
        closed: [Gap] = [],
        isInFolders: Bool = true,
        hasSources: Bool = true,
        targets: SavedContract.TargetsOfSource = { _ in [] },
        identifiers: SavedContract.BundleIdentifiers = .init(),
        expecting expected: Set<String> = []
    ) {
        self.isInFolders = isInFolders
        sources = files.map(\.source)
        currentPaths = Dictionary(files.map { ($0.source.path, $0.currentPath ?? $0.relativePath) }) { first, _ in first
        }
        relativePaths = Dictionary(files.map { ($0.source.path, $0.relativePath) }) { first, _ in first }
        gaps = closed
        let swift = files.filter { $0.relativePath.hasSuffix(".swift") && !SavedContract.isTest($0.relativePath) }
        for file in files where !file.relativePath.hasSuffix(".swift") {
            let source = file.source
            let value = JSONReader.read(source, syntaxError: .unreadableInput, duplicateKey: .unreadableInput).value
            if let read = value.flatMap({ SavedContract(metadata: $0, at: source.path) }) {
                contract.add(read)
            } else {
                let place = SourceLocation(path: source.path, place: .file)
                let finding = Diagnostic(Unread("it is not App Intents metadata", at: place))
                gaps.append(Gap(finding, of: file.relativePath, hiding: .code))
            }
        }
        if swift.isEmpty, !hasSources || !gaps.isEmpty { return }
        contract.identifiers = identifiers
        let places = relativePaths
        contract.add(
            SavedContract(
                readingAllOf: swift.map(\.source),
                targets: { places[$0].map(targets) ?? [] },
                expecting: expected
            )
        )
        addGapsOfContract()
    }

    /// The code of a revision whose sources have been read already.
    ///
    /// - Parameters:
    ///   - name: the name of the revision, which prefixes the paths of its files.
    ///   - present: the name of the revision that is reported on.
    package init(_ contract: SavedContract, of name: String, now present: String, _ sources: [String: SourceText]) {
        self.contract = contract.relocated { "\(name):\($0)" }
        isInFolders = false
        gaps = []
        self.sources = sources.map { SourceText(path: "\(name):\($0)", bytes: $1.bytes) }
        currentPaths = Dictionary(sources.keys.map { ("\(name):\($0)", "\(present):\($0)") }) { first, _ in first }
        relativePaths = Dictionary(sources.keys.map { ("\(name):\($0)", $0) }) { first, _ in first }
        addGapsOfContract()
    }

    private mutating func addGapsOfContract() {
        // Built apps do not say more.
        guard contract.hasSources else { return }
        let texts = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
        let damage = contract.damage
        let parts = Dictionary(
            contract.notUnderstood.map { (Unread($0.reason.description, at: $0.location), $0.reason) }
        ) { first, _ in first }
        gaps += contract.unread.map { unread in
            let path = unread.location.path
            if let damaged = damage[path], damaged.location == unread.location {
                return Gap(damaged, in: relativePath(path), texts[path] ?? [])
            }
            return Gap(unread, in: relativePath(path), parts[unread])
        }
    }

    /// The sources by their paths inside the project.
    var sourcesInside: [String: SourceText] {
        Dictionary(sources.map { (relativePath($0.path), $0) }) { first, _ in first }
    }

    func relativePath(_ path: String) -> String { relativePaths[path] ?? path }

    /// The location, in the new state, of a file that something was removed from.
    func place(of path: String) -> SourceLocation {
        SourceLocation(path: currentPaths[path] ?? path, place: .file)
    }
}

extension Gap {
    /// A damaged source, which hides all that it declares.
    ///
    /// - Parameter path: the source's path inside the project.
    fileprivate init(_ damage: SavedContract.Place, in path: String, _ bytes: [UInt8]) {
        let unread = Unread(damage.reason.description, at: damage.location)
        self.init(
            unread,
            of: path,
            hiding: .code,
            damage.reason == .encrypted ? .noted : .decisive,
            fingerprint: bytes.hashValue,
            findings: [Diagnostic(unread)]
        )
    }

    /// A fact that a source does not say in a way that can be read.
    ///
    /// - Parameter written: why something that is written is not understood; `nil` if nothing is.
    fileprivate init(_ unread: Unread, in path: String, _ written: NotUnderstood.Reason?) {
        // The same fact may have another expression, which is quoted.
        let words = unread.reason.split(separator: "'").enumerated().filter { $0.offset % 2 == 0 }
        let fact = ([path[...]] + words.map(\.element)).joined(separator: "\0")
        self.init(
            unread,
            of: fact,
            hiding: written?.mayDeclare == true ? .part : .fact,
            written == nil ? .named : .noted,
            fingerprint: unread.reason.hashValue
        )
    }
}
