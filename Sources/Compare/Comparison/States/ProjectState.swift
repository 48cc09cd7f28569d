import Diagnostics
import Inputs
import IntentSchema
import SavedContract
import SwiftDeclarations

/// One of the two compared states of a project: its linked definitions and its code.
package struct ProjectState {
    /// The definitions without errors.
    package private(set) var definitions: DefinitionState
    /// The text of every definition, for locations in reports.
    package private(set) var sources: [SourceText]
    /// Findings about unreadable files. With any of these, the state is unknown and must not be called clean.
    private let unread: [Diagnostic]
    /// The paths inside the project of what could not be read.
    private let unreadPaths: Set<String>
    /// The definitions with errors, by their paths inside the project.
    private var damaged: [String: UnknownFile] = [:]
    /// The definitions with nothing to compare, by their paths inside the project.
    private var empty: [String: UnknownFile] = [:]
    /// The paths of files that are not in a folder but in a commit.
    package private(set) var pathsOutsideOfFolders: Set<String> = []
    /// Notes about what is left out of the comparison.
    package var notes: [Diagnostic] = []
    /// The submodules that cannot be opened and were added or updated since the old state. Removed files may be in them.
    package var changedSubmodules: [String] = []
    /// The definitions and Swift sources that the user excludes, by path inside the project.
    package var excluded: Set<String> = []
    /// The Swift code; `nil` if it was not searched for.
    package let code: ProjectCode?
    /// The Swift sources that no target has.
    var unbuilt: [SourceText] = []
    /// Reads the oldest systems that the app runs on in this state; `nil` if unknown.
    package var oldestSystems: () -> OldestSystems? = { nil }
    /// What cannot be read of the projects around what is compared, by path inside the checkout.
    package var unreadProjectFiles: [String: Unread] = [:]
    /// Everything that people may have saved.
    package private(set) var contract: SavedContract

    /// - Parameters:
    ///   - loaded: the loaded definitions, perhaps from another state where they have another path.
    ///   - missing: what could not be read.
    ///   - map: as for `Frontend.link`.
    package init(
        _ loaded: [(file: ProjectFile, definition: Frontend.Loaded)],
        unread missing: Workspace = Workspace(),
        isInFolders: Bool = true,
        code: ProjectCode? = nil,
        map: (_ count: Int, _ transform: @escaping @Sendable (Int) -> Frontend.Compiled) -> [Frontend.Compiled] = {
            (0..<$0).map($1)
        }
    ) {
        let linked = Frontend.link(loaded.map(\.definition), for: .separateModules, map)
        var files: [DefinitionState.File] = []
        unread = missing.failures + (code?.failures ?? [])
        unreadPaths = Set(missing.unread.keys)
        self.code = code
        // A binary property list is shown as the text that it was converted to.
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
            } else if !compiled.diagnostics.contains(where: { $0.kind == .emptyCopy }) {
                var errors = compiled.diagnostics.filter { $0.severity == .error }
                func show(_ location: inout SourceLocation) {
                    if location.path == one.definition.source.path { location.path = path }
                }
                for index in errors.indices {
                    show(&errors[index].location)
                    for other in errors[index].related.indices { show(&errors[index].related[other].location) }
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

    /// A definition whose declarations are unknown.
    private struct UnknownFile {
        var path: String
        var bytes: [UInt8]
        var errors: [Diagnostic] = []
    }

    package var allSources: [SourceText] { sources + (code?.sources ?? []) }

    /// Whether the state has nothing that people could have saved, and so nothing to compare.
    package var isEmpty: Bool { definitions.files.isEmpty && damaged.isEmpty && contract.isEmpty }

    /// Findings about unreadable files, and errors in definitions.
    package var failures: [Diagnostic] { unread + unreadSources + damaged.values.flatMap(\.errors) }

    /// Findings about Swift sources that cannot be read to their end, apart from encrypted ones.
    package var unreadSources: [Diagnostic] {
        contract.notUnderstood.filter { $0.reason.isDamage && $0.reason != .encrypted }.map(Self.failure)
    }

    /// One note about all encrypted Swift sources, which only some checkouts can read.
    var encryptedSources: [Diagnostic] {
        let places = contract.notUnderstood.filter { $0.reason == .encrypted }.map(\.location)
        let others = places.count > 1 ? "; the same goes for \(places.count - 1) more" : ""
        return places.prefix(1).map { Diagnostic(.notCompared, "this Swift file is encrypted\(others)", at: $0) }
    }

    /// The definitions of the other state that this one may have, too: they could not be read, or have errors.
    func unknownFiles(of other: ProjectState) -> Set<String> {
        let paths = other.definitions.files.map(\.relativePath)
        return Set(
            paths.filter { path in
                damaged[path] != nil || unreadPaths.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
            }
        )
    }

    /// Whether all of the code is known. If not, what seems to be gone may be in the rest.
    var isCodeKnown: Bool { code?.failures.isEmpty != false && !unreadPaths.contains { $0.hasSuffix(".swift") } }

    /// What only one state cannot read, so that the other one's targets and systems are not compared.
    static func unreadProjects(comparing old: ProjectState, with new: ProjectState) -> [Diagnostic] {
        let (before, after) = (old.unreadProjectFiles, new.unreadProjectFiles)
        let changed = Set(before.keys).symmetricDifference(after.keys).compactMap { after[$0] ?? before[$0] }
        return changed.sorted { $0.location < $1.location }.map(Diagnostic.init)
    }

    /// Findings about what says what is built and cannot be read.
    package var unreadProjects: [Diagnostic] {
        unreadProjectFiles.values.sorted { $0.location < $1.location }.map(Diagnostic.init)
    }

    static func failure(_ place: SavedContract.Place) -> Diagnostic {
        Diagnostic(Unread(place.reason.description, at: place.location))
    }

    /// What neither comparer nor reader could look at in either state: once if it is the same in both.
    ///
    /// - Parameter isCodeCompared: whether App Intents and widgets are compared.
    static func notLookedAt(
        comparing old: ProjectState,
        with new: ProjectState,
        isCodeCompared: Bool
    ) -> [Unread] {
        let projects = new.unreadProjectFiles.filter { old.unreadProjectFiles[$0.key] != nil }.values
            .sorted { $0.location < $1.location }
        if !isCodeCompared { return projects }
        let present = new.contract.unread
        let (known, former) = (Set(present.map(\.reason)), old.contract.unread)
        let fresh = Set(present.map(\.reason)).subtracting(former.map(\.reason))
        func thing(_ place: Unread, _ path: String) -> [String] {
            let pieces = place.reason.split(separator: "'").enumerated()
            return [path] + pieces.filter { $0.offset % 2 == 0 }.map { String($0.element) }
        }
        // The same thing may have another expression.
        let changed = Set(present.filter { fresh.contains($0.reason) }.map { thing($0, $0.location.path) })
        return projects + present
            + former.filter { place in
                let path = old.code?.place(of: place.location.path).path ?? place.location.path
                return !known.contains(place.reason) && !changed.contains(thing(place, path))
            }
    }

    /// The findings that prevent a comparison: unreadable files and errors in either state. A file gets only a note if
    /// all its errors are accepted, or if it is identical in both states and so not part of any change.
    ///
    /// - Parameter unaccepted: returns those of the findings that the configuration does not accept.
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

    /// Notes about what is left out, and about changed files with nothing to compare.
    package static func notCompared(_ old: ProjectState, _ new: ProjectState) -> [Diagnostic] {
        new.notes
            + new.empty.merging(old.empty, uniquingKeysWith: { new, _ in new }).compactMap { path, file in
                if old.empty[path]?.bytes == new.empty[path]?.bytes { return nil }
                let message = "this file only customizes system intents, which are not compared"
                return Diagnostic(.notCompared, message, at: SourceLocation(path: file.path, place: .file))
            }
    }

    /// Notes about sources that are no longer understood, and about new widgets that are named by their types.
    static func notUnderstood(comparing old: ProjectState, with new: ProjectState) -> [Diagnostic] {
        let known = Set(old.contract.notUnderstood.map(\.reason))
        let former = Dictionary(old.allSources.map { ($0.path, $0.bytes) }) { first, _ in first }
        let unread = Set(old.contract.damage.values.filter(\.reason.isUnreadable).map { former[$0.location.path] })
        let sources = Dictionary(new.allSources.map { ($0.path, $0.bytes) }) { first, _ in first }
        // The text of what no one can read may be another one.
        let places = new.contract.notUnderstood.filter { place in
            place.reason != .encrypted
                && (!known.contains(place.reason)
                    || place.reason.isUnreadable && !unread.contains(sources[place.location.path]))
        }
        let kinds = Set(old.contract.widgets.map(\.kind))
        return (known.contains(.encrypted) ? [] : new.encryptedSources) + places.map(note)
            + new.contract.widgets.filter { $0.isNamedByType && !kinds.contains($0.kind) }.map {
                Diagnostic(
                    .widgetNamedByType,
                    "the kind of this widget is the name of its type: renaming the type breaks every placed widget",
                    at: $0.location,
                    symbol: $0.kind.known ?? "",
                    help: "write the name: \"\($0.kind.known ?? "")\""
                )
            }
    }

    private static func note(_ place: SavedContract.Place) -> Diagnostic {
        Diagnostic(.notCompared, "this cannot be compared: \(place.reason)", at: place.location)
    }
}
