import CLibrary
import Diagnostics
import FileAccess

/// A folder of this run in the system's temporary folder.
package struct TemporaryFolder {
    /// The path, with links resolved.
    package let path: String

    package init() throws(CommandFailure) {
        let parent = EnvironmentVariable.value(of: "TMPDIR") ?? "/tmp"
        var name = Array(Path.joined(parent, "intentc-XXXXXX").utf8CString)
        guard mkdtemp(&name) != nil else { throw .cannotWrite(path: parent, reason: FileFailure.last.message) }
        let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        self.path = OutputFile.resolved(path) ?? path
    }

    /// Writes a file. Ignores paths that lead out of the folder or into `.git`.
    package func write(_ contents: [UInt8], to relativePath: String) throws(CommandFailure) {
        let components = relativePath.split(separator: "/", omittingEmptySubsequences: false)
        guard components.allSatisfy({ !["", ".", "..", ".git"].contains($0) }) else { return }
        let path = Path.joined(self.path, relativePath)
        try OutputFile.makeFolder(Path.folder(of: path))
        do {
            let file = try FileDescriptor(
                opening: path,
                O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                mode: 0o600
            )
            defer { file.close() }
            try file.write(contents)
        } catch {
            throw .cannotWrite(path: path, reason: error.message)
        }
    }

    /// Removes the folder and everything in it.
    package func remove() { Self.remove(path) }

    private static func remove(_ folder: String) {
        for name in FolderEntries.names(in: folder) {
            let path = Path.joined(folder, name)
            if unlink(path) != 0 { remove(path) }
        }
        rmdir(folder)
    }
}
