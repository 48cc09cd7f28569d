import Diagnostics
import IntentSchema

/// One of the two compared versions. It combines all definitions of a project, since declarations move between files.
package struct DefinitionState: Sendable {
    package struct File: Sendable {
        /// The path in the project, which matches the two versions of a file.
        package var relativePath: String
        package var schema: Schema
        /// The path in reports about the new version, even if the file no longer exists.
        package var currentPath: String

        package init(relativePath: String, schema: Schema, currentPath: String? = nil) {
            self.relativePath = relativePath
            self.schema = schema
            self.currentPath = currentPath ?? relativePath
        }
    }

    /// The definitions, without copies for individual languages.
    package let files: [File]
    private let filesByPath: [String: Int]
    private let filesByName: [String: Int]

    /// Collects the definitions of one version.
    ///
    /// Of copies in several `.lproj` folders, only the one in `Base.lproj` counts, or else the first, but none that is
    /// empty: Xcode compiles one of them, and copies diverge.
    package init(_ files: [File]) {
        var chosen: [String: (copy: LanguageCopy, index: Int)] = [:]
        for (index, file) in files.enumerated() {
            guard let copy = LanguageCopy(file) else { continue }
            if let known = chosen[copy.original], known.copy.rank <= copy.rank { continue }
            chosen[copy.original] = (copy, index)
        }
        let kept = files.enumerated().compactMap { index, file in
            guard let copy = LanguageCopy(file) else { return file }
            return chosen[copy.original]?.index == index ? file : nil
        }
        self.files = kept
        func positions(_ name: (File) -> String) -> [String: Int] {
            Dictionary(kept.enumerated().map { (name($1), $0) }) { first, _ in first }
        }
        filesByPath = positions { $0.relativePath }
        filesByName = positions { Path.name(of: $0.relativePath) }
    }
}

extension DefinitionState {
    /// Returns the definitions without files whose other version is unknown.
    func without(_ unread: UnreadPaths) -> DefinitionState {
        unread.isEmpty ? self : DefinitionState(files.filter { !unread.contains($0.relativePath) })
    }
}

struct Declared<Declaration: Sendable>: Sendable {
    var declaration: Declaration
    var file: DefinitionState.File

    var schema: Schema { file.schema }

    /// A part of the file as one side of a change.
    func changed(_ subject: ChangeSubject, at range: SourceRange) -> Change.Side {
        Change.Side(subject: subject, location: SourceLocation(path: schema.path, range: range))
    }
}

extension DefinitionState {
    var intents: [Declared<Intent>] { declared { $0.intents } }
    var enumerations: [Declared<Enumeration>] { declared { $0.enumerations.filter { !$0.isImported } } }
    var types: [Declared<CustomType>] { declared { $0.types.filter { !$0.isImported } } }

    private func declared<Declaration>(_ list: (Schema) -> [Declaration]) -> [Declared<Declaration>] {
        files.flatMap { file in list(file.schema).map { Declared(declaration: $0, file: file) } }
    }
}

extension DefinitionState {
    /// Where something removed from a file of the other version would be now: the same file, or one of the same name.
    /// The file may no longer exist.
    func place(of old: File) -> SourceLocation {
        let position = filesByPath[old.relativePath] ?? filesByName[Path.name(of: old.relativePath)]
        return SourceLocation(path: position.map { files[$0].schema.path } ?? old.currentPath, place: .file)
    }
}

private struct LanguageCopy {
    /// The path without the language's folder.
    let original: String
    /// The order among copies: the base first, then by language, then empty ones.
    let rank: (Int, String)

    init?(_ file: DefinitionState.File) {
        let path = file.relativePath
        guard let original = Path.withoutLanguage(path), let language = Path.language(of: path) else { return nil }
        let isEmpty = file.schema.intents.isEmpty && file.schema.enumerations.isEmpty && file.schema.types.isEmpty
        rank = (isEmpty ? 2 : language == "Base" ? 0 : 1, language)
        self.original = original
    }
}
