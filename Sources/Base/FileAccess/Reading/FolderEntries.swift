import CLibrary
import Diagnostics

package enum FolderEntries {
    package struct Entry {
        /// The name, repaired if it is not valid UTF-8.
        package var name: String
        /// Whether the name is valid UTF-8. An item with any other name cannot be opened by `name`.
        package var isNamedInUTF8: Bool
        /// Whether the item is a folder. Determined only if the name is not valid UTF-8.
        package var isFolder = false
    }

    /// Returns the matching entries of a folder except `.` and `..`, sorted by the bytes of their names.
    package static func all(
        in folder: String,
        where isWanted: (String) -> Bool = { _ in true }
    ) throws(FileFailure) -> [Entry] {
        guard let directory = opendir(folder.isEmpty ? "." : folder) else { throw .last }
        defer { closedir(directory) }
        var entries: [Entry] = []
        errno = 0
        while let entry = readdir(directory) {
            let found = self.entry(entry, inFolder: dirfd(directory))
            if found.name != ".", found.name != "..", isWanted(found.name) { entries.append(found) }
            errno = 0
        }
        if errno != 0 { throw .last }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Returns the matching names, sorted; empty if the folder cannot be read.
    package static func names(in folder: String, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
        let entries = (try? all(in: folder, where: isWanted)) ?? []
        return entries.filter(\.isNamedInUTF8).map(\.name)
    }

    /// Returns the path of a file or folder whose name differs by a letter or two from that of a missing one, or whose
    /// folder does.
    package static func neighbour(of path: String) -> String? {
        let (folder, name) = (Path.folder(of: path), Path.name(of: path))
        if !folder.isEmpty, !DefinitionSearch.exists(folder) {
            return neighbour(of: folder).map { Path.joined($0, name) }.flatMap {
                DefinitionSearch.exists($0) ? $0 : nil
            }
        }
        return Spelling.nearest(to: name, among: names(in: folder) { $0 != name }, within: 2).map {
            Path.joined(folder, $0)
        }
    }

    private static func entry(_ entry: UnsafeMutablePointer<dirent>, inFolder descriptor: Int32) -> Entry {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
                if let valid = String(validatingCString: name) { return Entry(name: valid, isNamedInUTF8: true) }
                var status = stat()
                let isFound = fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
                let isFolder = isFound && status.kind == S_IFDIR
                return Entry(name: String(cString: name), isNamedInUTF8: false, isFolder: isFolder)
            }
        }
    }
}
