import Diagnostics
import FileAccess
import Git

/// Where the two states that are compared come from: the paths that the command line names, and what they are compared with.
struct ComparedStates {
    /// What the old state is called in reports.
    let baseName: String
    let old: ProjectState
    let new: ProjectState
    private let newSwift: () -> ProjectListing?

    /// Finds and reads both states.
    ///
    /// - Parameters:
    ///   - paths: the files and folders of the new state; the working folder where there are none.
    ///   - base: a revision, a folder, a definition or a built app; `nil` for where the branch left the default branch.
    init(_ paths: [String], against base: String?) throws(CommandFailure) {
        let paths = paths.isEmpty ? ["."] : paths
        if let base, try Self.isPath(base, paths[0]) {
            self.init(paths, path: base)
        } else {
            try self.init(paths, revision: base)
        }
        try requireDefinitions(now: "now")
    }

    /// Finds and reads two states of which the new one, too, may be a revision: then it is what the working folder was in it.
    ///
    /// - Parameters:
    ///   - old: a revision, a folder, a definition or a built app.
    ///   - new: likewise; what exists is no revision.
    init(from old: String, to new: String) throws(CommandFailure) {
        if !DefinitionSearch.exists(new), let repository = try? GitRepository(containing: "."),
            let commit = try? repository.commit(new)
        {
            try self.init(from: old, to: (new, commit), in: repository)
        } else {
            try self.init([new], against: old)
        }
    }

    private init(
        from old: String,
        to new: (name: String, commit: String),
        in repository: GitRepository
    ) throws(CommandFailure) {
        baseName = old
        newSwift = { nil }
        let isPath = try Self.isPath(old, ".")
        var before = ProjectListing()
        var after = ProjectListing()
        do throws(GitRepository.Failure) {
            let folders = try Self.places(of: ["."], in: repository).filter { !$0.isEmpty }
            func add(_ commit: String, _ name: String, to listing: inout ProjectListing) {
                listing.add(commit, of: repository, name: name, below: folders, withExtension: "intentdefinition")
            }
            if isPath {
                before.add(old, withExtension: "intentdefinition", isOptional: false)
            } else {
                add(try repository.commit(old), old, to: &before)
            }
            add(new.commit, new.name, to: &after)
        } catch {
            throw Self.failure(error, old)
        }
        self.old = ProjectState(before)
        self.new = ProjectState(after)
        try requireDefinitions(now: "in '\(new.name)'")
    }

    private func requireDefinitions(now: String) throws(CommandFailure) {
        if old.isEmpty, new.isEmpty {
            throw .unusable("there is no .intentdefinition file, neither \(now) nor in '\(baseName)'")
        }
    }

    /// The Swift sources of the new state, read when they are asked for; `nil` where no folder is named that could have any.
    var newSwiftSources: ProjectListing? { newSwift() }

    /// Whether a base is meant as a path. What could be both must be said more exactly.
    private static func isPath(_ base: String, _ place: String) throws(CommandFailure) -> Bool {
        guard DefinitionSearch.exists(base) else { return false }
        let isRevision =
            !base.hasPrefix("/") && !base.hasPrefix(".")
            && (try? GitRepository(containing: existingFolder(of: place)).commit(base)) != nil
        if isRevision {
            throw .usage("'\(base)' is a path and a revision: write './\(base)' or the whole name of the revision")
        }
        return true
    }

    // MARK: - Paths

    private init(_ paths: [String], path base: String) {
        baseName = base
        var listing = ProjectListing()
        listing.add(base, withExtension: "intentdefinition", isOptional: false)
        func list(_ pathExtension: String) -> ProjectListing {
            var listing = ProjectListing()
            for path in paths where pathExtension == "intentdefinition" || DefinitionSearch.isFolder(path) {
                listing.add(path, withExtension: pathExtension, isOptional: false)
            }
            return listing
        }
        let current = list("intentdefinition")
        let isPairOfFiles = !DefinitionSearch.isFolder(base) && !DefinitionSearch.isFolder(paths[0])
        for index in listing.files.indices {
            let inside = listing.files[index].relativePath
            if isPairOfFiles, listing.files.count == 1, current.files.count == 1 {
                // Two definitions that are named are the same one, whatever they are called.
                listing.files[index].relativePath = current.files[0].relativePath
            } else {
                listing.files[index].currentPath = paths[0] == "." ? inside : Path.joined(paths[0], inside)
            }
        }
        old = ProjectState(listing)
        new = ProjectState(current)
        let hasFolder = paths.contains(where: DefinitionSearch.isFolder)
        newSwift = { hasFolder ? list("swift") : nil }
    }

    // MARK: - Revisions

    private init(_ paths: [String], revision: String?) throws(CommandFailure) {
        let repository: GitRepository
        let base: (revision: String, commit: String)
        let places: [String]
        do throws(GitRepository.Failure) {
            repository = try GitRepository(containing: Self.existingFolder(of: paths[0]))
            if let revision {
                base = (revision, try repository.commit(revision))
            } else {
                base = try repository.mergeBase()
            }
            places = try Self.places(of: paths, in: repository)
        } catch {
            throw Self.failure(error, revision)
        }
        baseName = base.revision
        let folders = places.contains("") ? [] : places
        var listing = ProjectListing()
        listing.add(
            base.commit,
            of: repository,
            name: base.revision,
            below: folders,
            withExtension: "intentdefinition"
        )
        for (path, place) in zip(paths, places) where !DefinitionSearch.exists(path) {
            let wasThere = listing.files.contains {
                $0.relativePath == place || $0.relativePath.hasPrefix(place + "/")
            }
            if !wasThere { throw Self.nothing(at: path, in: base.revision) }
        }
        if repository.root != nil {
            for index in listing.files.indices {
                listing.files[index].currentPath = Self.path(
                    of: listing.files[index].relativePath,
                    Array(zip(paths, places))
                )
            }
        }
        old = ProjectState(listing)
        func list(_ pathExtension: String) -> ProjectListing {
            var listing = ProjectListing()
            guard repository.root != nil else {
                listing.add("HEAD", of: repository, name: "HEAD", below: folders, withExtension: pathExtension)
                return listing
            }
            for (path, place) in zip(paths, places)
            where pathExtension == "intentdefinition" || DefinitionSearch.isFolder(path) {
                listing.add(path, withExtension: pathExtension, prefix: place, isOptional: true)
            }
            return listing
        }
        new = ProjectState(list("intentdefinition"))
        let hasFolder = repository.root == nil || paths.contains(where: DefinitionSearch.isFolder)
        newSwift = { hasFolder ? list("swift") : nil }
    }

    /// What is said of a path that is neither here nor among the definitions of a revision or a range of them: most likely it
    /// is mistyped, or itself meant as a revision.
    static func nothing(at path: String, in base: String) -> CommandFailure {
        let isRevision = (try? GitRepository(containing: existingFolder(of: path)).commit(path)) != nil
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

    private static func failure(_ failure: GitRepository.Failure, _ revision: String?) -> CommandFailure {
        switch failure {
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

    /// The nearest folder above a path that exists: where a path was deleted, its repository is still there.
    static func existingFolder(of path: String) -> String {
        var folder = path
        while !DefinitionSearch.isFolder(folder) {
            folder = Path.folder(of: folder)
            if folder.isEmpty { return "." }
        }
        return folder
    }

    /// Where paths are in the repository: empty for its root.
    static func places(
        of paths: [String],
        in repository: GitRepository
    ) throws(GitRepository.Failure) -> [String] {
        // In a bare repository a folder that exists is the repository itself, and other paths are those of its commits.
        if repository.root == nil { return paths.map { DefinitionSearch.isFolder($0) ? "" : $0 } }
        var places: [String] = []
        for path in paths {
            let folder = existingFolder(of: path)
            let inside = folder == repository.folder ? repository : try GitRepository(containing: folder)
            guard inside.root == repository.root else {
                throw .refused("'\(path)' and '\(paths[0])' are in different repositories")
            }
            let rest = folder == "." && path != "." ? path : String(path.dropFirst(folder.count))
            let place = inside.prefix + rest.drop { $0 == "/" }
            places.append(place.hasSuffix("/") ? String(place.dropLast()) : place)
        }
        return places
    }
}
