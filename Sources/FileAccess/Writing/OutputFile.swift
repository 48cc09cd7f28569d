import CLibrary
import Diagnostics

/// Writing outputs so that no one ever sees half of one.
package enum OutputFile {
    /// What stands in a file now; `nil` when there is none. What is there and cannot be read is a failure to tell, not a
    /// file to write over.
    package static func current(_ path: String) throws(CommandFailure) -> [UInt8]? {
        if status(of: path) != nil { return try InputFile.readNamed(path) }
        let error = FileFailure.last
        if error.code == ENOENT || error.code == ENOTDIR { return nil }
        throw .cannotRead(path: path, reason: error.message)
    }

    /// Whether the name is taken, also by a file that may not be read or a link to nowhere.
    package static func isTaken(_ path: String) -> Bool {
        status(of: path, followingLinks: false) != nil || errno != ENOENT
    }

    /// Makes `path` hold exactly `contents`. A file that already does is not touched, so that builds see no change.
    ///
    /// The bytes go to a new file in the same folder, which then takes the old one's name in one step: anyone who reads sees
    /// the old contents or the new, also when the program is killed. A link is followed, and the file that it leads to replaced,
    /// or made when there is none yet.
    ///
    /// - Returns: whether the file has changed.
    @discardableResult
    package static func write(_ contents: [UInt8], to path: String) throws(CommandFailure) -> Bool {
        do throws(FileFailure) {
            guard let status = status(of: path) else {
                let error = FileFailure.last
                guard error.code == ENOENT else { throw error }
                try replace(targetOfLinks(path), by: contents, like: nil)
                return true
            }
            switch status.kind {
            case S_IFDIR: throw FileFailure(message: "it is a folder")
            case S_IFREG where !isStandardOutput(status):
                // Only a file of the same size is worth reading.
                if Int(status.st_size) == contents.count, (try? InputFile.read(path)) == contents { return false }
                if let refusal = FileAttributes.refusal(toWrite: path, status) { throw FileFailure(message: refusal) }
                guard let target = resolved(path) else { throw .last }
                try replace(target, by: contents, like: status)
            default: try writeInPlace(contents, path, isStandardOutput: isStandardOutput(status))
            }
            return true
        } catch {
            throw .cannotWrite(path: path, reason: error.message)
        }
    }

    /// - Parameter old: the file that is replaced, whose attributes the new one takes over as far as it may.
    private static func replace(_ target: String, by contents: [UInt8], like old: stat?) throws(FileFailure) {
        let temporary = try TemporaryFile(contents, beside: target, mode: 0o666, isDurable: false) { new in
            guard let old, let file = try? FileDescriptor(opening: target, O_RDONLY | O_CLOEXEC) else { return }
            _ = FileAttributes(file: file, status: old).give(to: new)
            file.close()
        }
        guard rename(temporary.path, target) == 0 else {
            let error = FileFailure.last
            temporary.remove()
            throw error
        }
        EndingSignals.removeNothing()
    }

    /// Appends to a file, and makes it where there is none. A pipe is not waited for, and not written to.
    ///
    /// - Returns: why that cannot be done, in the words of a message; `nil` when it is done.
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

    /// Makes a folder and those above it, as far as they are missing.
    package static func makeFolder(_ path: String) throws(CommandFailure) {
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

    /// A pipe or a device cannot be replaced, only written to; and what standard output goes to (`/dev/stdout`) must not be,
    /// since what else is printed goes there too.
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

    /// What a path leads to, without links; `nil` when the last call says why not. An empty one is that of the working folder.
    package static func resolved(_ path: String) -> String? {
        guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Where a path leads at whose end there is nothing: itself, or what a link names that leads nowhere yet.
    static func targetOfLinks(_ path: String) throws(FileFailure) -> String {
        var target = path
        // As many links as Linux follows.
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
