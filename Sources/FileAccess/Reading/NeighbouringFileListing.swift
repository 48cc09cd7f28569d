import CLibrary
import Diagnostics

/// The names of the files around definitions, as `NeighbouringFiles` takes them.
package enum NeighbouringFileListing {
    /// What is around definitions in one folder.
    package struct Surroundings {
        /// Paths from the folder: its files, and those of its language folders. Sorted.
        package var names: [String] = []
        /// Folders that could not be read, and why: there may be tables in them.
        package var failures: [(path: String, reason: String)] = []
    }

    /// What is around definitions. Each folder is read once, all of them at the same time.
    package static func surroundings(of definitions: [String]) -> [Surroundings] {
        let folders = Array(Set(definitions.map(Path.localizationFolder)))
        let listings = Dictionary(uniqueKeysWithValues: zip(folders, ParallelMap.map(folders) { read($0) }))
        return definitions.map { listings[Path.localizationFolder(of: $0)] ?? Surroundings() }
    }

    private static func read(_ folder: String) -> Surroundings {
        var surroundings = Surroundings()
        for entry in entries(of: folder, &surroundings) {
            let path = Path.joined(folder, entry.name)
            guard entry.isNamedInUTF8 else {
                if entry.isFolder, entry.name.hasSuffix(".lproj") {
                    surroundings.failures.append((path, "cannot read this folder: its name is not UTF-8"))
                }
                continue
            }
            if entry.name.hasSuffix(".lproj"), DefinitionSearch.isFolder(path) {
                let files = entries(of: path, &surroundings).filter(\.isNamedInUTF8)
                surroundings.names += files.map { entry.name + "/" + $0.name }
            } else if DefinitionSearch.kind(of: path) == .file {
                surroundings.names.append(entry.name)
            }
        }
        surroundings.names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return surroundings
    }

    private static func entries(of folder: String, _ surroundings: inout Surroundings) -> [FolderEntries.Entry] {
        do throws(FileFailure) {
            return try FolderEntries.all(in: folder).filter { !$0.name.hasPrefix(".") }
        } catch {
            // What comes from standard input may have a path at which there is nothing.
            if error.code != ENOENT, error.code != ENOTDIR {
                let shown = folder.isEmpty ? "." : folder
                surroundings.failures.append((shown, "cannot read this folder: \(error.message)"))
            }
            return []
        }
    }
}
