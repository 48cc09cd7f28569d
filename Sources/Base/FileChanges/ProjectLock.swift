import CLibrary
import Diagnostics
import FileAccess

/// Keeps two commands from changing a project at the same time.
///
/// A command that rewrites what it reads holds the lock from before it reads until it is done. The system's lock on a
/// folder leaves no file behind, and ends with the process. Commands that only read ignore it. The folders above are
/// locked too, but shared: whoever changes one of them changes this project, and projects side by side do not wait.
package enum ProjectLock {
    /// Runs `body` while no other command changes the projects of some paths. Waits up to five seconds.
    ///
    /// - Parameter onlyReads: Whether the command changes nothing this time, and so neither locks nor waits.
    package static func holding<Value>(
        _ paths: [String],
        unless onlyReads: Bool,
        _ body: () throws(CommandFailure) -> Value
    ) throws(CommandFailure) -> Value {
        if onlyReads { return try body() }
        // In one order, so that two commands never wait for each other.
        let own = Set(paths.filter { $0 != "-" }.compactMap(folder))
        var folders = own
        for var folder in own where folder != "/" {
            repeat { folder = Path.folder(of: folder) } while folders.insert(folder).inserted && folder != "/"
        }
        var locks: [FileDescriptor] = []
        defer { for lock in locks { lock.close() } }
        for folder in folders.sorted() {
            // The command itself reports a folder that cannot be read.
            guard let file = try? FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) else { continue }
            locks.append(file)
            guard isLocked(file, own.contains(folder) ? LOCK_EX : LOCK_SH) else {
                throw .unusable("another intentc is changing '\(folder)'; try again later")
            }
        }
        return try body()
    }

    /// The root of the repository that contains a path; without one, the folder itself, or that of the localizations.
    private static func folder(of path: String) -> String? {
        guard let folder = OutputFile.resolved(DefinitionSearch.existingFolder(of: path)) else { return nil }
        let own = Path.localizationFolder(of: Path.joined(folder, "file"))
        var root = own
        while !DefinitionSearch.exists(Path.joined(root, ".git")) {
            guard root != "/", !root.isEmpty else { return own }
            root = Path.folder(of: root)
        }
        return root
    }

    private static func isLocked(_ file: FileDescriptor, _ kind: Int32) -> Bool {
        for _ in 0..<100 {
            if flock(file.number, kind | LOCK_NB) == 0 { return true }
            // Some file systems have no locks.
            guard [EWOULDBLOCK, EINTR].contains(errno) else { return true }
            usleep(50_000)
        }
        return false
    }
}
