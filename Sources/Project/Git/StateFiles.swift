import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import Product
import SwiftDeclarations

/// The files of one state of a project: on disk, in a built app or in a commit.
package struct StateFiles {
    package var definitions: Workspace
    /// The Swift sources, or what was built from them; `nil` if only definitions are named.
    package private(set) var code: Workspace?
    /// The Swift sources that were left out because no target has them.
    package private(set) var unbuilt: [SourceText] = []
    /// The definitions that were left out because the system does not read them any more, by path, with the targets that still
    /// have them.
    package private(set) var leftDefinitions: [String: [Product.Target]] = [:]
    /// Whether Swift sources were searched for, and not only what was built from them.
    package let hasSources: Bool
    /// What the state builds, by paths inside the project; nothing if a project cannot be opened.
    package private(set) lazy var product = readProduct()
    /// The files that say what the state builds, besides Swift sources.
    private lazy var projectFiles = readProjectFiles()
    private let readProjectFiles: () -> Workspace
    /// The Swift sources, even those that no target has.
    private let sources: [ProjectFile]
    /// The folders in which to look, inside the project.
    private let places: [String]
    package let source: StateSource
    package let exclusions: SearchExclusions

    /// - Parameter whole: the whole checkout, whose projects may be outside of the source; `nil` if there is none.
    package init(
        _ source: StateSource,
        of whole: StateSource? = nil,
        excluding exclusions: SearchExclusions,
        reading contents: FileContents
    ) {
        definitions = source.files(withExtensions: ["intentdefinition"], excluding: exclusions, reading: contents)
        code = source.code(excluding: exclusions, reading: contents)
        (self.source, self.exclusions) = (source, exclusions)
        hasSources = source.hasSources
        places = source.places
        sources = code?.files ?? []
        readProjectFiles = {
            (whole ?? source).folders.files(
                withExtensions: Product.fileExtensions,
                excluding: exclusions.ofProjects,
                reading: contents
            )
        }
    }

    private mutating func readProduct() -> Product {
        let read = projectFiles.files + sources
        var known = Dictionary(read.map { ($0.relativePath, Stated.known($0.source.bytes)) }) { first, _ in first }
        for path in projectFiles.excluded { known[path] = .unread(.excluded(path)) }
        for gap in projectFiles.gaps + (code?.gaps ?? []) where known[gap.thing] == nil {
            known[gap.thing] = .unread(gap.unread)
        }
        return Product(known.filter { Product.isRead($0.key) }, among: sources.map(\.relativePath))
    }

    /// What cannot be read of the projects around some of the files.
    package mutating func gapsOfProjects(around paths: [String]) -> (gaps: [Gap], sources: [SourceText]) {
        if product.unreadFiles.isEmpty { return ([], []) }
        let files = (projectFiles.files + sources).map { ($0.relativePath, $0.source.path) }
        let shown = Dictionary(files) { first, _ in first }
        return product.gaps(around: paths) { shown[$0] ?? $0 }
    }

    /// Whether something is, or may be, at a path inside the project.
    package func hasFiles(at place: String) -> Bool {
        let others = closedSubmodules.union((definitions.gaps + (code?.gaps ?? [])).map(\.thing))
        return !paths(at: place).isEmpty
            || others.contains { Self.is($0, in: place) || $0.isEmpty || place.hasPrefix($0 + "/") }
    }

    /// The paths in reports of the files at a path inside the project, before and after a change of their names.
    package func paths(at place: String) -> [String] {
        (definitions.files + (code?.files ?? [])).filter { Self.is($0.relativePath, in: place) }
            .flatMap { [$0.source.path] + ($0.currentPath.map { [$0] } ?? []) }
    }

    private static func `is`(_ path: String, in place: String) -> Bool {
        place.isEmpty || path == place || path.hasPrefix(place + "/")
    }

    /// Adds the files of another search of the same state that this one did not find.
    package mutating func add(_ other: StateFiles) {
        definitions.addUnknown(other.definitions)
        if let more = other.code { code?.addUnknown(more) }
    }

    package var isEmpty: Bool { definitions.isEmpty && code?.isEmpty != false }

    package var closedSubmodules: Set<String> { definitions.closedSubmodules }

    /// The definitions and Swift sources that patterns exclude, by path inside the project. What they declare is unknown.
    package var excluded: Set<String> { definitions.excluded.union(code?.excluded ?? []) }

    /// Shows the files of the old state under their current names.
    package mutating func useCurrentNames(_ name: (_ relativePath: String) -> String?) {
        definitions.useCurrentNames(name)
        code?.useCurrentNames(name)
    }

    /// The paths inside the project of the definitions and code.
    package var relativePaths: [String] { (definitions.files + (code?.files ?? [])).map(\.relativePath) }

    /// Adds sources that others name but that are folders here.
    package mutating func addFolders(named: [String]) {
        for path in named {
            guard let shown = code?.namesakes.removeValue(forKey: path) else { continue }
            code?.fail(shown, at: path, FileFailure.isFolder.message)
        }
    }

    /// Leaves out the Swift sources that no target has, and the definitions that the system does not read any more. Both states of a
    /// comparison must leave out the same sources, as far as only one of them knows.
    ///
    /// - Parameter former: the state before. A source that moved from where no one knows whether a target has it stays.
    package mutating func leaveOutUnbuiltSources(
        comparedWith other: Product? = nil,
        movedFrom former: StateFiles? = nil
    ) {
        addFolders(named: product.namedSources)
        if let other, former != nil {
            leftDefinitions = product.leftDefinitions(among: definitions.files.map(\.relativePath), since: other)
            definitions.files.removeAll { leftDefinitions[$0.relativePath] != nil }
        }
        guard code?.files.contains(where: { $0.relativePath.hasSuffix(".swift") }) == true else { return }
        let present = Set(code?.files.map(\.relativePath) ?? [])
        let moved = former?.code?.files.filter { file in
            !present.contains(file.relativePath) && other?.builds(file.relativePath) == nil
        }
        let unknown = Set(moved?.map(\.source.bytes) ?? [])
        let asked = AskedProduct(product)
        let askedOther = other.map { AskedProduct($0) } ?? asked
        func isUnbuilt(_ file: ProjectFile) -> Bool {
            file.relativePath.hasSuffix(".swift")
                && asked.leavesOut(file.relativePath, comparedWith: askedOther)
                && !unknown.contains(file.source.bytes)
        }
        let files = Dictionary(grouping: code?.files ?? [], by: isUnbuilt)
        code?.files = files[false] ?? []
        unbuilt = files[true]?.map(\.source) ?? []
    }

    /// The oldest systems that the state runs on; `nil` if nothing names them.
    package func oldestSystems() -> OldestSystems? {
        var state = self
        let files = definitions.files + (code?.files ?? [])
        let known = Dictionary(files.map { ($0.source.path, $0.relativePath) }) { first, _ in first }
        return state.product.oldestSystems(below: places) { known[$0] }
    }

    /// Removes the files below a folder, and returns whether there were any.
    package mutating func remove(below folder: String) -> Bool {
        let count = definitions.files.count + (code?.files.count ?? 0)
        definitions.files.removeAll { $0.relativePath.hasPrefix(folder + "/") }
        code?.files.removeAll { $0.relativePath.hasPrefix(folder + "/") }
        return definitions.files.count + (code?.files.count ?? 0) < count
    }
}

extension Workspace {
    fileprivate mutating func addUnknown(_ other: Workspace) {
        let known = Set(files.map(\.relativePath))
        var rest = other
        rest.files.removeAll { known.contains($0.relativePath) }
        add(rest)
    }

    fileprivate mutating func useCurrentNames(_ name: (_ relativePath: String) -> String?) {
        for index in files.indices { files[index].currentPath = name(files[index].relativePath) }
    }
}

package enum StateSource {
    /// At paths of the file system, each with its place in a repository. Optional ones may have been deleted.
    case paths([(path: String, place: String)], areOptional: Bool)
    /// In a commit, below some of its folders; everywhere if there are none.
    case commit(String, name: String, GitRepository, below: [String])

    /// At paths that are in no repository.
    package static func named(_ paths: [String]) -> Self { .paths(paths.map { ($0, "") }, areOptional: false) }

    /// The whole checkout or commit; the paths themselves if they are in none.
    package func whole(at root: (path: String, place: String)) -> StateSource {
        switch self {
        case .paths(_, let areOptional): areOptional ? .paths([root], areOptional: true) : self
        case .commit(let commit, let name, let repository, _): .commit(commit, name: name, repository, below: [])
        }
    }

    /// Where a file of the project is on disk; `nil` in a commit, and for one that is not below the paths.
    package func path(of relativePath: String) -> String? {
        guard case .paths(let named, _) = self else { return nil }
        for (path, place) in named {
            if place == relativePath { return path }
            let prefix = place.isEmpty ? "" : place + "/"
            guard relativePath.hasPrefix(prefix) else { continue }
            let inside = String(relativePath.dropFirst(prefix.count))
            return path == "." ? inside : Path.joined(path, inside)
        }
        return nil
    }

    /// The same source, with each definition replaced by the folder that contains it and its string tables.
    fileprivate var folders: StateSource {
        func folder(_ path: String) -> String {
            path.hasSuffix(".intentdefinition") ? Path.localizationFolder(of: path) : path
        }
        switch self {
        case .paths(let paths, let areOptional):
            let around = paths.map { (path: folder($0.path), place: folder($0.place)) }
            return .paths(around.map { ($0.path.isEmpty ? "." : $0.path, $0.place) }, areOptional: areOptional)
        case .commit(let commit, let name, let repository, let folders):
            let around = folders.map(folder).filter { !$0.isEmpty && $0 != "." }
            return .commit(commit, name: name, repository, below: around.count < folders.count ? [] : around)
        }
    }

    fileprivate var hasSources: Bool {
        guard case .paths(let paths, _) = self else { return true }
        return paths.contains { path, _ in DefinitionSearch.isFolder(path) && !BuiltApp.matches(path) }
    }

    fileprivate var places: [String] {
        switch self {
        case .paths(let paths, _): paths.map(\.place)
        case .commit(_, _, _, let folders): folders.isEmpty ? [""] : folders
        }
    }

    /// The Swift sources, or what was built from them; `nil` if only definitions are named.
    fileprivate func code(excluding exclusions: SearchExclusions, reading contents: FileContents) -> Workspace? {
        guard case .paths(let paths, let areOptional) = self else {
            return files(withExtensions: ["swift"], excluding: exclusions, reading: contents)
        }
        let places = paths.filter { path, _ in
            DefinitionSearch.isFolder(path) || BuiltApp.matches(path) || path.hasSuffix(".swift")
        }
        if places.isEmpty { return nil }
        return StateSource.paths(places, areOptional: areOptional)
            .files(
                withExtensions: ["swift"],
                inApps: BuiltApp.metadataExtension,
                excluding: exclusions,
                reading: contents
            )
    }

    /// - Parameter appExtension: the extension of the files in built apps, if it differs.
    fileprivate func files(
        withExtensions extensions: [String],
        inApps appExtension: String? = nil,
        excluding exclusions: SearchExclusions,
        reading contents: FileContents
    ) -> Workspace {
        var files = Workspace(contents)
        var exclusions = exclusions
        switch self {
        case .paths(let paths, let areOptional):
            for (path, place) in paths {
                files.add(
                    path,
                    withExtensions: BuiltApp.matches(path) ? appExtension.map { [$0] } ?? extensions : extensions,
                    prefix: place,
                    isOptional: areOptional,
                    excluding: &exclusions
                )
            }
        case .commit(let commit, let name, let repository, let folders):
            files.add(
                commit: commit,
                of: repository,
                name: name,
                below: folders,
                withExtensions: extensions,
                excluding: &exclusions
            )
        }
        return files
    }
}
