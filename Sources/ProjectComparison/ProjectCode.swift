import Diagnostics
import IntentSchema
import SavedContract

/// What a state has besides definitions: the Swift sources, or what was built of them.
package struct ProjectCode {
    package private(set) var contract = SavedContract()
    package let failures: [Diagnostic]
    /// Whether the files are in folders and not in a commit.
    let isInFolders: Bool
    package let sources: [SourceText]
    /// What the files of an old state are called in reports about the new one.
    private let currentPaths: [String: String]

    package init(_ files: [ProjectFile], failures: [Diagnostic] = [], isInFolders: Bool = true) {
        self.isInFolders = isInFolders
        sources = files.map(\.source)
        currentPaths = Dictionary(files.map { ($0.source.path, $0.currentPath ?? $0.relativePath) }) { first, _ in first
        }
        let swift = files.filter { $0.relativePath.hasSuffix(".swift") && !SavedContract.isTest($0.relativePath) }
        var failures = failures
        for file in files where !file.relativePath.hasSuffix(".swift") {
            let source = file.source
            let value = JSONReader.read(source, syntaxError: .unreadableInput, duplicateKey: .unreadableInput).value
            let read = value.flatMap {
                SavedContract(metadata: $0, at: source.path) ?? SavedContract($0, at: source.path)
            }
            if let read {
                contract.add(read)
            } else {
                let place = SourceLocation(path: source.path, place: .file)
                failures.append(
                    Diagnostic(.unreadableInput, "this is neither a contract nor App Intents metadata", at: place)
                )
            }
        }
        self.failures = failures
        if !swift.isEmpty { contract.add(SavedContract(readingFrom: swift.map(\.source))) }
    }

    /// What a revision has, whose sources have been read already.
    ///
    /// - Parameters:
    ///   - name: what the revision is called, and with it the files.
    ///   - present: what the revision is called that is reported.
    package init(_ contract: SavedContract, of name: String, now present: String, _ sources: [String: SourceText]) {
        self.contract = contract.relocated { "\(name):\($0)" }
        failures = []
        isInFolders = false
        self.sources = sources.map { SourceText(path: "\(name):\($0)", bytes: $1.bytes) }
        currentPaths = Dictionary(sources.keys.map { ("\(name):\($0)", "\(present):\($0)") }) { first, _ in first }
    }

    /// Where what is gone from a file would be now.
    func place(of path: String) -> SourceLocation {
        SourceLocation(path: currentPaths[path] ?? path, place: .file)
    }
}
