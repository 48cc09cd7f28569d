import CLibrary

/// Reading what comes from outside. Every file that the tool opens to read is opened here.
package enum InputFile {
    /// The largest file that is read, in bytes: as much as a property list may have.
    package static let sizeLimit = 256 * 1_048_576

    /// Why an input could not be read, in the words of a message.
    package struct Failure: Error {
        package var message: String

        package init(message: String) { self.message = message }

        /// - Parameter limit: in bytes, of which a mebibyte is the unit.
        static func tooLarge(_ limit: Int) -> Failure {
            Failure(message: "it is larger than \(limit / 1_048_576) MiB")
        }
    }

    /// The bytes of a file that the command line names, and without which there is nothing to do.
    package static func readNamed(_ path: String) throws(CommandFailure) -> [UInt8] {
        do { return try read(path) } catch { throw .cannotRead(path: path, reason: error.message) }
    }

    /// The bytes of a file that someone has named. `-` stands for standard input.
    ///
    /// Folders and devices are refused; a pipe is read to its end. Reading ends where there is more than the limit, whatever
    /// size the file had when it was opened.
    package static func read(_ path: String, limit: Int = sizeLimit) throws(Failure) -> [UInt8] {
        if path == "-" { return try contents(of: FileDescriptor(0), isStandardInput: true, limit) }
        // A named pipe without a writer would block opening; reading then waits, as everyone expects of a pipe.
        let file = try opened(path, O_RDONLY | O_CLOEXEC)
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
    ) throws(Failure) -> [UInt8] {
        let target = try boundary?.target(of: path)
        let noFile = Failure(message: "it is not a file")
        // Even opening a device can do something.
        guard DefinitionSearch.kind(of: path) != .other || !DefinitionSearch.exists(path) else { throw noFile }
        // What has become a link or a pipe since it was looked at is neither followed nor waited for.
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (target == nil ? 0 : O_NOFOLLOW)
        let file = try opened(target ?? path, flags)
        defer { file.close() }
        guard let status = file.status, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { throw noFile }
        return try contents(of: file, limit)
    }

    /// Reads parts of a file that someone has named.
    package static func withParts<Value>(
        of path: String,
        _ body: (PartialFile) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let file = try opened(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        defer { file.close() }
        guard let status = file.status, status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(message: "it is not a file")
        }
        return try body(PartialFile(file, size: Int(status.st_size)))
    }

    private static func opened(_ path: String, _ flags: Int32) throws(Failure) -> FileDescriptor {
        do { return try FileDescriptor(opening: path, flags) } catch { throw Failure(message: error.message) }
    }

    private static func contents(
        of file: FileDescriptor,
        isStandardInput: Bool = false,
        _ limit: Int
    ) throws(Failure) -> [UInt8] {
        guard let status = file.status else { throw Failure(message: SystemError.last.message) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw Failure(message: "it is a folder")
        case S_IFBLK: throw Failure(message: "it is a device")
        case S_IFCHR where !isStandardInput: throw Failure(message: "it is a device")
        default: break
        }
        let bytes: [UInt8]?
        do throws(SystemError) {
            bytes = try file.readAll(expecting: Int(status.st_size), limit: limit)
        } catch {
            throw Failure(message: error.message)
        }
        guard let bytes else { throw .tooLarge(limit) }
        return bytes
    }
}

/// A file of which parts are read.
package struct PartialFile {
    package let size: Int
    private let file: FileDescriptor

    fileprivate init(_ file: FileDescriptor, size: Int) {
        self.file = file
        self.size = size
    }

    /// The bytes at an offset; fails where there are not so many.
    package func bytes(at offset: Int, count: Int) throws(InputFile.Failure) -> [UInt8] {
        let isInside = offset >= 0 && count >= 0 && count <= size && offset <= size - count
        guard isInside else { throw InputFile.Failure(message: "it ends too early") }
        let bytes: [UInt8]?
        do throws(SystemError) { bytes = try file.read(at: offset, count: count) } catch {
            throw InputFile.Failure(message: error.message)
        }
        guard let bytes else { throw InputFile.Failure(message: "it ends too early") }
        return bytes
    }
}
