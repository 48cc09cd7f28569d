import Diagnostics

/// The contents of a run's files. Each file is read only once, because a second read could return something else.
///
/// Unchecked `Sendable` because a lock that the compiler cannot see guards the shared state.
package final class FileContents: @unchecked Sendable {
    private let mutex = Mutex()
    private var known: [String: [UInt8]] = [:]
    private let folders = ReportFolders(workingFolder: Path.workingFolder)

    package init() {}

    /// Returns a copy in which some files, given by path, have other contents.
    package func replacing(_ others: [String: [UInt8]]) -> FileContents {
        let replaced = FileContents()
        replaced.known = mutex.locked { known }
        for (path, bytes) in others { replaced.known[key(path)] = bytes }
        return replaced
    }

    /// Returns the contents of a file that the user named.
    package func named(_ path: String) throws(FileFailure) -> [UInt8] {
        try contents(of: path) { () throws(FileFailure) in try InputFile.read(path) }
    }

    /// Returns the contents of a file without which the command cannot do its work.
    package func required(_ path: String) throws(CommandFailure) -> [UInt8] {
        do { return try named(path) } catch { throw .cannotRead(path: path, reason: error.message) }
    }

    /// Returns the contents of a file that was found rather than named; see `InputFile.readFound`.
    package func found(
        _ path: String,
        within boundary: LinkBoundary?,
        limit: Int = InputFile.sizeLimit
    ) throws(FileFailure) -> [UInt8] {
        try contents(of: path) { () throws(FileFailure) in
            try InputFile.readFound(path, within: boundary, limit: limit)
        }
    }

    /// Returns the contents of standard input, stored under the path that messages use for it.
    package func standardInput(as path: String) throws(FileFailure) -> [UInt8] {
        try contents(of: path) { () throws(FileFailure) in try InputFile.read("-") }
    }

    private func contents(
        of path: String,
        _ read: () throws(FileFailure) -> [UInt8]
    ) throws(FileFailure) -> [UInt8] {
        let path = key(path)
        if let bytes = mutex.locked({ known[path] }) { return bytes }
        let bytes = try read()
        mutex.locked { known[path] = bytes }
        return bytes
    }

    /// Returns one key for a file, whichever path leads to it: projects name files by absolute paths.
    private func key(_ path: String) -> String {
        // The meaning of `..` after a folder depends on links.
        let names = path.split(separator: "/").drop { $0 == "." || $0 == ".." }
        return names.contains("..") ? path : folders.absolute(path)
    }
}
