import CLibrary

/// The names in a folder.
package enum FolderEntries {
    package struct Entry {
        /// The name, repaired where it is not UTF-8.
        package var name: String
        /// Whether the name is UTF-8. What has another one cannot be reached by it.
        package var isNamedInUTF8: Bool
        /// Whether it is a folder, looked up only where the name is not UTF-8.
        package var isFolder = false
    }

    /// What is wanted of everything in a folder but itself and the one above, in the order of the names' bytes.
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

    /// The names that are wanted, sorted; none when the folder cannot be read.
    package static func names(in folder: String, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
        let entries = (try? all(in: folder, where: isWanted)) ?? []
        return entries.filter(\.isNamedInUTF8).map(\.name)
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
