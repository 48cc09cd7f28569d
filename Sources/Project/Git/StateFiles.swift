import Diagnostics
import FileAccess
import Inputs
import StringTables

/// The files of one state of a project: on disk, in a built app or in a commit.
package struct StateFiles {
    package var definitions: Workspace
    /// The Swift sources, or what was built from them; `nil` if only definitions are named.
    package private(set) var code: Workspace?
    /// Reads the Xcode projects.
    package let projects: () -> Workspace
    /// Reads the string tables.
    package let tables: () -> [SourceText]

    package init(_ source: StateSource, excluding exclusions: SearchExclusions, reading contents: FileContents) {
        definitions = source.files(withExtension: "intentdefinition", excluding: exclusions, reading: contents)
        code = source.code(excluding: exclusions, reading: contents)
        projects = {
            source.folders.files(withExtension: "pbxproj", excluding: exclusions.withoutPatterns, reading: contents)
        }
        tables = {
            TableFormat.fileExtensions.flatMap {
                source.folders.files(withExtension: $0, excluding: exclusions, reading: contents).sources
            }
        }
    }

    package var isEmpty: Bool { definitions.isEmpty && code?.isEmpty != false }

    package var closedSubmodules: Set<String> { definitions.closedSubmodules }

    /// Shows the files of the old state under their current names.
    package mutating func useCurrentNames(_ name: (_ relativePath: String) -> String?) {
        definitions.useCurrentNames(name)
        code?.useCurrentNames(name)
    }

    /// Leaves out Swift sources by their paths inside the project.
    package mutating func leaveOutSources(where isLeftOut: (_ relativePath: String) -> Bool) {
        code?.files.removeAll { $0.relativePath.hasSuffix(".swift") && isLeftOut($0.relativePath) }
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

    /// The Swift sources, or what was built from them; `nil` if only definitions are named.
    fileprivate func code(excluding exclusions: SearchExclusions, reading contents: FileContents) -> Workspace? {
        // Patterns are written for definitions. The code that replaces them may be anywhere.
        let exclusions = exclusions.withoutPatterns
        guard case .paths(let paths, let areOptional) = self else {
            return files(withExtension: "swift", excluding: exclusions, reading: contents)
        }
        let places = paths.filter { path, _ in DefinitionSearch.isFolder(path) || BuiltApp.matches(path) }
        if places.isEmpty { return nil }
        return StateSource.paths(places, areOptional: areOptional)
            .files(withExtension: "swift", inApps: BuiltApp.metadataExtension, excluding: exclusions, reading: contents)
    }

    /// - Parameter appExtension: the extension of the files in built apps, if it differs.
    fileprivate func files(
        withExtension pathExtension: String,
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
                    withExtension: BuiltApp.matches(path) ? appExtension ?? pathExtension : pathExtension,
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
                withExtension: pathExtension,
                excluding: &exclusions
            )
        }
        return files
    }
}
