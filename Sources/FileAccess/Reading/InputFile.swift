/// Reading inputs.
package enum InputFile {
    /// The largest file that is read, in bytes: as much as a property list may have.
    package static let sizeLimit = 256 * 1_048_576

    /// Why an input could not be read, in the words of a message.
    package struct Failure: Error {
        package var message: String

        package init(message: String) { self.message = message }
    }

    /// The bytes of a file that the command line names, and without which there is nothing to do.
    package static func readNamed(_ path: String) throws(CommandFailure) -> [UInt8] {
        do { return try read(path) } catch { throw .cannotRead(path: path, reason: error.message) }
    }

    /// The bytes of a file. `-` stands for standard input.
    ///
    /// Folders and devices are refused; a pipe is read to its end. A file of more than the limit is
    /// refused before it fills memory.
    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        let file: FileDescriptor
        if path == "-" {
            file = FileDescriptor(0)
        } else {
            do {
                // A named pipe without a writer would block opening; reading then waits, as everybody expects of a pipe.
                file = try FileDescriptor(opening: path, O_RDONLY | O_CLOEXEC)
            } catch {
                throw Failure(message: error.message)
            }
        }
        defer { if path != "-" { file.close() } }
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw Failure(message: SystemError.last.message) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw Failure(message: "it is a folder")
        case S_IFBLK: throw Failure(message: "it is a device")
        case S_IFCHR where path != "-": throw Failure(message: "it is a device")
        default: break
        }
        do {
            let limit = sizeLimit
            if let bytes = try file.readAll(expecting: Int(status.st_size), limit: limit) { return bytes }
            throw Failure(message: "it is larger than \(limit / 1_048_576) MiB")
        } catch let error as SystemError {
            throw Failure(message: error.message)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(message: "\(error)")
        }
    }
}
