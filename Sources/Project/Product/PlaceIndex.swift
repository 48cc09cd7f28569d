import Diagnostics

/// Finds the few targets or projects that may have a file among the many of a large product.
struct PlaceIndex: Sendable {
    /// The positions of the targets or projects by the path from the root of each file or folder that they name.
    private var positions: [String: [Int]] = [:]

    init(_ places: some Sequence<[String]> = []) {
        for (position, places) in places.enumerated() {
            for place in places where positions[place]?.last != position {
                positions[place, default: []].append(position)
            }
        }
    }

    /// Those that name this file or folder.
    func positions(at path: String) -> [Int] { positions[path] ?? [] }

    /// Those that name a file or a folder around it, with or without the folders of languages.
    func positions(around path: String) -> Set<Int> {
        let paths = Set([path, XcodeProject.SynchronizedFolder.unlocalized(path)])
        return Set(paths.flatMap { [$0] + Path.folders(around: $0) }.flatMap(positions(at:)))
    }
}

extension Product.Target {
    /// Every file and folder that the target names, by its path from the root.
    var places: [String] {
        switch files {
        case .xcode(let target, let folder):
            folder.isEmpty ? target.places : target.places.compactMap { XcodePath.outside($0, of: folder) }
        case .folders(let rules): rules.map(\.folder)
        }
    }
}
