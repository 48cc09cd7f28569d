import Diagnostics
import FileAccess
import Product

extension Product.Project {
    /// The names of the images in the asset catalogs and files that the project names; `nil` without a catalog, or if not all
    /// images are known.
    ///
    /// - Parameter root: the absolute path of the project's folder.
    func imageNames(below root: String) -> Set<String>? {
        // The project does not list the files of synchronized folders.
        guard !hasSynchronizedFolders else { return nil }
        let catalogues = namedFiles.filter { $0.hasSuffix(".xcassets") }
        guard !catalogues.isEmpty else { return nil }
        var names: Set<String> = []
        for catalogue in catalogues {
            let folder = Path.joined(root, catalogue)
            guard DefinitionSearch.isFolder(folder) else { return nil }
            var waiting = [folder]
            while let current = waiting.popLast() {
                for name in FolderEntries.names(in: current) where !name.hasPrefix(".") {
                    let path = Path.joined(current, name)
                    if [".imageset", ".symbolset", ".appiconset"].contains(where: name.hasSuffix) {
                        names.insert(Path.stem(of: name))
                    } else if DefinitionSearch.kind(of: path) == .folder {
                        waiting.append(path)
                    }
                }
            }
        }
        for file in namedFiles {
            let name = Path.name(of: file)
            guard [".png", ".pdf", ".jpg", ".jpeg", ".svg", ".heic"].contains(where: name.hasSuffix) else { continue }
            let stem = Path.stem(of: name)
            names.insert(name)
            names.insert(stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? String(stem.dropLast(3)) : stem)
        }
        return names
    }
}
