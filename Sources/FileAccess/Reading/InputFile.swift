import CLibrary

/// Reading what comes from outside. Every file that the tool opens to read is opened here.
package enum InputFile {
    /// The largest file that is read, in bytes: as much as a property list may have.
    package static let sizeLimit = 256 * 1_048_576

    /// The bytes of a file that the command line names, and without which there is nothing to do.
    package static func readNamed(_ path: String) throws(CommandFailure) -> [UInt8] {
        do { return try read(path) } catch { throw .cannotRead(path: path, reason: error.message) }
    }

    /// The bytes of a file that someone has named. `-` stands for standard input.
    ///
    /// Folders and devices are refused; a pipe is read to its end. Reading ends where there is more than the limit, whatever
    /// size the file had when it was opened.
    package static func read(_ path: String, limit: Int = sizeLimit) throws(FileFailure) -> [UInt8] {
        if path == "-" { return try contents(of: FileDescriptor(0), isStandardInput: true, limit) }
        // A named pipe without a writer would block opening; reading then waits, as everyone expects of a pipe.
        let file = try FileDescriptor(opening: path, O_RDONLY | O_CLOEXEC)
        defer { file.close() }
        return try contents(of: file, limit)
    }

    /// The bytes of a file that no one has named: that was found by searching, or next to what was found.
    ///
    /// Only a file is read, and waited for is nothing: a pipe or a device may lie anywhere.
    ///
    /// - Parameter boundary: how far links to the file may lead; `nil` where a project says that the file belongs to it.
    package static func readFound(
        _ path: String,
        within boundary: LinkBoundary?,
        limit: Int = sizeLimit
    ) throws(FileFailure) -> [UInt8] {
        let target = try boundary?.target(of: path)
        // Even opening a device can do something.
        guard DefinitionSearch.kind(of: path) != .other || !DefinitionSearch.exists(path) else { throw .noFile }
        // What has become a link or a pipe since it was looked at is neither followed nor waited for.
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (target == nil ? 0 : O_NOFOLLOW)
        let file = try FileDescriptor(opening: target ?? path, flags)
        defer { file.close() }
        guard try [S_IFREG, S_IFDIR].contains(file.status().kind) else { throw .noFile }
        return try contents(of: file, limit)
    }

    /// Reads parts of a file that someone has named.
    package static func withParts<Value>(
        of path: String,
        _ body: (PartialFile) throws(FileFailure) -> Value
    ) throws(FileFailure) -> Value {
        let file = try FileDescriptor(opening: path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        defer { file.close() }
        let status = try file.status()
        guard status.kind == S_IFREG else { throw .noFile }
        return try body(PartialFile(file: file, size: Int(status.st_size)))
    }

    private static func contents(
        of file: FileDescriptor,
        isStandardInput: Bool = false,
        _ limit: Int
    ) throws(FileFailure) -> [UInt8] {
        let status = try file.status()
        switch status.kind {
        case S_IFDIR: throw FileFailure(message: "it is a folder")
        case S_IFBLK: throw FileFailure(message: "it is a device")
        case S_IFCHR where !isStandardInput: throw FileFailure(message: "it is a device")
        default: return try file.readAll(expecting: Int(status.st_size), limit: limit)
        }
    }
}

/// A file of which parts are read.
package struct PartialFile {
    fileprivate let file: FileDescriptor
    package let size: Int

    /// The bytes at an offset; fails where there are not so many.
    package func bytes(at offset: Int, count: Int) throws(FileFailure) -> [UInt8] {
        guard offset >= 0, count >= 0, count <= size, offset <= size - count else { throw .endsEarly }
        return try file.read(at: offset, count: count)
    }
}
