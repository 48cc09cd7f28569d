import Diagnostics

/// What the files of a run hold. Each is opened once, whatever asks for it: a second look could find something else.
///
/// Unchecked `Sendable` because a lock that the compiler knows nothing of guards what threads add.
package final class FileContents: @unchecked Sendable {
    private let mutex = Mutex()
    private var known: [String: [UInt8]] = [:]
    private let folders = ReportFolders(workingFolder: Path.workingFolder)

    package init() {}

    /// The same with other contents for some files, by path.
    package func replacing(_ others: [String: [UInt8]]) -> FileContents {
        let replaced = FileContents()
        replaced.known = mutex.locked { known }
        for (path, bytes) in others { replaced.known[key(path)] = bytes }
        return replaced
    }

    /// What a file holds that someone has named.
    package func named(_ path: String) throws(FileFailure) -> [UInt8] {
        try contents(of: path) { () throws(FileFailure) in try InputFile.read(path) }
    }

    /// What a file holds that no one has named; see `InputFile.readFound`.
    package func found(
        _ path: String,
        within boundary: LinkBoundary?,
        limit: Int = InputFile.sizeLimit
    ) throws(FileFailure) -> [UInt8] {
        try contents(of: path) { () throws(FileFailure) in
            try InputFile.readFound(path, within: boundary, limit: limit)
        }
    }

    /// What standard input holds, which has the path that messages use for it.
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

    /// One name of a file, whichever of its paths someone uses: a project names files by absolute paths.
    private func key(_ path: String) -> String {
        // What `..` means behind a folder depends on links.
        let names = path.split(separator: "/").drop { $0 == "." || $0 == ".." }
        return names.contains("..") ? path : folders.absolute(path)
    }
}
