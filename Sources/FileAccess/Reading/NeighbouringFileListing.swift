import CLibrary
import Diagnostics

/// The names of the files around definitions, as `NeighbouringFiles` takes them.
package struct NeighbouringFileListing {
    /// What is around definitions in one folder.
    package struct Surroundings {
        /// Paths from the folder: its files, and those of its language folders. Sorted.
        package var names: [String] = []
        /// Folders that could not be read, and why: there may be tables in them.
        package var failures: [(path: String, reason: String)] = []
    }

    private var listings: [String: Surroundings]

    /// Reads the folders around definitions, all at once; others are read when they are asked for.
    package init(around definitions: [String] = []) {
        let folders = Array(Set(definitions.map(Self.folder)))
        listings = Dictionary(uniqueKeysWithValues: zip(folders, ParallelMap.map(folders) { Self.read($0) }))
    }

    /// The folder in which a definition's localizations lie: its own, or the one around it when that is a language folder.
    package static func folder(of definition: String) -> String {
        Path.localizationFolder(of: definition)
    }

    /// What is around a definition. A folder is read once.
    package mutating func surroundings(of definition: String) -> Surroundings {
        let folder = Self.folder(of: definition)
        if let known = listings[folder] { return known }
        let surroundings = Self.read(folder)
        listings[folder] = surroundings
        return surroundings
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
        do throws(SystemError) {
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
