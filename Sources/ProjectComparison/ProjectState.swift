import Diagnostics
import Inputs
import IntentSchema
import SavedContract
import SchemaComparison
import SwiftDeclarations

/// One of two states of a project that are compared: its definitions, read and linked, and its code.
package struct ProjectState {
    /// The definitions that have a meaning.
    package private(set) var definitions: DefinitionState
    /// The text of every definition, for places in reports.
    package private(set) var sources: [SourceText]
    /// What could not be read. With any of it the state is not known, and must not be called clean.
    private let unread: [Diagnostic]
    /// The definitions that have errors, by their paths inside the project.
    private var damaged: [String: UnknownFile] = [:]
    /// The definitions that declare nothing that could be compared, by their paths inside the project.
    private var empty: [String: UnknownFile] = [:]
    /// The paths of what is in no folder but in a commit or an archive.
    package private(set) var pathsOutsideOfFolders: Set<String> = []
    /// What is left out of the comparison, in notes.
    package var notes: [Diagnostic] = []
    /// `nil` where none is looked for.
    package let code: ProjectCode?
    /// Everything that people may have saved.
    package private(set) var contract: SavedContract

    /// - Parameters:
    ///   - loaded: the definitions, each understood already, though perhaps for another state under another path.
    ///   - failures: what could not be read.
    ///   - map: as for `Frontend.link`.
    package init(
        _ loaded: [(file: ProjectFile, definition: Frontend.Loaded)],
        failures: [Diagnostic] = [],
        isInFolders: Bool = true,
        code: ProjectCode? = nil,
        map: (_ count: Int, _ transform: @escaping @Sendable (Int) -> Frontend.Compiled) -> [Frontend.Compiled] = {
            (0..<$0).map($1)
        }
    ) {
        let linked = Frontend.link(loaded.map(\.definition), for: .separateModules, map)
        var files: [DefinitionState.File] = []
        unread = failures + (code?.failures ?? [])
        self.code = code
        // A binary property list is shown as the text that it was read as.
        sources = loaded.map { SourceText(path: $0.file.source.path, bytes: $0.definition.source.bytes) }
        for (one, compiled) in zip(loaded, linked) {
            let path = one.file.source.path
            if var schema = compiled.schema {
                if compiled.diagnostics.contains(where: { $0.kind == .onlySystemIntents }) {
                    empty[one.file.relativePath] = UnknownFile(path: path, bytes: one.file.source.bytes)
                }
                schema.path = path
                files.append(
                    DefinitionState.File(
                        relativePath: one.file.relativePath,
                        schema: schema,
                        currentPath: one.file.currentPath
                    )
                )
            } else {
                var errors = compiled.diagnostics.filter { $0.severity == .error }
                for index in errors.indices where errors[index].location.path == one.definition.source.path {
                    errors[index].location.path = path
                }
                damaged[one.file.relativePath] = UnknownFile(path: path, bytes: one.file.source.bytes, errors: errors)
            }
        }
        definitions = DefinitionState(files)
        contract = SavedContract(definitions.files.map(\.schema))
        if let code { contract.add(code.contract) }
        if !isInFolders { pathsOutsideOfFolders = Set(sources.map(\.path) + self.failures.map(\.location.path)) }
        if let code, !code.isInFolders { pathsOutsideOfFolders.formUnion(code.sources.map(\.path)) }
    }

    /// A definition whose declarations are not known.
    private struct UnknownFile {
        var path: String
        var bytes: [UInt8]
        var errors: [Diagnostic] = []
    }

    /// The text of every definition and of every source.
    package var allSources: [SourceText] { sources + (code?.sources ?? []) }

    /// Whether there is nothing that people could have saved, so that nothing can be compared.
    package var isEmpty: Bool { definitions.files.isEmpty && damaged.isEmpty && contract.isEmpty }

    /// Where Swift sources do not say what is declared, in notes.
    package var notUnderstood: [Diagnostic] { contract.notUnderstood.map(Self.note) }

    /// What could not be read or has errors.
    package var failures: [Diagnostic] { unread + damaged.values.flatMap(\.errors) }

    /// The paths, inside the project, of the definitions that have errors.
    var unknownFiles: Set<String> { Set(damaged.keys) }

    /// What kept two states from being compared: what could not be read in either, or has errors. A file that is damaged in
    /// both and the same to the byte is no one's change, and one whose errors are all accepted is as people want it: each is
    /// only named, in a note.
    ///
    /// - Parameter unaccepted: those of some findings that the configuration does not accept.
    static func failures(
        comparing old: ProjectState,
        with new: ProjectState,
        baseName: String,
        _ unaccepted: ([Diagnostic]) -> [Diagnostic]
    ) -> (failures: [Diagnostic], notes: [Diagnostic]) {
        var failures = old.unread + new.unread
        var notes: [Diagnostic] = []
        for (path, file) in new.damaged.merging(old.damaged, uniquingKeysWith: { new, _ in new }) {
            let errors = unaccepted((old.damaged[path]?.errors ?? []) + (new.damaged[path]?.errors ?? []))
            let isUnchanged = new.damaged[path]?.bytes == old.damaged[path]?.bytes
            guard isUnchanged || errors.isEmpty else {
                failures += errors
                continue
            }
            let reason = errors.isEmpty ? "its errors are accepted" : "it has not changed since '\(baseName)'"
            notes.append(
                Diagnostic(
                    .notCompared,
                    "this file has errors and is not compared; \(reason)",
                    at: SourceLocation(path: file.path, place: .file),
                    help: "'intentc lint' reports what is wrong with it"
                )
            )
        }
        return (failures, notes + notCompared(old, new))
    }

    /// Notes about what is left out, and about files without anything to compare that differ.
    package static func notCompared(_ old: ProjectState, _ new: ProjectState) -> [Diagnostic] {
        new.notes
            + new.empty.merging(old.empty, uniquingKeysWith: { new, _ in new }).compactMap { path, file in
                if old.empty[path]?.bytes == new.empty[path]?.bytes { return nil }
                let message = "this file only customizes intents of the system, which are not compared"
                return Diagnostic(.notCompared, message, at: SourceLocation(path: file.path, place: .file))
            }
    }

    /// What the sources do not tell, as far as that is not so in both states, and widgets that are named by their types.
    static func notUnderstood(comparing old: ProjectState, with new: ProjectState) -> [Diagnostic] {
        let known = Set(old.contract.notUnderstood.map(\.reason))
        let places = new.contract.notUnderstood.filter { !known.contains($0.reason) }
        let kinds = Set(old.contract.widgets.compactMap(\.kind))
        return places.map(note)
            + new.contract.widgets.filter { $0.isNamedByType && $0.kind.map(kinds.contains) == false }.map {
                Diagnostic(
                    .widgetNamedByType,
                    "the kind of this widget is the name of its type, so that renaming the type kills every placed one",
                    at: $0.location,
                    symbol: $0.kind ?? "",
                    help: "write the name: \"\($0.kind ?? "")\""
                )
            }
    }

    private static func note(_ place: SavedContract.Place) -> Diagnostic {
        Diagnostic(.notCompared, "this cannot be compared: \(place.reason)", at: place.location)
    }
}
