import CLibrary

/// Reads input files. Every file that the tool reads is opened here.
package enum InputFile {
    /// The maximum size of a file in bytes, which is also the limit for property lists.
    package static let sizeLimit = 256 * 1_048_576

    /// Reads a required file named on the command line.
    package static func readNamed(_ path: String) throws(CommandFailure) -> [UInt8] {
        do { return try read(path) } catch {
            throw .cannotRead(path: path, reason: error.code == ENOENT ? FileFailure.noSuchFile(path) : error.message)
        }
    }

    /// Reads a file that the user named. `-` means standard input.
    ///
    /// Refuses folders and devices; reads a pipe to its end. Enforces the limit while reading, whatever size the file
    /// had when opened.
    package static func read(_ path: String, limit: Int = sizeLimit) throws(FileFailure) -> [UInt8] {
        Progress.note("reading", path)
        if path == "-" { return try contents(of: FileDescriptor(0), isStandardInput: true, limit) }
        // Opening a named pipe blocks until it has a writer, as users expect.
        let file = try FileDescriptor(opening: path, O_RDONLY | O_CLOEXEC)
        defer { file.close() }
        return try contents(of: file, limit)
    }

    /// Reads a file that the user did not name: one found by searching, or next to such a file.
    ///
    /// Reads regular files only and never blocks, because a pipe or device can be anywhere.
    ///
    /// - Parameter boundary: The limit for links to the file; `nil` if a project lists the file.
    package static func readFound(
        _ path: String,
        within boundary: LinkBoundary?,
        limit: Int = sizeLimit
    ) throws(FileFailure) -> [UInt8] {
        Progress.note("reading", path)
        let target = try boundary?.target(of: path)
        // Merely opening a device can have side effects.
        guard DefinitionSearch.kind(of: path) != .other || !DefinitionSearch.exists(path) else { throw .noFile }
        // If the file has since become a link or a pipe, neither follow it nor wait for it.
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (target == nil ? 0 : O_NOFOLLOW)
        let file = try FileDescriptor(opening: target ?? path, flags)
        defer { file.close() }
        guard try [S_IFREG, S_IFDIR].contains(file.status().kind) else { throw .noFile }
        return try contents(of: file, limit)
    }

    private static func contents(
        of file: FileDescriptor,
        isStandardInput: Bool = false,
        _ limit: Int
    ) throws(FileFailure) -> [UInt8] {
        let status = try file.status()
        switch status.kind {
        case S_IFDIR: throw .isFolder
        case S_IFBLK: throw FileFailure(message: "it is a device")
        case S_IFCHR where !isStandardInput: throw FileFailure(message: "it is a device")
        case S_IFREG where status.st_size > limit: throw .tooLarge(limit)
        default: return try file.readAll(expecting: Int(status.st_size), limit: limit)
        }
    }
}
