import Diagnostics
import Inputs
import IntentSchema
import Product
import SavedContract
import SwiftDeclarations
import Translations

/// One of the two compared states of a project: its linked definitions and its code.
package struct ProjectState {
    /// The definitions without errors.
    package private(set) var definitions: DefinitionState
    /// The text of every definition, for locations in reports.
    package private(set) var sources: [SourceText]
    /// The texts of what cannot be read of projects and configurations, as far as they were opened.
    private var unreadSources: [SourceText] = []
    /// What could not be read of the state, weighed as if nothing else was known.
    package var gaps: [Gap]
    /// The paths of files that are not in a folder but in a commit.
    package private(set) var pathsOutsideOfFolders: Set<String> = []
    /// The definitions and Swift sources that the user excludes, by path inside the project.
    package var excluded: Set<String> = []
    /// The Swift code; `nil` if it was not searched for.
    package let code: ProjectCode?
    /// The Swift sources that no target has.
    var unbuilt: [SourceText] = []
    /// The definitions that the system does not read any more, by path inside the project, with the targets that still have
    /// them.
    var leftDefinitions: [String: [Product.Target]] = [:]
    /// Reads the oldest systems that the app runs on in this state; `nil` if unknown.
    package var oldestSystems: () -> OldestSystems? = { nil }
    /// Reads the translations of the definitions, by path in reports, when first asked. Those of a definition that has none
    /// here are unknown.
    package var translations: () -> [String: DefinitionTranslations] = { [:] }
    private var declared: SavedContract
    /// The names that reports about the new state use for definitions of the old one.
    private var currentPaths: [String: String] = [:]

    /// - Parameters:
    ///   - loaded: the loaded definitions, perhaps from another state where they have another path.
    ///   - closed: what could not be opened.
    ///   - map: as for `Frontend.link`.
    package init(
        _ loaded: [(file: ProjectFile, definition: Frontend.Loaded)],
        closed: [Gap] = [],
        isInFolders: Bool = true,
        code: ProjectCode? = nil,
        map: (_ count: Int, _ transform: @escaping @Sendable (Int) -> Frontend.Compiled) -> [Frontend.Compiled] = {
            (0..<$0).map($1)
        }
    ) {
        let linked = Frontend.link(loaded.map(\.definition), for: .separateModules, map)
        var files: [DefinitionState.File] = []
        gaps = closed
        self.code = code
        // A binary property list is shown as the text that it was converted to.
        sources = loaded.map { SourceText(path: $0.file.source.path, bytes: $0.definition.source.bytes) }
        for (one, compiled) in zip(loaded, linked) {
            let file = one.file
            currentPaths[file.source.path] = file.currentPath ?? file.relativePath
            if var schema = compiled.schema {
                schema.path = file.source.path
                files.append(
                    DefinitionState.File(
                        relativePath: file.relativePath,
                        schema: schema,
                        currentPath: file.currentPath
                    )
                )
                guard compiled.diagnostics.contains(where: { $0.kind == .onlySystemIntents }) else { continue }
                let place = SourceLocation(path: file.source.path, place: .file)
                let reason = Unread("the file only customizes system intents", at: place)
                let fingerprint = file.source.bytes.hashValue
                gaps.append(Gap(reason, of: file.relativePath, hiding: [], .noted, fingerprint: fingerprint))
            } else if !compiled.diagnostics.contains(where: { $0.kind == .emptyCopy }) {
                gaps +=
                    Gap(of: file, errors: compiled.diagnostics, loadedAs: one.definition.source.path).map { [$0] } ?? []
            }
        }
        gaps += code?.gaps ?? []
        definitions = DefinitionState(files)
        declared = SavedContract(definitions.files.map(\.schema))
        if let code { declared.add(code.contract) }
        if !isInFolders { pathsOutsideOfFolders = Set(sources.map(\.path) + gaps.map(\.unread.location.path)) }
        if let code, !code.isInFolders { pathsOutsideOfFolders.formUnion(code.sources.map(\.path)) }
    }

    /// The state with another prefix of its intents' classes; itself without any.
    package func prefixed(_ classPrefix: String?) -> ProjectState {
        guard let classPrefix else { return self }
        var files = definitions.files
        for file in files.indices {
            for intent in files[file].schema.intents.indices {
                files[file].schema.intents[intent].classPrefix = classPrefix
            }
        }
        var state = self
        state.definitions = DefinitionState(files)
        state.declared = SavedContract(files.map(\.schema))
        if let code { state.declared.add(code.contract) }
        return state
    }

    /// The definitions without the code.
    var definitionsAlone: ProjectState {
        var state = ProjectState([])
        (state.definitions, state.sources) = (definitions, sources)
        state.declared = SavedContract(definitions.files.map(\.schema))
        state.gaps = gaps.filter { $0.contents == .definitions }
        return state
    }

    /// Everything that people may have saved, as far as it was read.
    package var contract: SavedContract {
        var contract = declared
        contract.lacksSources =
            gaps.contains { $0.contents.contains(.code) } || excluded.contains { $0.hasSuffix(".swift") }
        return contract
    }

    /// Reads the translations only if asked, and once.
    mutating func useTranslations(_ read: @escaping () -> [(path: String, DefinitionTranslations)]) {
        var known: [String: DefinitionTranslations]?
        translations = {
            let translations = known ?? Dictionary(read().map { ($0.path, $0.1) }) { first, _ in first }
            known = translations
            return translations
        }
    }

    /// Adds what could not be read of the surroundings, with its text.
    mutating func add(_ unread: (gaps: [Gap], sources: [SourceText])) {
        gaps += unread.gaps
        unreadSources += unread.sources
        if pathsOutsideOfFolders.isEmpty { return }
        pathsOutsideOfFolders.formUnion(unread.gaps.map(\.unread.location.path))
    }

    package var allSources: [SourceText] { sources + (code?.sources ?? []) + unreadSources }

    /// Whether the state has nothing that people could have saved, and so nothing to compare.
    package var isEmpty: Bool {
        definitions.files.isEmpty && contract.isEmpty && !gaps.contains { $0.contents == .definitions }
    }

    /// Findings about what could not be read and may hide anything.
    package var failures: [Diagnostic] { gaps.filter(\.isDecisive).findings }

    /// The path that the new state has for one of the old state.
    func currentPath(of path: String) -> String { currentPaths[path] ?? code?.place(of: path).path ?? path }
}

extension Gap {
    /// A definition with errors, whose declarations are unknown; `nil` without errors.
    fileprivate init?(of file: ProjectFile, errors diagnostics: [Diagnostic], loadedAs path: String) {
        var errors = diagnostics.filter { $0.severity == .error }
        func show(_ location: inout SourceLocation) {
            if location.path == path { location.path = file.source.path }
        }
        for index in errors.indices {
            show(&errors[index].location)
            for other in errors[index].related.indices { show(&errors[index].related[other].location) }
        }
        guard let first = errors.first else { return nil }
        self.init(first, of: file.relativePath, hiding: .definitions)
        fingerprint = file.source.bytes.hashValue
        findings = errors
    }
}
