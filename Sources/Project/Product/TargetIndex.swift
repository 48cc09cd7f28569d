import Diagnostics

/// Finds the few targets that may have a file among the many of a large product.
struct TargetIndex: Sendable {
    /// The targets by the path from the root of each file or folder that they name.
    private var targets: [String: [Int]] = [:]

    init(_ all: [Product.Target] = []) {
        for (index, target) in all.enumerated() {
            for place in target.places where targets[place]?.last != index { targets[place, default: []].append(index) }
        }
    }

    /// The targets that name a file or a folder around it, with or without the folders of languages.
    func targets(around path: String) -> Set<Int> {
        let paths = Set([path, XcodeProject.SynchronizedFolder.unlocalized(path)])
        return Set(paths.flatMap { [$0] + Path.folders(around: $0) }.flatMap { targets[$0] ?? [] })
    }
}

extension Product.Target {
    /// Every file and folder that the target names, by its path from the root.
    fileprivate var places: [String] {
        switch files {
        case .xcode(let target, let folder):
            folder.isEmpty ? target.places : target.places.compactMap { XcodePath.outside($0, of: folder) }
        case .folders(let rules): rules.map(\.folder)
        }
    }
}
