import Diagnostics
import IntentSchema

/// One of the two states that are compared: all definitions of a project together, since declarations move between files.
package struct DefinitionState: Sendable {
    package struct File: Sendable {
        /// The path inside the project, by which the two states of one file are known as such.
        package var relativePath: String
        package var schema: Schema
        /// What the file is called in reports about the new state, also where it is gone.
        package var currentPath: String

        package init(relativePath: String, schema: Schema, currentPath: String? = nil) {
            self.relativePath = relativePath
            self.schema = schema
            self.currentPath = currentPath ?? relativePath
        }
    }

    /// The definitions, without copies that a project keeps for single languages.
    package let files: [File]

    /// Collects the definitions of a state.
    ///
    /// Of copies of one definition in several `.lproj` folders only that of `Base.lproj` counts, or the first: Xcode compiles
    /// one of them, and copies drift apart.
    package init(_ files: [File]) {
        var chosen: [String: (copy: LanguageCopy, index: Int)] = [:]
        for (index, file) in files.enumerated() {
            guard let copy = LanguageCopy(file.relativePath) else { continue }
            if let known = chosen[copy.original], known.copy.rank <= copy.rank { continue }
            chosen[copy.original] = (copy, index)
        }
        self.files = files.enumerated().compactMap { index, file in
            guard let copy = LanguageCopy(file.relativePath) else { return file }
            return chosen[copy.original]?.index == index ? file : nil
        }
    }
}

extension DefinitionState {
    /// The state without some files: those of which the other state is not known.
    package func without(_ relativePaths: Set<String>) -> DefinitionState {
        relativePaths.isEmpty ? self : DefinitionState(files.filter { !relativePaths.contains($0.relativePath) })
    }
}

struct Declared<Declaration: Sendable>: Sendable {
    var declaration: Declaration
    var file: DefinitionState.File

    var schema: Schema { file.schema }

    /// Something of the file as changes name it.
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
    /// Where something that was removed from a file of the other state would be now: the file, or one that has its name. The
    /// file may be gone.
    func place(of old: File) -> SourceLocation {
        let file =
            files.first { $0.relativePath == old.relativePath }
            ?? files.first { Path.name(of: $0.relativePath) == Path.name(of: old.relativePath) }
        return SourceLocation(path: file?.schema.path ?? old.currentPath, place: .file)
    }
}

/// A definition in a folder for one language.
private struct LanguageCopy {
    /// The path without the folder of the language.
    let original: String
    /// What comes first among copies: the base, then by language.
    let rank: (Int, String)

    init?(_ path: String) {
        var components = path.split(separator: "/", omittingEmptySubsequences: false)
        guard components.count > 1, components[components.count - 2].hasSuffix(".lproj") else { return nil }
        let language = components.remove(at: components.count - 2).dropLast(".lproj".count)
        rank = (language == "Base" ? 0 : 1, String(language))
        original = components.joined(separator: "/")
    }
}
