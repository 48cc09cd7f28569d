import Diagnostics

extension Product {
    /// The files and folders that may belong to other targets than in another state of the checkout; `nil` if that may be
    /// so of any.
    func places(differingFrom other: Product) -> Set<String>? {
        guard frame == other.frame else { return nil }
        return zip(targets, other.targets).reduce(into: []) { places, pair in
            switch (pair.0.files, pair.1.files) {
            case (.xcode(let new, let folder), .xcode(let old, _)):
                places.formUnion(new.places(differingFrom: old).compactMap { XcodePath.outside($0, of: folder) })
            case (.folders(let new), .folders(let old)):
                places.formUnion(Set(new).symmetricDifference(old).map(\.folder))
            default: places.formUnion(pair.0.places + pair.1.places)
            }
        }
    }

    /// What decides about the targets of a file apart from the files that each names.
    private var frame: [[String]] {
        targets.map { [$0.project, $0.name] }
            + projects.map { [$0.path, "\($0.form)", $0.mayBuildOtherwise ?? ""] }
            + (unreadProjects.isEmpty ? [] : [[]])
    }
}

extension XcodeProject.Target {
    /// The files and folders that only one of two targets has, or has differently.
    fileprivate func places(differingFrom other: Self) -> Set<String> {
        let named = files.keys(differingFrom: other.files)
            .union(folderReferences.keys(differingFrom: other.folderReferences))
        guard folders.map(\.path) == other.folders.map(\.path) else {
            return named.union((folders + other.folders).flatMap(\.places))
        }
        return zip(folders, other.folders).reduce(into: named) { $0.formUnion($1.0.places(differingFrom: $1.1)) }
    }
}

extension XcodeProject.SynchronizedFolder {
    /// As for a target, of two folders at one path.
    fileprivate func places(differingFrom other: Self) -> Set<String> {
        if isOwned != other.isOwned || explicitFolders != other.explicitFolders { return Set(places + other.places) }
        let inside = exceptions.symmetricDifference(other.exceptions)
            .union(localizedExceptions.symmetricDifference(other.localizedExceptions))
            .union(phases.keys(differingFrom: other.phases))
        return Set(inside.map { path.isEmpty ? $0 : path + "/" + $0 })
    }
}

extension Dictionary where Value: Equatable {
    fileprivate func keys(differingFrom other: Self) -> Set<Key> {
        Set(filter { other[$0.key] != $0.value }.keys).union(other.keys.filter { self[$0] == nil })
    }
}
