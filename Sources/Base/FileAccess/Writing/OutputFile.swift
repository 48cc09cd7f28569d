import CLibrary
import Diagnostics

/// Writes outputs so that no one ever sees a partial file.
package enum OutputFile {
    /// Returns the current contents of a file, or `nil` if it does not exist. Throws if it exists but cannot be read,
    /// so that it is not overwritten.
    package static func current(
        _ path: String,
        within boundary: LinkBoundary? = nil
    ) throws(CommandFailure) -> [UInt8]? {
        do throws(FileFailure) { _ = try boundary?.destination(of: path) } catch {
            throw .cannotWrite(path: path, reason: error.message)
        }
        if status(of: path) != nil { return try InputFile.readNamed(path) }
        let error = FileFailure.last
        if error.code == ENOENT || error.code == ENOTDIR { return nil }
        throw .cannotRead(path: path, reason: error.message)
    }

    /// Whether the name is taken, including by an unreadable file or a broken link.
    package static func isTaken(_ path: String) -> Bool {
        status(of: path, followingLinks: false) != nil || errno != ENOENT
    }

    /// Makes `path` contain exactly `contents`. Does not touch a file that already does, so that builds see no change.
    ///
    /// Writes a new file in the same folder, then renames it atomically: readers see the old contents or the new, even
    /// if the program is killed. Follows a link and replaces or creates its target.
    ///
    /// - Parameter boundary: The folder that the user named, out of which no link may lead; `nil` if the user named the
    ///   file.
    /// - Returns: Whether the file changed.
    @discardableResult
    package static func write(
        _ contents: [UInt8],
        to named: String,
        within boundary: LinkBoundary? = nil
    ) throws(CommandFailure) -> Bool {
        try refuseDash(named)
        do throws(FileFailure) {
            let path = try boundary?.destination(of: named) ?? named
            guard let status = status(of: path) else {
                let error = FileFailure.last
                guard error.code == ENOENT else { throw error }
                try replace(targetOfLinks(path), by: contents, like: nil)
                return true
            }
            switch status.kind {
            case S_IFDIR: throw .isFolder
            case S_IFREG where !isStandardOutput(status):
                // Read the file only if its size matches.
                if Int(status.st_size) == contents.count, (try? InputFile.read(path)) == contents { return false }
                if let refusal = FileAttributes.refusal(toWrite: path, status) { throw FileFailure(message: refusal) }
                guard let target = resolved(path) else { throw .last }
                try replace(target, by: contents, like: status)
            default: try writeInPlace(contents, path, isStandardOutput: isStandardOutput(status))
            }
            return true
        } catch {
            throw .cannotWrite(path: named, reason: error.message)
        }
    }

    /// - Parameter old: The replaced file, whose metadata the new file inherits if permitted.
    private static func replace(_ target: String, by contents: [UInt8], like old: stat?) throws(FileFailure) {
        let temporary = try TemporaryFile(contents, beside: target, mode: 0o666, isDurable: false) { new in
            guard let old, let file = try? FileDescriptor(opening: target, O_RDONLY | O_CLOEXEC) else { return }
            _ = FileAttributes(file: file, status: old).copy(to: new)
            file.close()
        }
        guard rename(temporary.path, target) == 0 else {
            let error = FileFailure.last
            temporary.remove()
            throw error
        }
        EndingSignals.cancelRemoval()
    }

    /// Appends to a file, creating it if necessary. Neither waits for nor writes to a pipe.
    ///
    /// - Returns: The reason for a failure as message text, or `nil` on success.
    package static func append(_ contents: [UInt8], to path: String) -> String? {
        do throws(FileFailure) {
            let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
            let file = try FileDescriptor(opening: path, flags, mode: 0o666)
            defer { file.close() }
            guard try file.status().kind == S_IFREG else { throw .noFile }
            try file.write(contents)
            return nil
        } catch {
            return error.message
        }
    }

    /// Throws if a path takes a dash for a name of standard output.
    static func refuseDash(_ path: String) throws(CommandFailure) {
        guard path == "-" || path.hasPrefix("-/") else { return }
        throw .cannotWrite(path: "-", reason: "no option names standard output; write './-' for a file")
    }

    /// Creates a folder and any missing parents.
    package static func makeFolder(_ path: String) throws(CommandFailure) {
        try refuseDash(path)
        if path.isEmpty || mkdir(path, 0o777) == 0 { return }
        let error = FileFailure.last
        if error.code == EEXIST {
            if DefinitionSearch.isFolder(path) { return }
            throw .cannotWrite(path: path, reason: "it is not a folder")
        }
        let parent = Path.folder(of: path)
        guard error.code == ENOENT, parent != path, !parent.isEmpty else {
            throw .cannotWrite(path: path, reason: error.message)
        }
        try makeFolder(parent)
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw .cannotWrite(path: path, reason: FileFailure.last.message) }
    }

    /// Writes to a pipe or device, which cannot be replaced. Standard output (`/dev/stdout`) must not be replaced
    /// either, because other output goes there too.
    private static func writeInPlace(_ contents: [UInt8], _ path: String, isStandardOutput: Bool) throws(FileFailure) {
        if isStandardOutput { return try FileDescriptor(STDOUT_FILENO).write(contents) }
        let file = try FileDescriptor(opening: path, O_WRONLY | O_CLOEXEC)
        defer { file.close() }
        try file.write(contents)
    }

    private static func isStandardOutput(_ status: stat) -> Bool {
        guard let output = try? FileDescriptor(STDOUT_FILENO).status() else { return false }
        return output.st_dev == status.st_dev && output.st_ino == status.st_ino
    }

    /// Returns a path without links. If `nil`, `errno` says why. An empty path means the working folder.
    package static func resolved(_ path: String) -> String? {
        guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns the path to create for a path that does not exist: the path itself, or the target of a broken link.
    static func targetOfLinks(_ path: String) throws(FileFailure) -> String {
        var target = path
        // Linux follows at most 40 links.
        for _ in 0..<40 {
            let link = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
                buffer.withMemoryRebound(to: CChar.self) { text in
                    count = text.baseAddress.map { max(0, readlink(target, $0, text.count)) } ?? 0
                }
            }
            if link.isEmpty { return target }
            let text = String(decoding: link, as: UTF8.self)
            target = text.hasPrefix("/") ? text : Path.joined(Path.folder(of: target), text)
        }
        throw FileFailure(code: ELOOP)
    }
}
