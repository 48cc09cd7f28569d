import CLibrary
import Diagnostics

/// Lists the files near definitions, for `NeighbouringFiles`.
package enum NeighbouringFileListing {
    /// The files near the definitions of one folder.
    package struct Surroundings {
        /// Sorted paths relative to the folder: its files, and those of its language folders.
        package var names: [String] = []
        /// Folders that could not be read. They may contain string tables.
        package var failures: [DefinitionSearch.Failure] = []

        package init(names: [String] = []) { self.names = names }
    }

    /// Returns the surroundings of each definition. Reads each folder once, and all folders in parallel.
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
                    surroundings.failures.append(.init(path: path, kind: "folder", reason: "its name is not UTF-8"))
                }
                continue
            }
            if entry.name.hasSuffix(".lproj"), DefinitionSearch.isFolder(path) {
                let files = entries(of: path, &surroundings).filter(\.isNamedInUTF8)
                surroundings.names += files.map { entry.name + "/" + $0.name }
            } else if DefinitionSearch.kind(of: path) == .file || entry.name.hasSuffix("strings") {
                // A folder in place of a table cannot be read.
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
            // Standard input may have a path that does not exist.
            if error.code != ENOENT, error.code != ENOTDIR {
                let shown = folder.isEmpty ? "." : folder
                surroundings.failures.append(.init(path: shown, kind: "folder", reason: error.message))
            }
            return []
        }
    }
}
