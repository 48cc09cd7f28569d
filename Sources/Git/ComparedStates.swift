import Archives
import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import StringTables
import Workspace

/// Two states of a project that are compared: what the command line names, and what it is compared with.
package struct ComparedStates {
    /// What the old state is called in reports.
    package let baseName: String
    package private(set) var old: StateFiles
    package let new: StateFiles
}

extension ComparedStates {
    /// Finds and reads both states.
    ///
    /// - Parameters:
    ///   - paths: the files and folders of the new state; the working folder where there are none.
    ///   - base: a revision, a folder, a definition or a built app; `nil` for where the branch left the default branch.
    ///   - comparesTips: whether a branch stands for its tip and not for the commit at which it was left.
    ///   - exclusions: what is left out in the folders of both states.
    package init(
        _ paths: [String],
        against base: String?,
        comparesTips: Bool = false,
        excluding exclusions: SearchExclusions,
        reading contents: FileContents = FileContents()
    ) throws(CommandFailure) {
        let paths = paths.isEmpty ? ["."] : paths
        let files = { StateFiles($0, excluding: exclusions, reading: contents) }
        if let base, try Self.isPath(base, near: paths[0]) {
            self.init(baseName: base, old: files(.named([base])), new: files(.named(paths)))
            try requireContentsOfBase()
            useCurrentNames(paths)
        } else {
            try self.init(paths, revision: base, comparesTips: comparesTips, files)
            try requireContents(now: "now")
        }
    }

    /// Finds and reads two states of which the new one, too, may be a revision: then it is what the working folder was in it.
    ///
    /// - Parameters:
    ///   - old: a revision, a folder, a definition or a built app.
    ///   - new: likewise; what exists is no revision.
    package init(from old: String, to new: String, excluding exclusions: SearchExclusions) throws(CommandFailure) {
        guard !DefinitionSearch.exists(new), let repository = try? GitRepository(containing: "."),
            let commit = try? repository.commit(new)
        else {
            try self.init([new], against: old, comparesTips: true, excluding: exclusions)
            return
        }
        let isPath = try Self.isPath(old, near: ".")
        let contents = FileContents()
        let files = { StateFiles($0, excluding: exclusions, reading: contents) }
        do throws(GitRepository.Failure) {
            let folders = try repository.places(of: ["."]).filter { !$0.isEmpty }
            let former =
                isPath
                ? .named([old])
                : StateSource.commit(try repository.commit(old), name: old, repository, below: folders)
            let present = StateSource.commit(commit, name: new, repository, below: folders)
            self.init(baseName: old, old: files(former), new: files(present))
        } catch {
            throw error.commandFailure(comparingWith: old)
        }
        try isPath ? requireContentsOfBase() : requireContents(now: "in '\(new)'")
    }

    private init(
        _ paths: [String],
        revision: String?,
        comparesTips: Bool,
        _ files: (StateSource) -> StateFiles
    ) throws(CommandFailure) {
        let repository: GitRepository
        let base: (revision: String, commit: String)
        let places: [String]
        do throws(GitRepository.Failure) {
            repository = try GitRepository(containing: DefinitionSearch.existingFolder(of: paths[0]))
            if let revision {
                let commit = comparesTips ? try repository.commit(revision) : try repository.base(revision)
                base = (revision, commit)
            } else {
                base = try repository.mergeBase()
            }
            places = try repository.places(of: paths)
        } catch {
            throw error.commandFailure(comparingWith: revision)
        }
        let folders = places.contains("") ? [] : places
        let named = Array(zip(paths, places))
        let isBare = repository.root == nil
        // What asks for the tip or the common commit is no part of a path that git understands.
        let name = GitRepository.plainName(of: base.revision)
        self.init(
            baseName: base.revision,
            old: files(.commit(base.commit, name: name, repository, below: folders)),
            new: files(
                isBare
                    ? .commit("HEAD", name: "HEAD", repository, below: folders) : .paths(named, areOptional: true)
            )
        )
        for (path, place) in named where !DefinitionSearch.exists(path) {
            let wasThere = old.definitions.files.contains {
                $0.relativePath == place || $0.relativePath.hasPrefix(place + "/")
            }
            if !wasThere { throw Self.nothing(at: path, in: base.revision) }
        }
        if !isBare { old.useCurrentNames { Self.path(of: $0, named) } }
    }

    /// Lets the files of a base that is a path be called as they would be among what is compared with it.
    private mutating func useCurrentNames(_ paths: [String]) {
        let isPairOfFiles = !DefinitionSearch.isFolder(baseName) && !DefinitionSearch.isFolder(paths[0])
        if isPairOfFiles, old.definitions.files.count == 1, new.definitions.files.count == 1 {
            // Two definitions that are named are the same one, whatever they are called.
            old.definitions.files[0].relativePath = new.definitions.files[0].relativePath
            return
        }
        old.useCurrentNames { inside in paths[0] == "." ? inside : Path.joined(paths[0], inside) }
    }

    /// A base that is named is there to be compared with: with nothing in it, everything would be new and nothing harmful.
    private func requireContentsOfBase() throws(CommandFailure) {
        guard old.isEmpty else { return }
        let isIgnored = old.definitions.ignoredFolders.contains(baseName)
        let rest = isIgnored ? " that git does not ignore; name the file" : ""
        throw .unusable("there is no .intentdefinition file in '\(baseName)'\(rest)")
    }

    private func requireContents(now: String) throws(CommandFailure) {
        if old.isEmpty, new.isEmpty {
            throw .unusable("there is no .intentdefinition file, neither \(now) nor in '\(baseName)'")
        }
    }

    /// Whether a base is meant as a path. What could be both must be said more exactly.
    private static func isPath(_ base: String, near place: String) throws(CommandFailure) -> Bool {
        guard DefinitionSearch.exists(base) else { return false }
        let isRevision =
            !base.hasPrefix("/") && !base.hasPrefix(".")
            && (try? GitRepository(containing: DefinitionSearch.existingFolder(of: place)).commit(base)) != nil
        if isRevision {
            throw .usage("'\(base)' is a path and a revision: write './\(base)' or the whole name of the revision")
        }
        return true
    }

    /// What is said of a path that is neither here nor among the definitions of a revision or a range of them: most likely it
    /// is mistyped, or itself meant as a revision.
    package static func nothing(at path: String, in base: String) -> CommandFailure {
        let repository = try? GitRepository(containing: DefinitionSearch.existingFolder(of: path))
        let isRevision = (try? repository?.commit(path)) != nil
        return .unusable(
            "'\(path)' does not exist, and no definition was there in '\(base)'"
                + (isRevision ? "; to compare with a revision, write '--against \(path)'" : "")
        )
    }

    /// What people call a file that the repository has or had at a path, by the paths that they named.
    private static func path(of relativePath: String, _ named: [(path: String, place: String)]) -> String? {
        for (path, place) in named {
            if place == relativePath { return path }
            let prefix = place.isEmpty ? "" : place + "/"
            guard relativePath.hasPrefix(prefix) else { continue }
            let inside = String(relativePath.dropFirst(prefix.count))
            return path == "." ? inside : Path.joined(path, inside)
        }
        return nil
    }
}

/// The files of one state of a project.
package struct StateFiles {
    package fileprivate(set) var definitions: Workspace
    /// The Swift sources, or what was built of them; `nil` where only definitions are named.
    package private(set) var code: Workspace?
    /// The string tables, read when they are asked for.
    package let tables: () -> [SourceText]

    package init(_ source: StateSource, excluding exclusions: SearchExclusions, reading contents: FileContents) {
        definitions = source.files(withExtension: "intentdefinition", excluding: exclusions, reading: contents)
        code = source.code(excluding: exclusions, reading: contents)
        tables = {
            TableFormat.fileExtensions.flatMap {
                source.folders.files(withExtension: $0, excluding: exclusions, reading: contents).sources
            }
        }
    }

    fileprivate var isEmpty: Bool { definitions.isEmpty && code?.isEmpty != false }

    /// Lets the files of an old state be called as they are now.
    fileprivate mutating func useCurrentNames(_ name: (_ relativePath: String) -> String?) {
        definitions.useCurrentNames(name)
        code?.useCurrentNames(name)
    }
}

extension Workspace {
    fileprivate mutating func useCurrentNames(_ name: (_ relativePath: String) -> String?) {
        for index in files.indices { files[index].currentPath = name(files[index].relativePath) }
    }
}

/// Where the files of a state are.
package enum StateSource {
    /// At paths of the file system, each with where it is in a repository; they may be gone from there where they are optional.
    case paths([(path: String, place: String)], areOptional: Bool)
    /// In a commit, below folders of it; everywhere where there are none.
    case commit(String, name: String, GitRepository, below: [String])

    /// At paths that are in no repository.
    package static func named(_ paths: [String]) -> Self { .paths(paths.map { ($0, "") }, areOptional: false) }

    /// The same with the folders that hold definitions and their string tables in the place of definitions.
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

    fileprivate func files(
        withExtension pathExtension: String,
        excluding exclusions: SearchExclusions,
        reading contents: FileContents
    ) -> Workspace {
        var files = Workspace(contents)
        var exclusions = exclusions
        switch self {
        case .paths(let paths, let areOptional):
            // A file of another kind is none that is looked for.
            let isCode = pathExtension != "intentdefinition"
            for (path, place) in paths where isCode || !Self.isContract(path) {
                files.add(
                    path,
                    withExtension: pathExtension,
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

    /// Whether a path is that of a file that `intentc contract` wrote.
    private static func isContract(_ path: String) -> Bool {
        path.hasSuffix(".json") && !DefinitionSearch.isFolder(path)
    }

    /// The Swift sources, and what was built; `nil` where only definitions are named.
    fileprivate func code(excluding exclusions: SearchExclusions, reading contents: FileContents) -> Workspace? {
        // Patterns are written for definitions: what takes them over may be anywhere.
        var exclusions = exclusions.withoutPatterns
        guard case .paths(let paths, let areOptional) = self else {
            return files(withExtension: "swift", excluding: exclusions, reading: contents)
        }
        let folders = paths.filter { path, _ in
            DefinitionSearch.isFolder(path) || BuiltApp.matches(path) || Self.isContract(path)
        }
        if folders.isEmpty { return nil }
        var code = Workspace(contents)
        for (path, place) in folders {
            code.add(
                path,
                withExtension: BuiltApp.matches(path) ? BuiltApp.metadataExtension : "swift",
                prefix: place,
                isOptional: areOptional,
                excluding: &exclusions
            )
        }
        return code
    }
}

extension GitRepository {
    /// Where paths are in the repository: empty for its root.
    package func places(of paths: [String]) throws(Failure) -> [String] {
        // In a bare repository a folder that exists is the repository itself, and other paths are those of its commits.
        if root == nil { return paths.map { DefinitionSearch.isFolder($0) ? "" : $0 } }
        var places: [String] = []
        for path in paths {
            let folder = DefinitionSearch.existingFolder(of: path)
            let inside = folder == self.folder ? self : try GitRepository(containing: folder)
            guard inside.root == root else {
                throw .refused("'\(path)' and '\(paths[0])' are in different repositories")
            }
            let rest = folder == "." && path != "." ? path : String(path.dropFirst(folder.count))
            let place = inside.prefix + rest.drop { $0 == "/" }
            places.append(place.hasSuffix("/") ? String(place.dropLast()) : place)
        }
        return places
    }
}

extension GitRepository.Failure {
    /// - Parameter revision: what was to be compared with; `nil` for where the branch left the default branch.
    fileprivate func commandFailure(comparingWith revision: String?) -> CommandFailure {
        switch self {
        case .noProgram(let message): return .unusable(message)
        case .noRepository(let reason) where !reason.hasPrefix("not a git repository"):
            return .unusable("cannot use this git repository: \(reason)")
        case .noRepository:
            guard let revision else {
                return .usage("this is not a git repository: name a folder or a definition with '--against'")
            }
            return .unusable("'\(revision)' does not exist, and this is not a git repository")
        case .refused(let message):
            guard let revision else { return .unusable(message) }
            return .unusable("cannot compare with '\(revision)': \(message)")
        }
    }
}
